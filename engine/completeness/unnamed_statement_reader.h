#pragma once

#include "engine/completeness/course_act.h"
#include "engine/completeness/drug_statement.h"
#include "engine/text/analysed_note.h"

#include <vector>

namespace cotejo
{

// Sentences that speak of the running b/tsDMARD without its name: "Se suspende biológico", "Se difiere la
// dosis", "Se espacia a c/21 días". Gives the class word its drug, and adds statements for acts that stand
// alone.
class UnnamedStatementReader
{
public:
    UnnamedStatementReader(const AnalysedNote& note, const CourseActList& acts) : m_note(note), m_acts(acts)
    {
    }

    // Keeps `statements` in text order. Labelled values that index it must have been used before.
    void addTo(std::vector<DrugStatement>& statements) const;

private:
    [[nodiscard]] bool standsAlone(const ActMention& act, const std::vector<DrugStatement>& statements) const;
    [[nodiscard]] bool speaksOfCourse(const ActMention& act, const DrugStatement& course) const;
    [[nodiscard]] bool otherSubject(const FoldedRange& sentence) const;
    [[nodiscard]] const DrugStatement* runningNear(std::size_t position,
                                                   const std::vector<DrugStatement>& statements,
                                                   bool orStopped = false) const;
    void addLastDoses(const std::vector<DrugStatement>& statements, std::vector<DrugStatement>& added) const;
    void addStarts(const std::vector<DrugStatement>& statements, std::vector<DrugStatement>& added) const;
    [[nodiscard]] DrugStatement like(const DrugStatement& course, const ActMention& act) const;

    const AnalysedNote& m_note;
    const CourseActList& m_acts;
};

} // namespace cotejo
