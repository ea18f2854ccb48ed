#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/text/analysed_note.h"
#include "engine/text/partial_date.h"

#include <optional>
#include <string>

namespace cotejo
{

// When a text says that something was so: by the date of the value, else by the date nearest to the words in
// their sentence, counted from the day the text was written.
class StatementDates
{
public:
    StatementDates(const std::string& text, const std::optional<PartialDate>& writtenOn)
        : m_text(text, writtenOn)
    {
    }

    // Whether the text dates the reading after `day`; false where it gives no date, or one too coarse to
    // tell.
    [[nodiscard]] bool isAfter(const FieldReading& reading, const PartialDate& day) const;

private:
    [[nodiscard]] std::optional<PartialDate> nearest(const TextSpan& span) const;

    AnalysedNote m_text;
};

} // namespace cotejo
