#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace cotejo
{

// A date as precise as it was written: month and day 0 where they are not known. Proleptic Gregorian.
struct PartialDate {
    int year = 0;
    int month = 0;
    int day = 0;

    [[nodiscard]] static std::optional<PartialDate>
    fromIso(std::string_view iso); // 2024, 2024-03, 2024-03-12 (a time after it is ignored)
    [[nodiscard]] static std::optional<PartialDate> make(int year, int month,
                                                         int day); // nullopt where there is no such day

    [[nodiscard]] std::string iso() const;
    [[nodiscard]] int precision() const
    {
        return day != 0 ? 3 : month != 0 ? 2 : 1;
    } // 1 year, 2 month, 3 day
    [[nodiscard]] PartialDate cut(int toPrecision) const;
    [[nodiscard]] PartialDate minusDays(int days) const;     // needs a day
    [[nodiscard]] PartialDate minusMonths(int months) const; // needs a month; the day is dropped
    [[nodiscard]] int dayNumber() const; // days since 1970-01-01; a missing month or day counts as the first

    friend bool operator==(const PartialDate&, const PartialDate&) = default;
    friend auto operator<=>(const PartialDate&, const PartialDate&) = default;
};

} // namespace cotejo
