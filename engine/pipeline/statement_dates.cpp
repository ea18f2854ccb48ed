#include "engine/pipeline/statement_dates.h"

#include <algorithm>

namespace cotejo
{
namespace
{

bool later(const PartialDate& date, const PartialDate& day)
{
    const int precision = std::min(date.precision(), day.precision());
    return date.cut(precision) > day.cut(precision);
}

std::size_t gap(const TextSpan& a, const TextSpan& b)
{
    if (a.overlaps(b))
        return 0;
    return a.end <= b.start ? b.start - a.end : a.start - b.end;
}

} // namespace

bool StatementDates::isAfter(const FieldReading& reading, const PartialDate& day) const
{
    if (const auto* value = std::get_if<std::string>(&reading.value))
        if (const auto date = PartialDate::fromIso(*value))
            return later(*date, day);
    if (const auto date = PartialDate::fromIso(reading.date); date && later(*date, day))
        return true;
    const auto date = nearest(reading.evidence.front().span);
    return date && later(*date, day);
}

std::optional<PartialDate> StatementDates::nearest(const TextSpan& span) const
{
    std::optional<PartialDate> best;
    std::size_t distance = 0;
    for (const Sentence& sentence : m_text.sentences()) {
        const TextSpan whole = m_text.span(sentence.range);
        if (whole.end <= span.start)
            continue;
        if (whole.start >= span.end)
            break;
        for (const DateExpression& date : m_text.datesIn(sentence.range)) {
            if (!date.date || date.kind == DateExpression::Kind::age)
                continue;
            const std::size_t away = gap(m_text.span(date.range), span);
            if (!best || away < distance) {
                best = date.date;
                distance = away;
            }
        }
    }
    return best;
}

} // namespace cotejo
