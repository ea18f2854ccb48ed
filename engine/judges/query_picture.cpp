#include "engine/judges/query_picture.h"

#include "engine/judges/context_reader.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>

namespace cotejo
{
namespace
{

constexpr std::array<std::pair<std::string_view, QueryScenario>, kScenarios> kScenarioCodes = {
    {{"explanation", QueryScenario::explanation},
     {"health_data", QueryScenario::health_data},
     {"action_plan", QueryScenario::action_plan},
     {"symptoms", QueryScenario::symptoms}}};
constexpr double kSomeCue = 0.6; // a scenario with a cue that is not the likeliest
constexpr double kNoCue = 0.3;

const ConceptMention* firstSpoken(const AnalysedText& question, const char* concept_)
{
    const auto number = question.concepts().find(concept_);
    if (!number)
        return nullptr;
    for (const std::uint32_t index : question.mentionsOf(*number)) {
        const ConceptMention& mention = question.mentions()[index];
        if (mention.stance.polarity == Polarity::stated && !mention.stance.family && !mention.stance.past)
            return &mention;
    }
    return nullptr;
}

// How many different words of the scenario the question holds.
std::size_t cues(const AnalysedText& question, std::string_view scenario)
{
    const auto number = question.concepts().find("scenario." + std::string(scenario));
    if (!number)
        return 0;
    std::set<std::string_view> words;
    for (const std::uint32_t index : question.mentionsOf(*number)) {
        const FoldedRange& range = question.mentions()[index].range;
        words.insert(question.folded().substr(range.begin, range.length()));
    }
    return words.size();
}

} // namespace

std::optional<QueryScenario> scenarioFromCode(std::string_view code)
{
    for (const auto& [name, scenario] : kScenarioCodes)
        if (name == code)
            return scenario;
    return std::nullopt;
}

std::string_view codeOf(QueryScenario scenario)
{
    return kScenarioCodes.at(static_cast<std::size_t>(scenario)).first;
}

std::string_view codeOf(ClinicalPriority priority)
{
    switch (priority) {
    case ClinicalPriority::emergency:
        return "emergency";
    case ClinicalPriority::prompt:
        return "prompt";
    default:
        return "routine";
    }
}

QueryPicture pictureOf(const AnalysedText& question)
{
    QueryPicture picture;
    picture.context = readContext(question);
    std::array<std::size_t, kScenarios> counts{};
    for (std::size_t i = 0; i < kScenarios; ++i)
        counts.at(i) = cues(question, kScenarioCodes.at(i).first);
    const std::size_t most = *std::max_element(counts.begin(), counts.end());
    for (std::size_t i = 0; i < kScenarios; ++i)
        picture.scenarios.at(i) = counts.at(i) == most ? 1 : counts.at(i) > 0 ? kSomeCue : kNoCue;
    if (const auto* sign = firstSpoken(question, "emergency.sign")) {
        picture.priority = ClinicalPriority::emergency;
        picture.reason = sign->range;
    } else if (const auto* prompt = firstSpoken(question, "urgent.sign_asked")) {
        picture.priority = ClinicalPriority::prompt;
        picture.reason = prompt->range;
    }
    return picture;
}

} // namespace cotejo
