#include "tests/bench/bench_inputs.h"

#include "engine/base/embedded_resource.h"
#include "engine/rules/rule_checker.h"

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <string_view>

using namespace cotejo;
using nlohmann::json;

namespace
{

constexpr std::string_view kQuestion = "¿Cómo inicio metotrexato en artritis reumatoide?";

std::vector<json> shippedRules()
{
    std::vector<json> all;
    for (const auto name : embeddedResourceNames("rules/rules_")) {
        const json file = json::parse(embeddedResource(name));
        for (const json& rule : file.at("rules"))
            all.push_back(rule);
    }
    return all;
}

std::vector<ConceptSet::File> shippedConcepts()
{
    std::vector<ConceptSet::File> files;
    for (const auto name : embeddedResourceNames("rules/concepts"))
        files.push_back({std::string(name), embeddedResource(name)});
    return files;
}

std::string otherName(std::string_view id, std::size_t number)
{
    return std::string(id) + ".bench" + std::to_string(number);
}

// A drug, condition or test that no text speaks of: each with terms of its own, as a new rule brings them.
json inventedConcept(const std::string& id, std::size_t number)
{
    const std::string stem = std::to_string(number) + "zimab";
    return {{"id", id},
            {"kind", "drug"},
            {"es",
             {"farmaco inventado " + stem, "qu" + stem, "sindrome de prueba " + stem, "me" + stem + " oral"}},
            {"en", {"invented drug " + stem, "test syndrome " + stem}}};
}

// The first `count` rules: the shipped ones, then these again under other ids, each about concepts of its
// own.
struct ManyRules {
    std::string concepts;
    std::string rules;
};

ManyRules manyRules(std::size_t count)
{
    const std::vector<json> all = shippedRules();
    json rules = json::array();
    json concepts = json::array();
    for (std::size_t i = 0; i < count; ++i) {
        json rule = all[i % all.size()];
        if (i >= all.size()) {
            rule["id"] = otherName(rule.at("id").get<std::string>(), i);
            for (json& cause : rule.at("when"))
                for (json& fact : cause)
                    for (auto role = fact.begin(); role != fact.end(); ++role)
                        if (role.value().is_array())
                            for (json& id : role.value()) {
                                id = otherName(id.get<std::string>(), concepts.size());
                                concepts.push_back(inventedConcept(id.get<std::string>(), concepts.size()));
                            }
        }
        rules.push_back(std::move(rule));
    }
    return {
        json{{"format", "cotejo.concepts"}, {"version", 1}, {"id", "bench"}, {"concepts", concepts}}.dump(),
        json{{"format", "cotejo.rules"}, {"version", 1}, {"family", "safety"}, {"rules", rules}}.dump()};
}

// Arguments: rules, kibibytes of answer.
void ruleCheck(benchmark::State& state)
{
    const ManyRules many = manyRules(static_cast<std::size_t>(state.range(0)));
    std::vector<ConceptSet::File> files = shippedConcepts();
    files.push_back({"bench", many.concepts});
    const auto concepts = ConceptSet::parse(files, embeddedResource("drugs/drugs.json"));
    if (!concepts)
        std::abort();
    const auto rules =
        RuleSet::parse({{"rules", many.rules}}, embeddedResource("rules/sources.json"), *concepts);
    if (!rules || rules->rules().size() != static_cast<std::size_t>(state.range(0)))
        std::abort();
    const RuleChecker checker(*rules);
    const std::string answer = bench::longAnswer(static_cast<std::size_t>(state.range(1)) << 10U);
    for (auto _ : state)
        benchmark::DoNotOptimize(checker.check({{kQuestion, answer}}));
    state.counters["concepts"] = static_cast<double>(concepts->size());
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(answer.size()));
}
BENCHMARK(ruleCheck)->ArgsProduct({{80, 800}, {4, 64, 1024}})->Unit(benchmark::kMillisecond);

// The answers as they come: every one of the sample's, with its own question.
void ruleCheckOfAnswers(benchmark::State& state)
{
    const Result<RuleSet>& rules = RuleSet::shipped();
    const RuleChecker checker(*rules);
    const auto transcripts = bench::sampleTranscripts();
    std::int64_t bytes = 0;
    for (auto _ : state)
        for (const Transcript& transcript : transcripts) {
            std::vector<RuleChecker::Exchange> conversation;
            for (const Turn& turn : transcript.turns) {
                conversation.push_back({turn.query, turn.answer});
                bytes += static_cast<std::int64_t>(turn.answer.size());
            }
            benchmark::DoNotOptimize(checker.check(conversation));
        }
    state.SetBytesProcessed(bytes);
}
BENCHMARK(ruleCheckOfAnswers)->Unit(benchmark::kMicrosecond);

} // namespace
