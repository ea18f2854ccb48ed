#include "app/cli/score_lines.h"

#include "app/cli/file_bytes.h"

#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>

namespace cotejo::cli
{
namespace
{
bool take(std::string_view line, ScoreLines& lines)
{
    const auto json = parseStrictJson(line);
    if (!json || !json->is_object() || !json->contains("item") || !json->at("item").is_string())
        return false;
    const nlohmann::json score = json->value("score", nlohmann::json());
    if (!score.is_null() && !score.is_number())
        return false;
    return lines.scores
        .emplace(json->at("item").get<std::string>(),
                 score.is_null() ? std::nullopt : std::optional(score.get<double>()))
        .second;
}
} // namespace

ScoreLines readScoreLines(const std::string& file)
{
    ScoreLines lines;
    const auto bytes = plainBytes(file);
    if (!bytes) {
        std::cerr << "cotejo-cli: " << file << ": expected a file that can be read\n";
        return lines;
    }
    const std::string_view text(*bytes);
    std::size_t number = 0;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string_view line = text.substr(from, end - from);
        from = end + 1;
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string_view::npos || take(line, lines))
            continue;
        std::cerr << "cotejo-cli: " << file << ", line " << number
                  << ": expected an object with item, once, and score, a number or null\n";
        ++lines.refused;
    }
    return lines;
}

} // namespace cotejo::cli
