#include "engine/citations/number_before_label.h"

#include "engine/citations/folded_characters.h"
#include "engine/citations/pmid_list.h"
#include "engine/citations/pmid_token.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
using namespace folded;

constexpr std::size_t kMostWords = 6;
constexpr auto kVerbs =
    std::to_array<std::string_view>({"es", "son", "fue", "fueron", "era", "eran", "is", "are", "was", "were",
                                     "como", "as", "corresponde", "corresponden", "being"});
constexpr auto kFillers = std::to_array<std::string_view>(
    {"el",  "la",    "los", "las", "su",     "sus",     "un",     "unos",          "the", "a",
     "its", "their", "al",  "de",  "numero", "numeros", "number", "identificador", "id",  "codigo"});
constexpr auto kJoins = std::to_array<std::string_view>({"y", "e", "and", "o", "or", "u"});

template <std::size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N>& words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::size_t wordBegin(std::string_view text, std::size_t end)
{
    constexpr std::size_t kLongest = 16;
    std::size_t begin = end;
    while (begin > 0 && end - begin < kLongest && isLetter(text[begin - 1]))
        --begin;
    return begin;
}

std::size_t numberBegin(std::string_view text, std::size_t end)
{
    constexpr std::size_t kLongest = 20;
    std::size_t begin = end;
    while (begin > 0 && end - begin < kLongest && isDigit(text[begin - 1]))
        --begin;
    return begin;
}

// Walks from a label to the number before it.
struct Backward {
    std::size_t i = 0; // the number's end
    bool verb = false;
    bool bracket = false;
    bool touching = true; // only blanks and marks between
};

bool walkBack(std::string_view text, Backward& way)
{
    for (std::size_t words = 0, steps = 0; way.i > 0 && words <= kMostWords && steps < 48; ++steps) {
        const char c = text[way.i - 1];
        if (isDigit(c))
            return true;
        if (isLetter(c)) {
            const std::size_t begin = wordBegin(text, way.i);
            const std::string_view word = text.substr(begin, way.i - begin);
            const bool verb = isOneOf(word, kVerbs);
            if (!verb && !isOneOf(word, kFillers))
                return false;
            way.verb = way.verb || verb;
            way.touching = false;
            way.i = begin;
            ++words;
        } else if (isBlank(c) || isMarkup(c) || c == '>') {
            --way.i;
        } else if (isOpening(c)) {
            way.bracket = true;
            --way.i;
        } else if (isClosing(c) && way.verb) {
            --way.i;
        } else {
            return false;
        }
    }
    return false;
}

bool labelEnds(std::string_view text, const PmidLabel& label)
{
    return endsThere(text, label.end) && at(text, blanksEnd(text, label.end)) != ':';
}

// The end of the number that is joined to the one beginning at `begin`; 0 where there is none.
std::size_t earlierItemEnd(std::string_view text, std::size_t begin)
{
    std::size_t i = begin;
    bool joined = false;
    for (std::size_t steps = 0; i > 0 && steps < 12; ++steps) {
        const char c = text[i - 1];
        if (isDigit(c))
            return joined ? i : 0;
        if (isLetter(c)) {
            const std::size_t from = wordBegin(text, i);
            if (!isOneOf(text.substr(from, i - from), kJoins))
                return 0;
            joined = true;
            i = from;
        } else if (c == ',' || c == ';' || c == '/') {
            joined = true;
            --i;
        } else if (isBlank(c) || isMarkup(c)) {
            --i;
        } else {
            return 0;
        }
    }
    return 0;
}
} // namespace

void takeNumbersBefore(IdentifierBoard& board, const PmidLabel& label)
{
    const std::string_view text = board.text();
    Backward way{label.begin, false, false, true};
    if (!walkBack(text, way))
        return;
    const bool said = way.verb || way.bracket || (way.touching && labelEnds(text, label));
    if (!said || (way.bracket && !isClosing(at(text, label.end)) && !way.verb))
        return;
    PmidToken token = readPmidToken(text, numberBegin(text, way.i));
    const bool plain = token.end == way.i && token.isNumber() && standsAlone(text, token);
    const bool tooLong = token.significant > 8 && way.verb && label.strong;
    if (!plain || token.significant < (way.verb && label.strong ? 6U : 7U) ||
        (token.significant > 8 && !tooLong))
        return;
    while (board.add({CitationKind::pmid, token.isPmid() ? PmidForm::number : PmidForm::malformed,
                      token.begin, token.end})) {
        const std::size_t end = earlierItemEnd(text, token.begin);
        if (end == 0)
            return;
        token = readPmidToken(text, numberBegin(text, end));
        if (token.end != end || !token.isPmid() || token.significant < 7 || !standsAlone(text, token))
            return;
    }
}

} // namespace cotejo
