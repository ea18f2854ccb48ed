#include "engine/text/lexicon_matcher.h"

#include "engine/base/embedded_resource.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace cotejo
{
namespace
{

constexpr std::uint8_t kNeither = 0;
constexpr std::uint8_t kDigit = 1;
constexpr std::uint8_t kLetter = 2;

constexpr std::array<std::uint8_t, 256> kKinds = [] {
    std::array<std::uint8_t, 256> kinds{};
    for (std::size_t c = 0; c < kinds.size(); ++c)
        kinds[c] = c >= '0' && c <= '9' ? kDigit : (c >= 'a' && c <= 'z') || (c >= 0x80) ? kLetter : kNeither;
    return kinds;
}();

std::uint8_t kindOf(char c)
{
    return kKinds[static_cast<unsigned char>(c)];
}
char blankAsSpace(char c)
{
    return c == '\n' || c == '\t' ? ' ' : c;
}

// Sorted by begin, the longest first.
void dropCovered(std::vector<LexiconMatch>& matches, const std::vector<bool>& uncovering)
{
    FoldedRange cover;
    std::size_t kept = 0;
    for (const LexiconMatch& match : matches) {
        const bool repeated =
            kept > 0 && matches[kept - 1].range == match.range && matches[kept - 1].entry == match.entry;
        if (repeated || (cover.contains(match.range) && cover != match.range))
            continue;
        if (match.range.end > cover.end && !uncovering[match.entry])
            cover = match.range;
        matches[kept++] = match;
    }
    matches.resize(kept);
}

} // namespace

LexiconMatcher::LexiconMatcher(const Lexicon& lexicon) : m_lexicon(lexicon)
{
    std::uint8_t letters = 0;
    std::vector<std::string> spelled;
    std::vector<std::uint32_t> order;
    m_uncovering.reserve(lexicon.entries().size());
    std::vector<bool> unmatched;
    for (const LexiconEntry& entry : lexicon.entries()) {
        m_uncovering.push_back(entry.attribute("covers") == "no");
        unmatched.push_back(entry.attribute("matched") == "no");
    }
    spelled.reserve(lexicon.terms().size());
    for (const LexiconTerm& term : lexicon.terms()) {
        std::string& word = spelled.emplace_back(term.folded);
        std::transform(word.begin(), word.end(), word.begin(), blankAsSpace);
        if (unmatched[term.entry] || word.empty())
            continue;
        order.push_back(static_cast<std::uint32_t>(spelled.size() - 1));
        for (const char c : word) {
            std::uint8_t& number = m_letters[static_cast<unsigned char>(c)];
            if (number == 0)
                number = ++letters;
        }
    }
    m_letters[static_cast<unsigned char>('\n')] = m_letters[static_cast<unsigned char>('\t')] =
        m_letters[static_cast<unsigned char>(' ')];
    m_width = static_cast<std::size_t>(letters) + 1;
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        const int compared = spelled[a].compare(spelled[b]);
        return compared != 0 ? compared < 0 : a < b;
    });
    std::vector<std::string_view> sorted;
    sorted.reserve(order.size());
    m_terms.reserve(order.size());
    for (const std::uint32_t number : order) {
        const LexiconTerm& term = lexicon.terms()[number];
        sorted.push_back(spelled[number]);
        m_terms.push_back({static_cast<std::uint32_t>(term.entry), term.stem, term.capital,
                           term.glued || term.folded.size() >= 3});
    }
    grow(sorted);
    widenTop();
    noteBeginnings(sorted);
}

// Level by level: a node is the run of sorted terms that begin alike.
void LexiconMatcher::grow(const std::vector<std::string_view>& sorted)
{
    struct Run {
        std::uint32_t begin;
        std::uint32_t end;
    };
    std::vector<Run> level = {{0, static_cast<std::uint32_t>(sorted.size())}};
    m_nodes.emplace_back();
    m_letterOf.push_back(0);
    std::size_t first = 0;
    for (std::size_t depth = 0; !level.empty(); ++depth) {
        std::vector<Run> below;
        const std::size_t next = m_nodes.size();
        for (std::size_t i = 0; i < level.size(); ++i) {
            Node node;
            node.firstTerm = level[i].begin;
            std::uint32_t at = level[i].begin;
            while (at < level[i].end && sorted[at].size() == depth)
                ++at;
            node.terms = static_cast<std::uint16_t>(at - level[i].begin);
            node.firstChild = static_cast<std::uint32_t>(next + below.size());
            while (at < level[i].end) {
                const std::uint32_t begin = at;
                const char letter = sorted[at][depth];
                while (at < level[i].end && sorted[at][depth] == letter)
                    ++at;
                below.push_back({begin, at});
                m_letterOf.push_back(m_letters[static_cast<unsigned char>(letter)]);
            }
            node.children = static_cast<std::uint16_t>(next + below.size() - node.firstChild);
            m_nodes[first + i] = node;
        }
        m_nodes.resize(next + below.size());
        first = next;
        level = std::move(below);
    }
    m_letterOf.resize(m_letterOf.size() + 8, 0); // child() reads eight at a time
}

void LexiconMatcher::widenTop()
{
    const std::size_t nodes = std::size_t{1} + m_nodes.front().children;
    m_top.assign(nodes * m_width, 0);
    for (std::size_t i = 0; i < nodes; ++i)
        for (std::uint32_t k = 0; k < m_nodes[i].children; ++k) {
            const std::uint32_t below = m_nodes[i].firstChild + k;
            m_top[i * m_width + m_letterOf[below]] = below;
        }
}

namespace
{
std::size_t beginningOf(std::uint32_t letters)
{
    return (letters * 0x9E3779B1U) >> 17U;
}
} // namespace

void LexiconMatcher::noteBeginnings(const std::vector<std::string_view>& sorted)
{
    for (const std::string_view word : sorted) {
        std::uint32_t letters = 0;
        for (std::size_t i = 0; i < std::min<std::size_t>(word.size(), 4); ++i)
            letters |= std::uint32_t{m_letters[static_cast<unsigned char>(word[i])]} << (8U * i);
        m_beginnings[word.size() <= 2 ? 0 : word.size() == 3 ? 1 : 2].set(beginningOf(letters));
    }
}

// Most words of a text begin no term; their first letters tell without a walk. Never false where one does.
bool LexiconMatcher::mayBegin(std::string_view folded, std::size_t begin) const
{
    if (begin + 4 > folded.size())
        return true;
    const auto letterAt = [&](std::size_t i) {
        return std::uint32_t{m_letters[static_cast<unsigned char>(folded[begin + i])]};
    };
    const std::uint32_t one = letterAt(0);
    const std::uint32_t two = one | letterAt(1) << 8U;
    const std::uint32_t three = two | letterAt(2) << 16U;
    const std::uint32_t four = three | letterAt(3) << 24U;
    return m_beginnings[2].test(beginningOf(four)) || m_beginnings[1].test(beginningOf(three)) ||
           m_beginnings[0].test(beginningOf(two)) || m_beginnings[0].test(beginningOf(one));
}

std::uint32_t LexiconMatcher::child(std::uint32_t node, std::uint8_t letter) const
{
    // Eight children at a time: the lowest byte without a bit set is the letter.
    constexpr std::uint64_t kLow = 0x0101010101010101U;
    constexpr std::uint64_t kHigh = 0x8080808080808080U;
    const Node& from = m_nodes[node];
    const std::uint8_t* letters = m_letterOf.data() + from.firstChild;
    if (from.children <= 1) // the tails of words
        return from.children == 1 && letters[0] == letter ? from.firstChild : 0;
    for (std::uint32_t k = 0; k < from.children; k += 8) {
        std::uint64_t eight = 0;
        for (unsigned i = 0; i < 8; ++i)
            eight |= std::uint64_t{letters[k + i]} << (8U * i);
        const std::uint64_t unlike = eight ^ (kLow * letter);
        const std::uint64_t alike = (unlike - kLow) & ~unlike & kHigh;
        if (alike == 0)
            continue;
        const std::uint32_t place = k + static_cast<std::uint32_t>(std::countr_zero(alike)) / 8U;
        return place < from.children ? from.firstChild + place : 0;
    }
    return 0;
}

void LexiconMatcher::offer(const FoldedText& text, FoldedRange range, const Node& node,
                           std::vector<LexiconMatch>& matches) const
{
    const std::string_view folded = text.view();
    const std::uint8_t before = range.begin > 0 ? kindOf(folded[range.begin - 1]) : kNeither;
    const std::uint8_t first = kindOf(folded[range.begin]);
    const std::uint8_t last = kindOf(folded[range.end - 1]);
    const std::uint8_t after = range.end < folded.size() ? kindOf(folded[range.end]) : kNeither;
    const bool opens = before == kNeither || first == kNeither;
    const bool closes = last == kNeither || after == kNeither;
    for (std::uint32_t i = node.firstTerm; i < node.firstTerm + node.terms; ++i) {
        const Term& term = m_terms[i];
        if (!opens && !(term.meetsDigit && (before == kDigit) != (first == kDigit)))
            continue;
        FoldedRange found = range;
        if (!closes && !(term.meetsDigit && (after == kDigit) != (last == kDigit))) {
            if (!term.stem)
                continue;
            for (std::size_t steps = 0;
                 found.end < folded.size() && kindOf(folded[found.end]) == kLetter && steps < 64; ++steps)
                ++found.end;
        }
        if (term.capital && !text.mostlyUpper() && !text.upperAt(range.begin))
            continue;
        matches.push_back({found, term.entry});
    }
}

std::vector<LexiconMatch> LexiconMatcher::find(const FoldedText& text) const
{
    std::vector<LexiconMatch> matches;
    const std::string_view folded = text.view();
    const auto letterAt = [&](std::size_t i) { return m_letters[static_cast<unsigned char>(folded[i])]; };
    std::uint8_t before = kNeither;
    for (std::size_t begin = 0; begin < folded.size(); ++begin) {
        const std::uint8_t kind = kindOf(folded[begin]);
        const bool inside = kind == before && kind != kNeither;
        before = kind;
        if (inside || !mayBegin(folded, begin))
            continue;
        std::uint32_t node = m_top[letterAt(begin)];
        if (node == 0)
            continue;
        const std::size_t first = matches.size();
        std::size_t end = begin + 1;
        while (true) {
            if (m_nodes[node].terms > 0)
                offer(text, {begin, end}, m_nodes[node], matches);
            if (end >= folded.size())
                break;
            const std::uint8_t letter = letterAt(end);
            node = end == begin + 1 ? m_top[node * m_width + letter] : child(node, letter);
            if (node == 0)
                break;
            ++end;
        }
        if (matches.size() - first > 1)
            std::sort(matches.begin() + static_cast<std::ptrdiff_t>(first), matches.end(),
                      [](const LexiconMatch& a, const LexiconMatch& b) {
                          return a.range.end != b.range.end ? a.range.end > b.range.end : a.entry < b.entry;
                      });
    }
    dropCovered(matches, m_uncovering);
    return matches;
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
