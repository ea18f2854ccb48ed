#include "engine/completeness/treatment_extractor.h"

#include "engine/completeness/adverse_event_fields.h"
#include "engine/completeness/concomitant_fields.h"
#include "engine/completeness/context_fields.h"
#include "engine/completeness/course_detail_fields.h"
#include "engine/completeness/course_fields.h"
#include "engine/completeness/previous_treatment_fields.h"
#include "engine/completeness/prophylaxis_fields.h"
#include "engine/completeness/treatment_picture.h"

namespace cotejo
{

void TreatmentExtractor::read(const AnalysedNote& note, NoteReading& soFar) const
{
    const TreatmentPicture picture(note);
    CourseFields(picture).addTo(soFar);
    CourseDetailFields(picture).addTo(soFar);
    PreviousTreatmentFields(picture).addTo(soFar);
    ConcomitantFields(picture).addTo(soFar);
    ProphylaxisFields(picture).addTo(soFar);
    const AdverseEventFields events(picture);
    events.addTo(soFar);
    ContextFields(picture, events).addTo(soFar);
}

} // namespace cotejo
