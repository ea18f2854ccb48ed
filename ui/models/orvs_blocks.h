#pragma once

#include "ui/session/review_item.h"
#include "ui/widgets/orvs_bars.h"
#include "ui/widgets/orvs_facts.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace cotejo
{

class ContractCatalog;

// One evaluation of a turn as it is drawn: facts and bars on the contract's own scale.
struct OrvsBlock {
    QString title; // "Evaluation 2 of 2"; empty where there is one alone
    OrvsFactSheet facts;
    OrvsChart chart;
    bool decisive = false; // the last one: the verdict is made from it
};

class OrvsBlocks
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::OrvsBlocks)
public:
    // The last evaluation first. Empty where the record has none.
    [[nodiscard]] static std::vector<OrvsBlock> of(const AnswerCase& answer, const ContractCatalog& contracts,
                                                   bool spanish);
    // What the rule checker makes of the answer: a block of its own, with no say in the verdict. Dimensions
    // of which no rule applied are left out. nullopt: no rule applied.
    [[nodiscard]] static std::optional<OrvsBlock> byRules(const TurnCheck& check,
                                                          const ContractCatalog& contracts, bool spanish);
    // An evaluation made here on demand: beside the record's, with no say in its verdict.
    [[nodiscard]] static OrvsBlock onDemand(const VerificationCase& made, const ContractCatalog& contracts,
                                            bool spanish);
    // Who says so (rules, or a model by the name it gave), what was wrong with it, and what it would correct.
    [[nodiscard]] static QStringList remarks(const VerificationCase& made);
    // "Draft 1: 61 → Draft 2: 74.5 → Shown: another text": the cycles in order; empty where there is one
    // draft.
    [[nodiscard]] static QString timeline(const AnswerCase& answer);
    // "74.5, threshold 70, lowest 58": the block in one line, for the folded tabs.
    [[nodiscard]] static QString line(const OrvsBlock& block);

private:
    [[nodiscard]] static OrvsBlock block(const AnswerCase& answer, std::size_t index,
                                         const ContractCatalog& contracts, bool spanish);
};

} // namespace cotejo
