#pragma once

#include "engine/completeness/course_act.h"
#include "engine/completeness/dose_statement.h"
#include "engine/completeness/drug_catalog.h"
#include "engine/text/analysed_note.h"

#include <optional>

namespace cotejo
{

// Reads dose, interval and route from the words that belong to one drug. Of several doses the one after
// "luego", "hoy" or a word of adjustment counts, else the first; "c/8" without a unit takes the unit the
// words or the number make plain; a number alone right behind the drug is meant in mg.
class DoseReader
{
public:
    DoseReader(const AnalysedNote& note, const CourseActList& acts) : m_note(note), m_acts(acts) {}

    // `zone`: words behind the drug (or of a labelled value); `drug` may be null.
    [[nodiscard]] DoseStatement read(const FoldedRange& zone, const Drug* drug) const;
    [[nodiscard]] static bool isMass(std::string_view unit);

private:
    void readAmount(const FoldedRange& zone, const Drug* drug, DoseStatement& dose) const;
    void readStrength(const FoldedRange& zone, const QuantityExpression& strength, DoseStatement& dose) const;
    void readBareAmount(const FoldedRange& zone, const Drug* drug, DoseStatement& dose) const;
    void readInterval(const FoldedRange& zone, const Drug* drug, DoseStatement& dose) const;
    void readBareInterval(const FoldedRange& zone, const Drug* drug, DoseStatement& dose) const;
    void readWords(const FoldedRange& zone, DoseStatement& dose) const;
    [[nodiscard]] std::size_t newRegimenAt(
        const FoldedRange& zone) const; // where "luego", "hoy", "se ajusta a" ends; zone.begin where none
    [[nodiscard]] bool quoted(std::size_t position, const FoldedRange& zone) const;

    const AnalysedNote& m_note;
    const CourseActList& m_acts;
};

} // namespace cotejo
