#pragma once

#include "engine/judges/context_fact.h"
#include "engine/rules/analysed_text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace cotejo
{

enum class QueryScenario : std::uint8_t { explanation, health_data, action_plan, symptoms };
inline constexpr std::size_t kScenarios = 4;
enum class ClinicalPriority : std::uint8_t { routine, prompt, emergency };

[[nodiscard]] std::optional<QueryScenario> scenarioFromCode(std::string_view code);
[[nodiscard]] std::string_view codeOf(QueryScenario scenario);
[[nodiscard]] std::string_view codeOf(ClinicalPriority priority); // "routine", "prompt", "emergency"

// What a question asks for and how pressing it is, by its words alone. Scenarios and signs are our reading
// (resources/judging/concepts_scenarios.json), not the paper's.
struct QueryPicture {
    std::array<double, kScenarios> scenarios{}; // relevance in [0, 1]; the likeliest has 1
    ClinicalPriority priority = ClinicalPriority::routine;
    std::optional<FoldedRange> reason; // the words in the question that set the priority
    std::vector<ContextFact> context;
};

[[nodiscard]] QueryPicture pictureOf(const AnalysedText& question);

} // namespace cotejo
