#pragma once

#include "engine/completeness/field_reading.h"

namespace cotejo
{

class AnalysedNote; // engine/text/analysed_note.h: the text with its sentences, sections and mentions, found
                    // in one pass

// Reads a family of fields. Extractors run in a fixed order; what one needs of an earlier one it takes from
// `soFar`.
class FieldExtractor
{
public:
    FieldExtractor() = default;
    FieldExtractor(const FieldExtractor&) = delete;
    FieldExtractor& operator=(const FieldExtractor&) = delete;
    virtual ~FieldExtractor() = default;

    // Appends readings to `soFar.readings`, sets disease, contexts or date where that is its job.
    virtual void read(const AnalysedNote& note, NoteReading& soFar) const = 0;
};

} // namespace cotejo
