#include "engine/completeness/identifier_name.h"

#include "engine/completeness/identifier_lexicon.h"

#include <re2/re2.h>

#include <algorithm>
#include <string>

namespace cotejo
{
namespace
{
bool isLetter(char c)
{
    return c >= 'a' && c <= 'z';
}

struct Word {
    std::size_t start = 0;
    std::size_t end = 0; // hyphens and apostrophes inside belong to it, and a hyphen at a line's end
};

Word wordAt(const std::string& text, std::size_t at)
{
    Word word{at, at};
    while (word.end < text.size()) {
        const std::string_view next = std::string_view(text).substr(word.end, 3);
        const bool inside = (next[0] == '-' || next[0] == '\'') && word.end > at;
        if (isLetter(next[0]) || (inside && next.size() > 1 && isLetter(next[1])))
            ++word.end;
        else if (inside && next.size() > 2 && next[1] == '\n' && isLetter(next[2]))
            word.end += 2;
        else
            break;
    }
    return word;
}

bool capitalised(const IdentifierText& text, const Word& word)
{
    if (text.shouts(word.start))
        return word.end - word.start > 1;
    if (text.caseAt(word.start) != IdentifierText::Case::upper)
        return false;
    // "Rosa" and "ROSA PÉREZ" are names; "AR" and "DM2" in a line with small letters are not.
    const std::size_t length = word.end - word.start;
    const bool small =
        text.caseAt(word.start + 1 < word.end ? word.start + 1 : word.start) == IdentifierText::Case::lower;
    return small || length >= 4;
}

std::size_t skipSeparators(const std::string& text, std::size_t at)
{
    static const RE2 kSeparators(R"( *(?:\(a\)|\(s\))?[ .]*[:,(=-]? *\|? *)");
    re2::StringPiece group[1];
    if (kSeparators.Match(text, at, text.size(), RE2::ANCHOR_START, group, 1))
        return at + group[0].size();
    return at;
}

std::optional<std::size_t> skipTitle(const std::string& text, std::size_t at)
{
    static const RE2 kTitle(patternOf(IdentifierLexicon::embedded().titles) +
                            R"((?:[ .]+|\b)(?:\(a\))? *:? *)");
    re2::StringPiece group[1];
    if (!kTitle.Match(text, at, text.size(), RE2::ANCHOR_START, group, 1))
        return std::nullopt;
    const std::size_t end = at + group[0].size();
    // "dr" must not be cut off the front of a longer word.
    return isLetter(text[end - 1]) ? std::nullopt : std::optional(end);
}

std::optional<TextSpan> initialsAt(const IdentifierText& text, std::size_t at)
{
    static const RE2 kInitials(R"(([a-z](?:\. ?[a-z]){1,4}\.?)(?:$|[^a-z]))");
    re2::StringPiece groups[2];
    if (!kInitials.Match(text.folded(), at, text.folded().size(), RE2::ANCHOR_START, groups, 2) ||
        text.caseAt(at) != IdentifierText::Case::upper)
        return std::nullopt;
    return TextSpan{at, at + groups[1].size()};
}
} // namespace

std::optional<NameRead> readName(const IdentifierText& text, std::size_t from, bool small)
{
    const IdentifierLexicon& lexicon = IdentifierLexicon::embedded();
    const std::string& folded = text.folded();
    NameRead read;
    std::size_t at = skipSeparators(folded, from);
    for (int titles = 0; titles < 3; ++titles) { // "Méd. Res. Karla Sosa"
        const auto after = skipTitle(folded, at);
        if (!after)
            break;
        read.titled = true;
        at = *after;
    }
    static const RE2 kBetween(patternOf(lexicon.betweenLabelAndName) + " +(?:de nombre +)?");
    re2::StringPiece between[1];
    if (kBetween.Match(folded, at, folded.size(), RE2::ANCHOR_START, between, 1))
        at += between[0].size();
    if (const auto initials = initialsAt(text, at)) {
        read.span = *initials;
        read.words = 2;
        read.initials = true;
        return read;
    }
    read.span = {at, at};
    while (at < folded.size() && isLetter(folded[at]) && read.words < (small ? 4U : 6U)) {
        const Word word = wordAt(folded, at);
        const std::string_view letters = std::string_view(folded).substr(word.start, word.end - word.start);
        const bool particle = lexicon.particles.contains(letters) && (read.words > 0 || letters.size() > 2);
        if (read.words == 0 && letters.size() <= 2 && lexicon.particles.contains(letters))
            break; // "RESIDENTE DE GUANAJUATO"
        if (!particle || text.caseAt(word.start) == IdentifierText::Case::upper) {
            const bool abbreviated = word.end - word.start == 1 && word.end < folded.size() &&
                                     folded[word.end] == '.' &&
                                     text.caseAt(word.start) == IdentifierText::Case::upper;
            if (!particle && lexicon.notNames.contains(letters))
                break;
            if (!particle && !abbreviated && !capitalised(text, word) && !(small && letters.size() > 2))
                break;
            if (!particle || read.words > 0) {
                read.words += particle ? 0U : letters.find('-') != std::string_view::npos ? 2U : 1U;
                read.span.end = particle ? read.span.end : word.end;
            }
        }
        at = word.end;
        if (at < folded.size() && folded[at] == '.' &&
            (word.end - word.start <= 2 || lexicon.nameAbbreviations.contains(letters)))
            ++at; // "Ma. Elena", "Gpe. Arellano"
        if (at >= folded.size() || folded[at] != ' ' || (at + 1 < folded.size() && folded[at + 1] == ' '))
            break; // two blanks part columns
        ++at;
    }
    if (read.words == 0)
        return std::nullopt;
    return read;
}

} // namespace cotejo
