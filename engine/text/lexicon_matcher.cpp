#include "engine/text/lexicon_matcher.h"

#include "engine/base/embedded_resource.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <queue>

namespace cotejo
{
namespace
{

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}
bool isWord(char c)
{
    return isDigit(c) || isLetter(c);
}
char blankAsSpace(char c)
{
    return c == '\n' || c == '\t' ? ' ' : c;
}

bool border(char outside, char inside, const LexiconTerm& term)
{
    if (!isWord(outside) || !isWord(inside))
        return true;
    return (term.glued || term.folded.size() >= 3) && isDigit(outside) != isDigit(inside);
}

std::vector<LexiconMatch> withoutCovered(std::vector<LexiconMatch> matches, const Lexicon& lexicon)
{
    std::sort(matches.begin(), matches.end(), [](const LexiconMatch& a, const LexiconMatch& b) {
        if (a.range.begin != b.range.begin)
            return a.range.begin < b.range.begin;
        return a.range.end != b.range.end ? a.range.end > b.range.end : a.entry < b.entry;
    });
    std::vector<LexiconMatch> kept;
    kept.reserve(matches.size());
    FoldedRange cover;
    for (const auto& match : matches) {
        const bool repeated =
            !kept.empty() && kept.back().range == match.range && kept.back().entry == match.entry;
        if (repeated || (cover.contains(match.range) && cover != match.range))
            continue;
        kept.push_back(match);
        if (match.range.end > cover.end && lexicon.entries()[match.entry].attribute("covers") != "no")
            cover = match.range;
    }
    return kept;
}

} // namespace

LexiconMatcher::LexiconMatcher(const Lexicon& lexicon) : m_lexicon(lexicon)
{
    std::uint8_t letters = 0;
    for (const auto& term : lexicon.terms())
        for (const char c : term.folded) {
            auto& number = m_letters[static_cast<unsigned char>(blankAsSpace(c))];
            if (number == 0)
                number = ++letters;
        }
    m_letters[static_cast<unsigned char>('\n')] = m_letters[static_cast<unsigned char>('\t')] = letter(' ');
    m_width = static_cast<std::size_t>(letters) + 1;
    m_next.assign(m_width, -1);
    m_own.emplace_back();
    for (std::size_t i = 0; i < lexicon.terms().size(); ++i)
        if (lexicon.entries()[lexicon.terms()[i].entry].attribute("matched") != "no")
            insert(i);
    link();
}

void LexiconMatcher::insert(std::size_t term)
{
    std::size_t state = 0;
    for (const char c : m_lexicon.terms()[term].folded) {
        std::int32_t& next = m_next[state * m_width + letter(c)];
        if (next < 0) {
            next = static_cast<std::int32_t>(m_own.size());
            state = m_own.size();
            m_own.emplace_back();
            m_next.resize(m_next.size() + m_width, -1);
        } else {
            state = static_cast<std::size_t>(next);
        }
    }
    m_own[state].push_back(static_cast<std::uint32_t>(term));
}

void LexiconMatcher::link()
{
    m_shorter.assign(m_own.size(), -1);
    std::vector<std::size_t> failure(m_own.size(), 0);
    std::queue<std::size_t> queue;
    for (std::size_t c = 0; c < m_width; ++c) {
        if (m_next[c] <= 0)
            m_next[c] = 0;
        else
            queue.push(static_cast<std::size_t>(m_next[c]));
    }
    while (!queue.empty()) {
        const std::size_t state = queue.front();
        queue.pop();
        const std::size_t fallback = failure[state];
        m_shorter[state] =
            m_own[fallback].empty() ? m_shorter[fallback] : static_cast<std::int32_t>(fallback);
        for (std::size_t c = 0; c < m_width; ++c) {
            std::int32_t& next = m_next[state * m_width + c];
            const std::int32_t other = m_next[fallback * m_width + c];
            if (next < 0) {
                next = other;
            } else {
                failure[static_cast<std::size_t>(next)] = static_cast<std::size_t>(other);
                queue.push(static_cast<std::size_t>(next));
            }
        }
    }
    m_nearest.resize(m_own.size());
    for (std::size_t state = 0; state < m_own.size(); ++state)
        m_nearest[state] = m_own[state].empty() ? m_shorter[state] : static_cast<std::int32_t>(state);
}

bool LexiconMatcher::accept(const FoldedText& text, const LexiconTerm& term, FoldedRange& range) const
{
    const std::string_view folded = text.view();
    if (range.begin > 0 && !border(folded[range.begin - 1], folded[range.begin], term))
        return false;
    if (range.end < folded.size() && !border(folded[range.end], folded[range.end - 1], term)) {
        if (!term.stem)
            return false;
        std::size_t steps = 0;
        while (range.end < folded.size() && isLetter(folded[range.end]) && steps++ < 64)
            ++range.end;
    }
    return !term.capital || text.mostlyUpper() || text.upperAt(range.begin);
}

std::vector<LexiconMatch> LexiconMatcher::find(const FoldedText& text) const
{
    std::vector<LexiconMatch> matches;
    const std::string_view folded = text.view();
    std::size_t state = 0;
    for (std::size_t i = 0; i < folded.size(); ++i) {
        state = static_cast<std::size_t>(m_next[state * m_width + letter(folded[i])]);
        for (std::int32_t at = m_nearest[state]; at >= 0; at = m_shorter[static_cast<std::size_t>(at)])
            for (const std::uint32_t number : m_own[static_cast<std::size_t>(at)]) {
                const LexiconTerm& term = m_lexicon.terms()[number];
                FoldedRange range{i + 1 - term.folded.size(), i + 1};
                if (accept(text, term, range))
                    matches.push_back({range, term.entry});
            }
    }
    return withoutCovered(std::move(matches), m_lexicon);
}

const LexiconMatcher& shippedLexicons()
{
    static const Lexicon lexicon = [] {
        Lexicon all;
        for (const std::string_view folder : {"lexicons/", "drugs/"})
            for (const auto name : embeddedResourceNames(folder)) {
                const auto added = all.add(name, embeddedResource(name));
                if (added || added.error().code == "lexicon.other_format")
                    continue; // a folder may hold word lists of another make
                std::fprintf(stderr, "%s: %s\n", added.error().where.c_str(), added.error().detail.c_str());
                std::abort(); // a file that ships inside the program and that a test reads
            }
        return all;
    }();
    static const LexiconMatcher matcher(lexicon);
    return matcher;
}

} // namespace cotejo
