#pragma once

#include <optional>
#include <string_view>

namespace cotejo
{

// How a leaf gets its weight from equal shares that start with 1 at the root. On a tree the first four are
// the same. The RubricsTree paper states none of them for nodes with several parents: path-sum is our
// reading.
enum class WeightRule {
    pathSum,  // each node hands its whole weight on: Σ over parents of w(parent) / out-degree; adds up to 1
    maxPath,  // the best single path's product of 1 / out-degree
    meanPath, // the mean of the paths' products
    literal,  // the product of 1 / out-degree over all distinct ancestors
    stated,   // as the file says
};

[[nodiscard]] std::optional<WeightRule> weightRuleFromCode(std::string_view code); // "path-sum", …
[[nodiscard]] std::string_view codeOf(WeightRule rule);

} // namespace cotejo
