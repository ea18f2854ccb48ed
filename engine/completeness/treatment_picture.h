#pragma once

#include "engine/completeness/course_act.h"
#include "engine/completeness/drug_mention.h"
#include "engine/completeness/drug_statement.h"
#include "engine/completeness/labelled_course_values.h"
#include "engine/completeness/treatment_course.h"
#include "engine/text/analysed_note.h"

#include <cstddef>
#include <vector>

namespace cotejo
{

// All that a note says of drugs, read once and shared by the extractors.
struct TreatmentPicture {
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    explicit TreatmentPicture(const AnalysedNote& note);
    TreatmentPicture(const TreatmentPicture&) = delete;
    TreatmentPicture& operator=(const TreatmentPicture&) = delete;

    const AnalysedNote& note;
    std::vector<DrugMention> mentions;
    CourseActList acts;
    std::vector<DrugStatement> statements; // in text order
    std::vector<LabelledCourseValue> labelled;
    std::vector<TreatmentCourse> courses; // b/tsDMARD, by first mention
    std::vector<TreatmentCourse> others;  // every other drug, the same way; here what is denied counts too
    std::size_t ofVisit =
        kNone; // the course of this visit: the one that starts, else the one stopped, else the one in use
    std::size_t stopped = kNone; // the course whose stop this visit tells: of a switch the old one

    [[nodiscard]] const TreatmentCourse* visitCourse() const
    {
        return ofVisit == kNone ? nullptr : &courses[ofVisit];
    }
    [[nodiscard]] const TreatmentCourse* stoppedCourse() const
    {
        return stopped == kNone ? nullptr : &courses[stopped];
    }
};

} // namespace cotejo
