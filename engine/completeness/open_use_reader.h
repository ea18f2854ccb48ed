#pragma once

#include "engine/completeness/course_act.h"
#include "engine/completeness/drug_statement.h"
#include "engine/text/analysed_note.h"

#include <vector>

namespace cotejo
{

// Questions that a note leaves open about drugs it has named before: "adalimumab desde 2021; se desconoce si
// continúa", "MTX y LEF (no sabemos si los toma)", "Se ignora si sigue con el tratamiento". Adds a statement
// of unknown use for each drug meant: the last one named, all of the sentence for a plural, else the running
// b/tsDMARD.
class OpenUseReader
{
public:
    OpenUseReader(const AnalysedNote& note, const CourseActList& acts) : m_note(note), m_acts(acts) {}

    void addTo(std::vector<DrugStatement>& statements) const; // keeps them in text order

private:
    [[nodiscard]] FoldedRange question(const ActMention& act) const;
    [[nodiscard]] bool hasSubject(const FoldedRange& question) const;
    [[nodiscard]] std::vector<const DrugStatement*> meant(const FoldedRange& question,
                                                          const std::vector<DrugStatement>& statements) const;
    [[nodiscard]] DrugStatement left(const DrugStatement& drug, const ActMention& act,
                                     const FoldedRange& question) const;

    const AnalysedNote& m_note;
    const CourseActList& m_acts;
};

} // namespace cotejo
