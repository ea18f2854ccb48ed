#pragma once

#include "engine/completeness/course_act.h"
#include "engine/text/analysed_note.h"
#include "engine/text/partial_date.h"

#include <optional>

namespace cotejo
{

struct PlacedDate {
    PartialDate date;
    FoldedRange range;    // the words that say it, cue included
    bool counted = false; // from "hace 3 meses"
};

// Dates said of one course at one place.
struct CourseDates {
    std::optional<PlacedDate> start;
    std::optional<PlacedDate> stop;
    std::optional<PlacedDate> lastDose;
    bool closedSpan = false; // "2016-2018", "de 2016 a 2018": a use that is over
};

// Gives each date beside a drug its part by the nearest cue in front of it: start ("desde", "inicio"), stop
// ("hasta", "suspendido"), last dose ("última aplicación"); two dates joined by a dash are a span. Dates of
// appointments and tests are left out.
class CourseDateReader
{
public:
    CourseDateReader(const AnalysedNote& note, const CourseActList& acts) : m_note(note), m_acts(acts) {}

    // `zone`: words that belong to the drug, before and behind it.
    [[nodiscard]] CourseDates read(const FoldedRange& zone) const;

private:
    enum class Part { none, start, stop, lastDose, other };
    [[nodiscard]] Part partOf(const DateExpression& date, const FoldedRange& zone, FoldedRange& cue) const;
    [[nodiscard]] bool joins(const FoldedRange& between) const;
    [[nodiscard]] bool begun(const FoldedRange& cue) const; // the cue is an act of starting
    [[nodiscard]] bool untilNow(const FoldedRange& behind) const;

    const AnalysedNote& m_note;
    const CourseActList& m_acts;
};

} // namespace cotejo
