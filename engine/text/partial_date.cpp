#include "engine/text/partial_date.h"

#include <fmt/format.h>

#include <chrono>

namespace cotejo
{
namespace
{

std::optional<int> digits(std::string_view text, std::size_t begin, std::size_t count)
{
    if (begin + count > text.size())
        return std::nullopt;
    int value = 0;
    for (std::size_t i = begin; i < begin + count; ++i) {
        if (text[i] < '0' || text[i] > '9')
            return std::nullopt;
        value = value * 10 + (text[i] - '0');
    }
    return value;
}

} // namespace

std::optional<PartialDate> PartialDate::make(int year, int month, int day)
{
    if (year < 1800 || year > 2200 || month < 0 || month > 12 || day < 0 || (day > 0 && month == 0))
        return std::nullopt;
    if (day > 0) {
        const std::chrono::year_month_day date{std::chrono::year(year),
                                               std::chrono::month(static_cast<unsigned>(month)),
                                               std::chrono::day(static_cast<unsigned>(day))};
        if (!date.ok())
            return std::nullopt;
    }
    return PartialDate{year, month, day};
}

std::optional<PartialDate> PartialDate::fromIso(std::string_view iso)
{
    const auto year = digits(iso, 0, 4);
    if (!year)
        return std::nullopt;
    if (iso.size() == 4)
        return make(*year, 0, 0);
    const auto month = digits(iso, 5, 2);
    if (iso[4] != '-' || !month || *month == 0)
        return std::nullopt;
    if (iso.size() == 7)
        return make(*year, *month, 0);
    const auto day = digits(iso, 8, 2);
    if (iso[7] != '-' || !day || *day == 0 || (iso.size() > 10 && iso[10] != 'T' && iso[10] != ' '))
        return std::nullopt;
    return make(*year, *month, *day);
}

std::string PartialDate::iso() const
{
    if (day != 0)
        return fmt::format("{:04}-{:02}-{:02}", year, month, day);
    return month != 0 ? fmt::format("{:04}-{:02}", year, month) : fmt::format("{:04}", year);
}

PartialDate PartialDate::cut(int toPrecision) const
{
    return {year, toPrecision >= 2 ? month : 0, toPrecision >= 3 ? day : 0};
}

int PartialDate::dayNumber() const
{
    const std::chrono::year_month_day date{std::chrono::year(year),
                                           std::chrono::month(static_cast<unsigned>(month == 0 ? 1 : month)),
                                           std::chrono::day(static_cast<unsigned>(day == 0 ? 1 : day))};
    return static_cast<int>(std::chrono::sys_days(date).time_since_epoch().count());
}

PartialDate PartialDate::minusDays(int days) const
{
    const std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(dayNumber() - days))};
    return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
            static_cast<int>(static_cast<unsigned>(date.day()))};
}

PartialDate PartialDate::minusMonths(int months) const
{
    const int count = year * 12 + (month == 0 ? 1 : month) - 1 - months;
    return {count / 12, count % 12 + 1, 0};
}

} // namespace cotejo
