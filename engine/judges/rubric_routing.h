#pragma once

#include "engine/judges/judged_taxonomy.h"
#include "engine/rubrics/router.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace cotejo
{

// Which leaves count for one question, and why.
struct RubricRoute {
    Relevances relevances;
    Decimal threshold;
    std::string reason;                // of the threshold, in English: "emergency: «perdió la visión»"
    std::vector<RoutedLeaf> active;    // in the order of Taxonomy::leaves()
    std::vector<std::uint32_t> forced; // of them, those active whatever their relevance
};

// A person's switch of a leaf for one item.
struct LeafSwitch {
    std::uint32_t leaf = 0;
    bool on = true;
};

// Relevance of every node by its condition (LeafCondition), the product along a path, the best path; the
// threshold by clinical priority: 0.5 routine, 0.35 prompt, 0.2 emergency (provisional: nobody has published
// such numbers). In an emergency a critical leaf whose condition holds, scenario aside, is always active.
// Deterministic and offline; the question alone decides, so a clean and a degraded answer have one set.
class RubricRouting
{
public:
    explicit RubricRouting(const JudgedTaxonomy& taxonomy); // must outlive it
    [[nodiscard]] RubricRoute route(const AnalysedText& question,
                                    const std::vector<LeafSwitch>& switches = {}) const;

private:
    const JudgedTaxonomy& m_taxonomy;
    Router m_router;
};

} // namespace cotejo
