#pragma once

#include "engine/text/folded_range.h"
#include "engine/text/partial_date.h"

#include <optional>

namespace cotejo
{

// A date as a text writes it. Day before month, never guessed otherwise; a day no calendar has is no date.
struct DateExpression {
    enum class Kind {
        absolute,     // "12/03/2024", "14-ago-24", "marzo de 2024", "2021"
        without_year, // "24 de diciembre", "en julio": the last one before the reference date
        ago,          // "hace 3 meses", "hoy", "ayer": counted back from the reference date
        age           // "a los 40 a": needs the age or birth date
    };
    FoldedRange range;
    Kind kind = Kind::absolute;
    std::optional<PartialDate> date; // after resolution; nullopt where there is nothing to count from
    bool bareYear = false;           // four digits alone
    bool estimated = false;          // counted, not written
    int amount = 0;                  // ago: how many; age: years
    char unit = 'd';                 // ago: d, w, m or y
    int month = 0;                   // without_year
    int day = 0;                     // without_year

    // Fills `date` of what is counted from `reference`; a day without a year lies before it, or, where the
    // words announce it (`ahead`), in its year.
    void resolve(const PartialDate& reference, bool ahead = false);
};

} // namespace cotejo
