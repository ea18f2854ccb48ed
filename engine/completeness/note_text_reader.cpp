#include "engine/completeness/note_text_reader.h"

#include "engine/completeness/field_extractors.h"
#include "engine/domain/note.h"
#include "engine/text/analysed_note.h"

#include <algorithm>

namespace cotejo
{

NoteTextReader::NoteTextReader() : m_extractors(makeFieldExtractors()) {}

NoteTextReader::NoteTextReader(std::vector<std::unique_ptr<const FieldExtractor>> extractors)
    : m_extractors(std::move(extractors))
{
}

NoteReading NoteTextReader::read(const Note& note) const
{
    const AnalysedNote analysed(note.text, note.date ? PartialDate::fromIso(*note.date) : std::nullopt);
    return read(analysed);
}

NoteReading NoteTextReader::read(const AnalysedNote& note) const
{
    NoteReading reading;
    if (note.noteDate())
        reading.noteDate = note.noteDate()->iso();
    for (const auto& extractor : m_extractors)
        extractor->read(note, reading);
    std::erase_if(reading.readings, [](const FieldReading& r) { return r.evidence.empty(); });
    std::stable_sort(reading.readings.begin(), reading.readings.end(),
                     [](const FieldReading& a, const FieldReading& b) {
                         return a.evidence.front().span.start < b.evidence.front().span.start;
                     });
    return reading;
}

} // namespace cotejo
