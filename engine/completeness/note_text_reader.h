#pragma once

#include "engine/completeness/field_extractor.h"

#include <memory>
#include <vector>

namespace cotejo
{

struct Note;

// Runs every extractor over a note's text. The order is the registry's (field_extractors.h).
class NoteTextReader
{
public:
    NoteTextReader();
    explicit NoteTextReader(std::vector<std::unique_ptr<const FieldExtractor>> extractors);

    // Readings in text order of the text alone, each with a place (what has none is no reading). The record's
    // date, where it has one, dates relative expressions. Text must be valid UTF-8.
    [[nodiscard]] NoteReading read(const Note& note) const;
    [[nodiscard]] NoteReading read(const AnalysedNote& note) const;

private:
    std::vector<std::unique_ptr<const FieldExtractor>> m_extractors;
};

} // namespace cotejo
