#pragma once

#include "engine/base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace cotejo
{

// One criterion of a flat rubric with points, negative ones too (HealthBench). `met` answers "is it met", not
// "is it good", also where points are negative.
struct PointCriterion {
    std::string text;
    double points = 0;
    std::vector<std::string> tags;
    std::optional<bool> met;
};

struct PointRubric {
    std::string item;
    std::vector<PointCriterion> criteria;
};

enum class NoPoints {
    none,
    penaltiesOnly, // no criterion has points above 0: there is no maximum
    unanswered,    // some criterion has no answer
    empty,
};

struct PointScore {
    std::optional<double> score; // Σ points of met criteria / Σ points above 0; not clipped, below 0 too
    NoPoints reason = NoPoints::none;
    double earned = 0;
    double possible = 0;
};

[[nodiscard]] std::string_view wordsOf(NoPoints reason); // English, for the result's `undefined`

// HealthBench's own formula (simple-evals).
[[nodiscard]] PointScore pointScore(std::span<const PointCriterion> criteria);
// The same over the criteria that carry `tag`.
[[nodiscard]] PointScore pointScore(std::span<const PointCriterion> criteria, const std::string& tag);

// One record: `rubrics` or `rubric_items`, a list of {criterion, points, tags, criteria_met}. Points may be
// numbers or texts that are numbers, tags a list or one text. `where` of an error is a JSON pointer.
[[nodiscard]] Result<PointRubric> readPointRubric(const nlohmann::json& record);

// Mean of the scores, clipped to [0, 1], and the population standard deviation of 1,000 resample means, each
// clipped, as HealthBench reports it.
struct PointSummary {
    std::size_t items = 0;
    std::optional<double> mean;
    std::optional<double> deviation;
};
[[nodiscard]] PointSummary summarise(const std::vector<double>& scores, std::uint64_t seed);

// The mean of the minima over all subsets of k of one prompt's answers; not clipped. nullopt for k outside
// [1, scores].
[[nodiscard]] std::optional<double> worstOf(std::vector<double> scores, std::size_t k);

} // namespace cotejo
