#pragma once

#include "engine/judges/context_comparison.h"
#include "engine/judges/judged_taxonomy.h"
#include "engine/judges/leaf_finding.h"

#include <span>

namespace cotejo
{

// Judges leaves with a rule detector: the same answer gives the same verdict and the same places, whatever
// the order or the thread. Nothing is asked of a network.
class RuleJudge
{
public:
    // `taxonomy` must outlive it.
    explicit RuleJudge(const JudgedTaxonomy& taxonomy);

    // The texts of one item; both are analysed with taxonomy.concepts(). `cited`: places of the references
    // that stand in the turn's list.
    struct Item {
        const AnalysedText& question;
        const AnalysedText& answer;
        std::vector<TextSpan> cited;
    };
    // Of those leaves that have a rule; the others are left out.
    [[nodiscard]] std::vector<LeafFinding> judge(const Item& item,
                                                 std::span<const std::uint32_t> leaves) const;

private:
    const JudgedTaxonomy& m_taxonomy;
};

} // namespace cotejo
