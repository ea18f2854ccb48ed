#include "engine/citations/registry_scanner.h"

#include "engine/citations/folded_characters.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace cotejo
{
namespace
{
using namespace folded;

// A prefix and how many digits follow it. `letters`: so many letters may stand between ("jRCTs").
struct Shape {
    std::string_view prefix;
    std::size_t minDigits;
    std::size_t maxDigits;
    std::size_t letters;
};
constexpr auto kShapes = std::to_array<Shape>({{"nct", 8, 8, 0},
                                               {"isrctn", 8, 8, 0},
                                               {"actrn", 14, 14, 0},
                                               {"drks", 8, 8, 0},
                                               {"rpcec", 8, 8, 0},
                                               {"jrct", 9, 11, 2}});

std::size_t skipJoin(std::string_view text, std::size_t i)
{
    if (isDigit(at(text, i)))
        return i;
    const char c = at(text, i);
    if (c != ' ' && c != '-' && c != ':' && c != '/')
        return i;
    return c == ':' && at(text, i + 1) == ' ' ? i + 2 : i + 1;
}

std::size_t digitRun(std::string_view text, std::size_t i, std::size_t least, std::size_t most)
{
    const std::size_t end = digitsEnd(text, i);
    return end - i >= least && end - i <= most && !isWord(at(text, end)) ? end : 0;
}

std::size_t prefixedEnd(std::string_view text, std::size_t i)
{
    for (const Shape& shape : kShapes) {
        if (!startsWith(text, i, shape.prefix))
            continue;
        std::size_t digits = i + shape.prefix.size();
        for (std::size_t n = 0; n < shape.letters && isLetter(at(text, digits)); ++n)
            ++digits;
        std::size_t end = digitRun(text, skipJoin(text, digits), shape.minDigits, shape.maxDigits);
        if (end == 0 && shape.prefix == "actrn" && at(text, digits + 14) == 'p' &&
            digitsEnd(text, digits) == digits + 14)
            end = digits + 15; // a provisional number
        if (end != 0)
            return end;
    }
    return 0;
}

std::size_t chictrEnd(std::string_view text, std::size_t i)
{
    if (!startsWith(text, i, "chictr"))
        return 0;
    std::size_t end = i + 6;
    for (int part = 0; part < 3 && at(text, end) == '-' && isLetter(at(text, end + 1)); ++part) {
        ++end;
        for (int n = 0; n < 6 && isLetter(at(text, end)); ++n)
            ++end;
    }
    return digitRun(text, skipJoin(text, end), 8, 10);
}

std::size_t ctriEnd(std::string_view text, std::size_t i)
{
    if (!startsWith(text, i, "ctri") || (at(text, i + 4) != '/' && at(text, i + 4) != ' '))
        return 0;
    const std::size_t year = digitsEnd(text, i + 5);
    const std::size_t month = digitsEnd(text, year + 1);
    if (year != i + 9 || at(text, year) != '/' || at(text, month) != '/' || month < year + 3 ||
        month > year + 4)
        return 0;
    return digitRun(text, month + 1, 5, 7);
}

bool hasEuLabel(std::string_view text, std::size_t i)
{
    constexpr std::size_t kReach = 40;
    const std::size_t from = i > kReach ? i - kReach : 0;
    const std::string_view left = text.substr(from, i - from);
    return left.find("eudract") != std::string_view::npos || left.find("ctis") != std::string_view::npos ||
           left.find("eu ct") != std::string_view::npos || left.find("euct") != std::string_view::npos;
}

// EudraCT "2015-001234-12" and CTIS "2022-501234-12-00". Without a label only what no other number looks like
// counts.
std::size_t europeanEnd(std::string_view text, std::size_t i)
{
    const char left = before(text, i);
    if (left == '-' || left == '.' || digitsEnd(text, i) != i + 4 || at(text, i + 4) != '-' ||
        digitsEnd(text, i + 5) != i + 11 || at(text, i + 11) != '-' || digitsEnd(text, i + 12) != i + 14)
        return 0;
    std::size_t end = i + 14;
    const bool longForm = at(text, end) == '-' && digitsEnd(text, end + 1) == end + 3;
    if (longForm)
        end += 3;
    if (isWord(at(text, end)) || (at(text, end) == '-' && isDigit(at(text, end + 1))))
        return 0;
    int year = 0;
    std::from_chars(text.data() + i, text.data() + i + 4, year);
    const char first = text[i + 5];
    const bool plausible = year >= 2003 && year <= 2099 && (first == '0' || (first == '5' && year >= 2021));
    return plausible || hasEuLabel(text, i) ? end : 0;
}

// "EUCTR2015-001234-12-ES", "EudraCT2015-001234-12": where the number begins, 0 where there is no such name.
std::size_t behindRegistryName(std::string_view text, std::size_t i)
{
    for (const std::string_view name : {"euctr", "eudract", "euct", "ctis"}) {
        if (startsWith(text, i, name) && isDigit(at(text, i + name.size())))
            return i + name.size();
    }
    return 0;
}

std::size_t trialEnd(std::string_view text, std::size_t i)
{
    if (isDigit(text[i]))
        return europeanEnd(text, i);
    std::size_t end = prefixedEnd(text, i);
    if (end == 0)
        end = chictrEnd(text, i);
    return end != 0 ? end : ctriEnd(text, i);
}

// The digits of "PMCID: 7801234" and of old addresses stand without the prefix.
void scanPmc(IdentifierBoard& board, std::size_t i)
{
    const std::string_view text = board.text();
    std::size_t digits = i + 3;
    if (const std::size_t end = digitRun(text, digits, 3, 9); end != 0) {
        board.add({CitationKind::pmc, PmidForm::number, i, end});
        return;
    }
    if (at(text, digits) == ' ') {
        if (const std::size_t end = digitRun(text, digits + 1, 6, 9); end != 0)
            board.add({CitationKind::pmc, PmidForm::number, i, end});
        return;
    }
    if (startsWith(text, digits, "/articles/"))
        digits += 10;
    else if (at(text, digits) == '/')
        ++digits;
    else if (startsWith(text, digits, "id") || at(text, digits) == ':') {
        digits += at(text, digits) == ':' ? 0U : 2U;
        for (int n = 0;
             n < 6 && (isBlank(at(text, digits)) || isMarkup(at(text, digits)) || at(text, digits) == ':' ||
                       at(text, digits) == '=' || at(text, digits) == '#');
             ++n)
            ++digits;
    } else {
        return;
    }
    if (const std::size_t end = digitRun(text, digits, 5, 9); end != 0)
        board.add({CitationKind::pmc, PmidForm::number, digits, end});
}
} // namespace

void scanRegistryNumbers(IdentifierBoard& board)
{
    const std::string_view text = board.text();
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!isWord(text[i]) || isWord(before(text, i)))
            continue;
        const std::size_t registered = behindRegistryName(text, i);
        if (startsWith(text, i, "pmc"))
            scanPmc(board, i);
        else if (registered != 0 && europeanEnd(text, registered) != 0)
            board.add({CitationKind::trial, PmidForm::number, registered, europeanEnd(text, registered)});
        else if (const std::size_t end = trialEnd(text, i); end != 0)
            board.add({CitationKind::trial, PmidForm::number, i, end});
    }
}

} // namespace cotejo
