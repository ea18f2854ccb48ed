#include "engine/completeness/identifier_credentials.h"

#include "engine/completeness/identifier_lexicon.h"

#include <re2/re2.h>

#include <optional>
#include <string>

namespace cotejo
{
namespace
{

constexpr int kMostNames = 5;

bool isNameLetter(char c)
{
    return (c >= 'a' && c <= 'z') || c == '-';
}

// Reads capital words and initials backwards from `end`.
std::optional<TextSpan> nameBefore(const IdentifierText& text, std::size_t end)
{
    const std::string& folded = text.folded();
    const IdentifierLexicon& lexicon = IdentifierLexicon::embedded();
    std::size_t begin = end;
    int names = 0;
    bool full = false;
    for (std::size_t at = end; at > 0 && names < kMostNames;) {
        const bool stop = folded[at - 1] == '.';
        const std::size_t wordEnd = stop ? at - 1 : at;
        std::size_t word = wordEnd;
        while (word > 0 && isNameLetter(folded[word - 1]))
            --word;
        const std::string_view letters = std::string_view(folded).substr(word, wordEnd - word);
        const bool particle = lexicon.particles.contains(letters);
        const bool capital = !letters.empty() && text.caseAt(word) == IdentifierText::Case::upper;
        if (letters.empty() || (stop && letters.size() > 2) || (!particle && !capital) ||
            lexicon.notNames.contains(letters))
            break;
        if (!particle) {
            begin = word;
            ++names;
            names += letters.find('-') != std::string_view::npos ? 1 : 0;
            full = full || letters.size() > 2;
        }
        if (word == 0 || folded[word - 1] != ' ')
            break;
        at = word - 1;
    }
    return names >= 2 && full ? std::optional(TextSpan{begin, end}) : std::nullopt;
}

} // namespace

std::vector<Identifier> identifiersByCredential(const IdentifierText& text)
{
    static const RE2 kCredential("( *, *)" + patternOf(IdentifierLexicon::embedded().credentials) +
                                 "(?:$|[^a-z0-9])");
    std::vector<Identifier> found;
    const std::string& folded = text.folded();
    re2::StringPiece groups[2];
    for (std::size_t from = 0; from < folded.size() &&
                               kCredential.Match(folded, from, folded.size(), RE2::UNANCHORED, groups, 2);) {
        const auto comma = static_cast<std::size_t>(groups[1].data() - folded.data());
        from = comma + groups[1].size();
        if (const auto name = nameBefore(text, comma))
            found.push_back({IdentifierKind::nombre_medico, *name});
    }
    return found;
}

} // namespace cotejo
