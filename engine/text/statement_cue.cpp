#include "engine/text/statement_cue.h"

#include "engine/base/embedded_resource.h"
#include "engine/text/lexicon_matcher.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>

namespace cotejo
{
namespace
{

constexpr std::size_t kShortestVerb = 4;

const LexiconMatcher& cueLexicon()
{
    static const Lexicon lexicon = [] {
        Lexicon cues;
        if (const auto added = cues.add("statement_cues", embeddedResource("statements/statement_cues.json"));
            !added) {
            std::fprintf(stderr, "statement_cues: %s\n", added.error().detail.c_str());
            std::abort();
        }
        return cues;
    }();
    static const LexiconMatcher matcher(lexicon);
    return matcher;
}

std::optional<StatementCueKind> kindOf(std::string_view id)
{
    constexpr std::array<std::pair<std::string_view, StatementCueKind>, 9> kKinds = {
        {{"proposal", StatementCueKind::proposal},
         {"keep", StatementCueKind::keep},
         {"condition", StatementCueKind::condition},
         {"general", StatementCueKind::general},
         {"compare_before", StatementCueKind::compare_before},
         {"compare_after", StatementCueKind::compare_after},
         {"use", StatementCueKind::use},
         {"fact", StatementCueKind::fact},
         {"connector", StatementCueKind::connector}}};
    for (const auto& [name, kind] : kKinds)
        if (name == id)
            return kind;
    return std::nullopt;
}

bool endsWith(std::string_view word, std::string_view ending)
{
    return word.size() > ending.size() && word.substr(word.size() - ending.size()) == ending;
}

// By its ending and the accent on it.
std::optional<StatementCueKind> verbKind(const FoldedText& text, std::string_view original,
                                         const FoldedRange& range)
{
    const std::string_view word = text.view().substr(range.begin, range.length());
    const auto accented = [&](std::size_t fromEnd) {
        const std::size_t at = range.end - fromEnd;
        return text.accentedAt({at, at + 1}, original);
    };
    if (word.size() < kShortestVerb)
        return std::nullopt;
    if (word.back() == 'o' && accented(1))
        return StatementCueKind::use;
    if ((endsWith(word, "ra") && accented(1)) || (endsWith(word, "ran") && accented(2)) ||
        (endsWith(word, "remos") && !accented(5) && word.size() > 7) ||
        (endsWith(word, "ria") && accented(2)) || (endsWith(word, "rian") && accented(3)))
        return StatementCueKind::proposal;
    return std::nullopt;
}

} // namespace

std::vector<StatementCue> findStatementCues(const FoldedText& text, std::string_view original)
{
    std::vector<StatementCue> cues;
    std::vector<FoldedRange> noVerbs;
    for (const auto& match : cueLexicon().find(text)) {
        const LexiconEntry& entry = cueLexicon().lexicon().entries()[match.entry];
        const auto kind = kindOf(entry.id);
        if (!kind)
            noVerbs.push_back(match.range);
        else if (!(match.range.length() == 2 && *kind == StatementCueKind::condition &&
                   text.accentedAt(match.range, original))) // "sí"
            cues.push_back({*kind, match.range, entry.attribute("form") == "infinitive"});
    }
    const std::string_view words = text.view();
    for (std::size_t begin = 0; begin < words.size();) {
        if (!TextCursor::isLetter(words[begin])) {
            ++begin;
            continue;
        }
        std::size_t end = begin;
        while (end < words.size() && TextCursor::isWord(words[end]))
            ++end;
        const FoldedRange range{begin, end};
        const bool none =
            std::binary_search(noVerbs.begin(), noVerbs.end(), range,
                               [](const FoldedRange& a, const FoldedRange& b) { return a.begin < b.begin; });
        if (const auto kind = none ? std::nullopt : verbKind(text, original, range))
            cues.push_back({*kind, range, false});
        begin = end;
    }
    std::stable_sort(cues.begin(), cues.end(), [](const StatementCue& a, const StatementCue& b) {
        return a.range.begin < b.range.begin;
    });
    return cues;
}

} // namespace cotejo
