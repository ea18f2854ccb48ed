#pragma once

#include "engine/rubrics/rubric_case.h"
#include "engine/rubrics/weight_table.h"

namespace cotejo
{

// Weights on the whole tree, normalised over the leaves that count; or split anew on the tree that is left
// when only those leaves' ancestors stay. The first is the seed text's wording.
enum class Renormalise { staticWeights, resplit };

enum class NoScore {
    none,
    noActiveLeaf,   // no leaf reaches the threshold
    noResult,       // no active leaf was answered yes or no
    onlyWeightless, // those answered weigh nothing
};

struct ScoredLeaf {
    std::uint32_t leaf = 0;
    double weight = 0;
    std::optional<bool> result;
    std::optional<double> share; // of the weights that count; nullopt where there is no result
};

struct ScoreCard {
    std::optional<double> score; // Σ w·f / Σ w, in [0, 1]; never 0 in place of "no score"
    NoScore reason = NoScore::none;
    std::vector<ScoredLeaf> leaves;              // the active ones
    std::vector<std::uint32_t> criticalFailures; // active leaves of criticality critical that are not met
};

struct NoScoreWords {
    std::string_view es;
    std::string_view en;
};
[[nodiscard]] NoScoreWords wordsOf(NoScore reason);

// Scores items against one taxonomy. O(active leaves) an item once its leaves are known; with resplit O(V +
// E).
class Scorer
{
public:
    // Both must outlive the scorer.
    Scorer(const Taxonomy& taxonomy, const WeightTable& weights,
           Renormalise renormalise = Renormalise::staticWeights);

    [[nodiscard]] ScoreCard score(const RubricCase& one) const;
    // The same with the active leaves given, as where they are fixed from another case.
    [[nodiscard]] ScoreCard score(const std::vector<RoutedLeaf>& active, const RubricCase& one) const;

private:
    [[nodiscard]] std::optional<WeightTable> splitAnew(const std::vector<ScoredLeaf>& leaves) const;

    const Taxonomy& m_taxonomy;
    const WeightTable& m_weights;
    Renormalise m_renormalise;
    Router m_router;
};

} // namespace cotejo
