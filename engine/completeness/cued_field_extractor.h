#pragma once

#include "engine/completeness/cue_run.h"
#include "engine/completeness/cue_spec.h"
#include "engine/completeness/cued_value.h"
#include "engine/completeness/field_extractor.h"

#include <optional>

namespace cotejo
{

// Reads every field whose value stands beside a name for it: a number with unit, a result with titre, one of
// a list of words, a date. Names and shapes are the entries of the lexicon's group "field"
// (resources/lexicons/field_cues.json); a further field is one entry there.
class CuedFieldExtractor : public FieldExtractor
{
public:
    void read(const AnalysedNote& note, NoteReading& soFar) const override;

private:
    // Returns the end of the value of an index that names another field as its variant, else 0.
    std::size_t readRun(const AnalysedNote& note, const CueRun& run, NoteReading& soFar) const;
    void readStatement(const AnalysedNote& note, const Mention& mention, NoteReading& soFar) const;
    [[nodiscard]] std::optional<CuedValue> valueBehind(const AnalysedNote& note, const CueRun& run,
                                                       std::size_t cue) const;
    void add(const AnalysedNote& note, const CueRun& run, std::size_t cue, const CuedValue& value,
             NoteReading& soFar) const;
    void addDate(const AnalysedNote& note, const CueSpec& spec, const Mention& cue, const CuedValue& value,
                 NoteReading& soFar) const;
};

} // namespace cotejo
