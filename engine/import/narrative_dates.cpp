#include "engine/import/narrative_dates.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>
#include <vector>

namespace cotejo
{
namespace
{
struct DatePart {
    int number = -1; // of figures
    int month = 0;   // of a month's name
    std::size_t digits = 0;
};

int monthOf(std::string_view word)
{
    static constexpr auto kMonths = std::to_array<std::pair<std::string_view, int>>({{"jan", 1},
                                                                                     {"ene", 1},
                                                                                     {"feb", 2},
                                                                                     {"mar", 3},
                                                                                     {"apr", 4},
                                                                                     {"abr", 4},
                                                                                     {"may", 5},
                                                                                     {"jun", 6},
                                                                                     {"jul", 7},
                                                                                     {"aug", 8},
                                                                                     {"ago", 8},
                                                                                     {"sep", 9},
                                                                                     {"oct", 10},
                                                                                     {"nov", 11},
                                                                                     {"dec", 12},
                                                                                     {"dic", 12}});
    std::string lower(word.substr(0, 3));
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    for (const auto& [name, month] : kMonths) {
        if (lower == name)
            return month;
    }
    return 0;
}

bool isFigure(char c)
{
    return c >= '0' && c <= '9';
}

bool isWordLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::vector<DatePart> partsOf(std::string_view text)
{
    std::vector<DatePart> parts;
    std::size_t at = 0;
    while (at < text.size()) {
        const bool figures = isFigure(text[at]);
        if (!figures && !isWordLetter(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && (figures ? isFigure(text[end]) : isWordLetter(text[end])))
            ++end;
        DatePart part;
        const std::string_view word = text.substr(at, end - at);
        if (figures && word.size() <= 4) {
            std::from_chars(word.data(), word.data() + word.size(), part.number);
            part.digits = word.size();
        } else if (!figures) {
            part.month = word == "de" ? -1 : monthOf(word);
        }
        if (part.month != -1)
            parts.push_back(part);
        at = end;
    }
    return parts;
}

bool isDay(const DatePart& part)
{
    return part.digits >= 1 && part.digits <= 2 && part.number >= 1 && part.number <= 31;
}

std::string isoDayOf(int year, int month, int day)
{
    const auto two = [](int number) { return std::string(number < 10 ? "0" : "") + std::to_string(number); };
    return std::to_string(year) + "-" + two(month) + "-" + two(day);
}
} // namespace

bool givesOtherDay(std::string_view text, std::string_view isoDay)
{
    const std::vector<DatePart> parts = partsOf(text);
    bool any = false;
    for (std::size_t i = 0; i + 2 < parts.size(); ++i) {
        const DatePart& a = parts[i];
        const DatePart& b = parts[i + 1];
        const DatePart& c = parts[i + 2];
        std::string day;
        if (isDay(a) && b.month > 0 && c.digits == 4)
            day = isoDayOf(c.number, b.month, a.number);
        else if (a.month > 0 && isDay(b) && c.digits == 4)
            day = isoDayOf(c.number, a.month, b.number);
        else if (a.digits == 4 && b.digits == 2 && b.number >= 1 && b.number <= 12 && isDay(c))
            day = isoDayOf(a.number, b.number, c.number);
        if (day == isoDay)
            return false;
        any = any || !day.empty();
    }
    return any;
}

} // namespace cotejo
