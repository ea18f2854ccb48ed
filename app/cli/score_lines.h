#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>

namespace cotejo::cli
{

// The scores of a file of JSON Lines with `item` and `score` (a number or null), as rubric score and rubric
// judge print them. Lines that are none, and an item's second line, are named on standard error and counted.
struct ScoreLines {
    std::map<std::string, std::optional<double>> scores;
    std::size_t refused = 0;
};

[[nodiscard]] ScoreLines readScoreLines(const std::string& file);

} // namespace cotejo::cli
