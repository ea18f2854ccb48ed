#include "engine/completeness/date_agreement.h"

#include "engine/text/folded_text.h"
#include "engine/text/partial_date.h"

#include <algorithm>
#include <cstdlib>

namespace cotejo
{
namespace
{

// Days that a date counted back may be off; 0 where it was written.
int slackOf(const FieldReading& reading)
{
    int slack = 0;
    for (const Evidence& place : reading.evidence) {
        const std::string quote = foldedForm(place.quote);
        const auto has = [&](const char* word) { return quote.find(word) != std::string::npos; };
        const bool counted =
            has("hace") || has("ago") || has("evolucion") || has("lleva") || has("de uso") || has("tiempo");
        if (!counted && !(has(" anos") || has(" meses") || has(" semanas")))
            continue;
        slack = std::max(slack, has("ano") || has("year") ? 366 : has("mes") || has("month") ? 31 : 7);
    }
    return slack;
}

} // namespace

Agreement compareDates(const FieldReading& stated, const FieldReading& noted)
{
    const auto* a = std::get_if<std::string>(&stated.value);
    const auto* b = std::get_if<std::string>(&noted.value);
    const auto first = a == nullptr ? std::nullopt : PartialDate::fromIso(*a);
    const auto second = b == nullptr ? std::nullopt : PartialDate::fromIso(*b);
    if (!first || !second)
        return Agreement::unclear;
    const int precision = std::min(first->precision(), second->precision());
    if (first->cut(precision) == second->cut(precision))
        return Agreement::agrees;
    const int slack = std::max(slackOf(stated), slackOf(noted));
    const int apart = std::abs(first->cut(precision).dayNumber() - second->cut(precision).dayNumber());
    return slack > 0 && apart <= slack ? Agreement::agrees : Agreement::differs;
}

} // namespace cotejo
