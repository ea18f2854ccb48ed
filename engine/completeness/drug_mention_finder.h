#pragma once

#include "engine/completeness/drug_mention.h"
#include "engine/text/analysed_note.h"

#include <vector>

namespace cotejo
{

// Finds the drugs a note names: names, brands, abbreviations, words of a class, and names one letter off. An
// ambiguous abbreviation (reference §7.2: ADA, SEC, RIS, AF, …) counts only in a drug's company: the same
// substance written out elsewhere, a dose or an interval after it, a word of treatment beside it, or another
// drug beside it. Linear in the note.
class DrugMentionFinder
{
public:
    explicit DrugMentionFinder(const AnalysedNote& note, const DrugCatalog& catalog = DrugCatalog::shipped())
        : m_note(note), m_catalog(catalog)
    {
    }
    [[nodiscard]] std::vector<DrugMention> find(); // in text order, none overlapping

private:
    void fromLexicon();
    void misspelt();
    void dropDoubtful();
    [[nodiscard]] bool writtenSmall(const DrugMention& mention) const;
    [[nodiscard]] bool inCompany(std::size_t index) const;
    [[nodiscard]] bool doseFollows(const DrugMention& mention, std::size_t reach) const;
    [[nodiscard]] bool treatmentWordBeside(const DrugMention& mention) const;
    [[nodiscard]] Assertion assertionNear(const FoldedRange& range) const;

    const AnalysedNote& m_note;
    const DrugCatalog& m_catalog;
    std::vector<DrugMention> m_found;
    std::vector<bool> m_ambiguous; // beside m_found
};

} // namespace cotejo
