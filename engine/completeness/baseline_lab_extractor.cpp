#include "engine/completeness/baseline_lab_extractor.h"

#include "engine/completeness/reading_factory.h"
#include "engine/completeness/visit_reading.h"
#include "engine/text/analysed_note.h"

#include <algorithm>
#include <string>

namespace cotejo
{
namespace
{

constexpr std::size_t kValues = 3;
constexpr std::size_t kLabReach = 14; // bytes between an analyte and its number

} // namespace

void BaselineLabExtractor::read(const AnalysedNote& note, NoteReading& soFar) const
{
    if (std::find(soFar.contexts.begin(), soFar.contexts.end(), VisitContext::INC) == soFar.contexts.end())
        return;
    const ReadingFactory make(note);
    for (const auto& sentence : note.sentences()) {
        std::size_t values = 0;
        FoldedRange place{sentence.range.end, sentence.range.begin};
        for (const auto& analyte : note.mentionsIn(sentence.range)) {
            if (!analyte.is("analyte"))
                continue;
            const auto numbers = note.quantitiesIn(
                {analyte.range.end, std::min(sentence.range.end, analyte.range.end + kLabReach)});
            if (numbers.empty())
                continue;
            ++values;
            place.begin = std::min(place.begin, analyte.range.begin);
            place.end = std::max(place.end, numbers.front().range.end);
        }
        if (values < kValues)
            continue;
        FieldReading reading = make.value("baseline_lab", std::string("si"), {place});
        placeInVisit(note, place.begin, reading);
        soFar.readings.push_back(std::move(reading));
    }
}

} // namespace cotejo
