#include "engine/completeness/timeline_extractor.h"

#include "engine/completeness/timeline_scan.h"

namespace cotejo
{

void TimelineExtractor::read(const AnalysedNote& note, NoteReading& soFar) const
{
    TimelineScan(note, soFar).run();
}

} // namespace cotejo
