#pragma once

#include "engine/completeness/drug_statement.h"
#include "engine/completeness/stop_reason_reader.h"
#include "engine/text/analysed_note.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// A value that stands under a label of a form ("Fecha de inicio: 03/2021") or in a column headed by one.
struct LabelledCourseValue {
    std::string_view label; // id of the lexicon group course_label
    FoldedRange labelRange;
    FoldedRange value; // empty where the slot is empty
    bool denied = false;
    bool unknown = false;
    bool notApplicable = false;
    std::size_t statement =
        0; // index of the statement it speaks of, in the list it was read beside; kNone where none is near
    const Drug* drug = nullptr; // of that statement

    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
};

// Finds labelled values of courses, says which statement each speaks of (the nearest b/tsDMARD before it in
// the visit, else after it), and fills that statement's dose, dates and brand from them.
class LabelledCourseValues
{
public:
    LabelledCourseValues(const AnalysedNote& note, const CourseActList& acts) : m_note(note), m_acts(acts) {}

    [[nodiscard]] std::vector<LabelledCourseValue> read(const std::vector<DrugStatement>& statements) const;
    void fill(const std::vector<LabelledCourseValue>& values, std::vector<DrugStatement>& statements) const;

private:
    void readColumns(const std::vector<DrugStatement>& statements,
                     std::vector<LabelledCourseValue>& out) const;
    void fillOne(const LabelledCourseValue& value, DrugStatement& statement) const;
    [[nodiscard]] std::size_t nearestCourse(const FoldedRange& label,
                                            const std::vector<DrugStatement>& statements) const;

    const AnalysedNote& m_note;
    const CourseActList& m_acts;
};

} // namespace cotejo
