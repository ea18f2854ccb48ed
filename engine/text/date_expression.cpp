#include "engine/text/date_expression.h"

namespace cotejo
{

void DateExpression::resolve(const PartialDate& reference, bool ahead)
{
    if (kind == Kind::without_year) {
        const bool later = month > reference.month ||
                           (month == reference.month && reference.day != 0 && day > reference.day);
        if (reference.month == 0)
            return;
        date = PartialDate::make(reference.year - (later && !ahead ? 1 : 0), month, day);
        estimated = true;
    }
    if (kind != Kind::ago)
        return;
    estimated = amount != 0;
    if (unit == 'y')
        date = PartialDate{reference.year - amount, 0, 0};
    else if (unit == 'm' && reference.month != 0)
        date = reference.minusMonths(amount);
    else if (unit == 'd' && reference.day != 0)
        date = reference.minusDays(amount);
    else if (unit == 'w' && reference.day != 0)
        date = reference.minusDays(7 * amount).cut(2);
    else
        date = amount == 0 ? std::optional(reference) : std::nullopt;
}

} // namespace cotejo
