#include "engine/judges/text_number.h"

#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cotejo
{
namespace
{

constexpr std::array<std::pair<std::string_view, double>, 12> kNumberWords = {{{"un", 1},
                                                                               {"una", 1},
                                                                               {"dos", 2},
                                                                               {"tres", 3},
                                                                               {"cuatro", 4},
                                                                               {"cinco", 5},
                                                                               {"seis", 6},
                                                                               {"siete", 7},
                                                                               {"ocho", 8},
                                                                               {"nueve", 9},
                                                                               {"diez", 10},
                                                                               {"doce", 12}}};
constexpr std::array<std::pair<std::string_view, double>, 24> kTimeUnits = {{{"h", 1.0 / 168},
                                                                             {"hora", 1.0 / 168},
                                                                             {"horas", 1.0 / 168},
                                                                             {"hours", 1.0 / 168},
                                                                             {"hour", 1.0 / 168},
                                                                             {"d", 1.0 / 7},
                                                                             {"dia", 1.0 / 7},
                                                                             {"dias", 1.0 / 7},
                                                                             {"day", 1.0 / 7},
                                                                             {"days", 1.0 / 7},
                                                                             {"semana", 1},
                                                                             {"semanas", 1},
                                                                             {"sem", 1},
                                                                             {"sdg", 1},
                                                                             {"week", 1},
                                                                             {"weeks", 1},
                                                                             {"mes", 365.25 / 84},
                                                                             {"meses", 365.25 / 84},
                                                                             {"month", 365.25 / 84},
                                                                             {"months", 365.25 / 84},
                                                                             {"ano", 365.25 / 7},
                                                                             {"anos", 365.25 / 7},
                                                                             {"year", 365.25 / 7},
                                                                             {"years", 365.25 / 7}}};
constexpr std::array<std::string_view, 39> kLimits = {
    "meta",      "objetivo",  "menor",    "menos",    "mayor",   "mayores",  "menores", "mas de",
    "hasta",     "debajo",    "arriba",   "encima",   "sobre",   "maximo",   "minimo",  "normal",
    "limite",    "rango",     "superior", "inferior", "entre",   "supere",   "supera",  "baja de",
    "pasa de",   "pase",      "llegue",   "alcance",  "baje de", "suba de",  "below",   "above",
    "less than", "more than", "target",   "at least", "up to",   "al menos", "no pase"};
constexpr std::size_t kLookBack = 28;
constexpr std::size_t kIdentifier = 5; // digits in a row that make a name, not an amount

bool limited(std::string_view folded, std::size_t begin)
{
    const std::size_t from = begin > kLookBack ? begin - kLookBack : 0;
    std::string_view before = folded.substr(from, begin - from);
    if (const std::size_t cut = before.find_last_of(".;\n");
        cut != std::string_view::npos && cut + 1 < before.size() && !TextCursor::isDigit(before[cut + 1]))
        before.remove_prefix(cut + 1);
    if (before.find_first_of("<>") != std::string_view::npos || before.ends_with("= ") ||
        before.find("\xE2\x89\xA4") != std::string_view::npos ||
        before.find("\xE2\x89\xA5") != std::string_view::npos)
        return true;
    return std::any_of(kLimits.begin(), kLimits.end(), [&](std::string_view word) {
        const std::size_t place = before.rfind(word);
        if (place == std::string_view::npos)
            return false;
        const std::string_view after = before.substr(place + word.size());
        return std::none_of(after.begin(), after.end(), TextCursor::isDigit) &&
               after.find(',') == std::string_view::npos;
    });
}

// The word behind a number, with what a slash joins to it.
std::string unitAfter(std::string_view folded, std::size_t position)
{
    if (position < folded.size() && TextCursor::isBlank(folded[position]))
        ++position;
    if (position < folded.size() && folded[position] == '%')
        return "%";
    std::size_t end = position;
    while (
        end < folded.size() && end - position < 16 &&
        (TextCursor::isWord(folded[end]) || (folded[end] == '/' && end > position &&
                                             end + 1 < folded.size() && TextCursor::isWord(folded[end + 1]))))
        ++end;
    return std::string(folded.substr(position, end - position));
}

} // namespace

double weeksOf(std::string_view unit)
{
    for (const auto& [name, weeks] : kTimeUnits)
        if (name == unit)
            return weeks;
    return 0;
}

std::vector<TextNumber> textNumbers(std::string_view folded)
{
    std::vector<TextNumber> numbers;
    bool rangeOpen = false;
    for (std::size_t i = 0; i < folded.size();) {
        const bool fresh = i == 0 || !TextCursor::isWord(folded[i - 1]);
        if (fresh && TextCursor::isDigit(folded[i])) {
            std::size_t end = i;
            std::string digits;
            bool point = false;
            for (; end < folded.size(); ++end) {
                if (TextCursor::isDigit(folded[end])) {
                    digits += folded[end];
                    continue;
                }
                const bool more = end + 1 < folded.size() && TextCursor::isDigit(folded[end + 1]);
                if (!more || (folded[end] != '.' && folded[end] != ','))
                    break;
                const bool thousands = folded[end] == ',' && end + 3 < folded.size() &&
                                       TextCursor::isDigit(folded[end + 2]) &&
                                       TextCursor::isDigit(folded[end + 3]) && digits != "0";
                if (thousands)
                    continue;
                if (point)
                    break;
                point = true;
                digits += '.';
            }
            TextNumber number{{i, end}, 0, unitAfter(folded, end), rangeOpen || limited(folded, i)};
            if (!number.unit.empty() && number.unit.find('/') == std::string::npos && end < folded.size() &&
                folded[end] == '/')
                number.unit.clear();
            if (digits.size() < 12)
                number.value = std::stod(digits);
            const bool range =
                end + 1 < folded.size() && folded[end] == '-' && TextCursor::isDigit(folded[end + 1]);
            const std::size_t word = folded.substr(end, 3) == " a "    ? 3
                                     : folded.substr(end, 4) == " to " ? 4
                                                                       : 0;
            const bool spelled =
                word > 0 && end + word < folded.size() && TextCursor::isDigit(folded[end + word]);
            rangeOpen = range || spelled;
            number.bound = number.bound || rangeOpen;
            if (digits.size() < kIdentifier || point || weeksOf(number.unit) > 0)
                numbers.push_back(std::move(number));
            i = std::max(end, i + 1);
            continue;
        }
        if (fresh && TextCursor::isLetter(folded[i])) {
            std::size_t end = i;
            while (end < folded.size() && TextCursor::isWord(folded[end]))
                ++end;
            const std::string_view word = folded.substr(i, end - i);
            for (const auto& [name, value] : kNumberWords)
                if (name == word) {
                    const std::string unit = unitAfter(folded, end);
                    if (weeksOf(unit) > 0 && unit.size() > 1)
                        numbers.push_back({{i, end}, value, unit, limited(folded, i)});
                }
            i = end;
            continue;
        }
        ++i;
    }
    return numbers;
}

} // namespace cotejo
