#include "engine/citations/pmid_token.h"

#include "engine/citations/folded_characters.h"

#include <algorithm>
#include <array>

namespace cotejo
{
using namespace folded;

namespace
{
bool beginsLabel(std::string_view text, std::size_t i)
{
    constexpr auto kLabels = std::to_array<std::string_view>({"pmid", "pubmed", "pmc", "doi", "nct0"});
    return std::any_of(kLabels.begin(), kLabels.end(),
                       [&](std::string_view label) { return startsWith(text, i, label); });
}
} // namespace

PmidToken readPmidToken(std::string_view text, std::size_t i)
{
    PmidToken token{i, i, 0, 0, 0};
    while (token.end < text.size() && isWord(text[token.end])) {
        const char c = text[token.end];
        if (token.digits > 0 && isLetter(c) && beginsLabel(text, token.end))
            break;
        if (isDigit(c)) {
            ++token.digits;
            token.significant += token.significant > 0 || c != '0' ? 1U : 0U;
        } else {
            ++token.letters;
        }
        ++token.end;
    }
    return token;
}

std::size_t groupedEnd(std::string_view text, const PmidToken& token)
{
    if (!token.isNumber() || token.digits > 3)
        return token.end;
    const char join = at(text, token.end);
    if (join != ' ' && join != ',' && join != '.' && join != '\'')
        return token.end;
    std::size_t end = token.end;
    std::size_t groups = 0;
    while (at(text, end) == join && digitsEnd(text, end + 1) == end + 4 && !isLetter(at(text, end + 4))) {
        end += 4;
        ++groups;
    }
    return groups >= 2 || (groups == 1 && join == ',') ? end : token.end;
}

std::size_t hyphenatedEnd(std::string_view text, const PmidToken& token)
{
    std::size_t end = token.end;
    while (at(text, end) == '-' && isDigit(at(text, end + 1)))
        end = digitsEnd(text, end + 1);
    return end;
}

bool isDecimal(std::string_view text, const PmidToken& token)
{
    return at(text, token.end) == '.' && isDigit(at(text, token.end + 1));
}

bool standsAlone(std::string_view text, const PmidToken& token)
{
    constexpr std::string_view kJoins = "/.-+=?&%@#$\\:";
    const char left = before(text, token.begin);
    const char right = at(text, token.end);
    if (isWord(left) || isWord(right) || right == '%' || right == '/' || right == '@' || right == '-')
        return false;
    if (kJoins.find(left) != std::string_view::npos && left != ':' && left != '#')
        return false;
    if (left == ',' && isDigit(before(text, token.begin - 1)) && token.digits == 3)
        return false;
    return !isDecimal(text, token) && groupedEnd(text, token) == token.end;
}

std::string withoutLeadingZeros(std::string_view digits)
{
    const std::size_t first = digits.find_first_not_of('0');
    return first == std::string_view::npos ? "0" : std::string(digits.substr(first));
}

} // namespace cotejo
