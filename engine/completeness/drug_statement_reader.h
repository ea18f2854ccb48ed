#pragma once

#include "engine/completeness/course_act.h"
#include "engine/completeness/drug_mention.h"
#include "engine/completeness/drug_statement.h"
#include "engine/text/analysed_note.h"

#include <optional>
#include <vector>

namespace cotejo
{

struct DrugZone;

// Turns every named drug and every word of a class into a statement: its words, its dose, its dates and what
// is said of its use.
class DrugStatementReader
{
public:
    DrugStatementReader(const AnalysedNote& note, const CourseActList& acts,
                        const std::vector<DrugMention>& mentions)
        : m_note(note), m_acts(acts), m_mentions(mentions)
    {
    }
    [[nodiscard]] std::vector<DrugStatement> read() const; // in text order

private:
    void readSentence(const std::vector<DrugMention>& named, std::size_t first, std::size_t last,
                      std::vector<DrugStatement>& out) const;
    void readClassWord(const DrugMention& mention, const std::vector<DrugMention>& named,
                       std::vector<DrugStatement>& out) const;
    [[nodiscard]] DrugStatement statementOf(const DrugMention& mention, const FoldedRange& pre,
                                            const FoldedRange& post) const;
    [[nodiscard]] std::optional<ActMention> sectionLabel(const DrugStatement& statement) const;
    [[nodiscard]] std::optional<ActMention> lineLabel(const FoldedRange& before) const;
    [[nodiscard]] std::optional<ActMention> switchedTo(const std::vector<DrugStatement>& before,
                                                       const DrugStatement& next) const;
    void denyBySlot(DrugStatement& statement) const;
    void settleStart(DrugStatement& statement) const;
    void inheritBackwards(const std::vector<DrugZone>& zones, std::vector<DrugStatement>& statements) const;

    const AnalysedNote& m_note;
    const CourseActList& m_acts;
    const std::vector<DrugMention>& m_mentions;
};

} // namespace cotejo
