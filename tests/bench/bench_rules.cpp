#include "tests/bench/bench_inputs.h"

#include "engine/base/embedded_resource.h"
#include "engine/rules/rule_checker.h"

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

using namespace cotejo;
using nlohmann::json;

namespace
{

// So many rules: the shipped ones again and again under other names.
std::string rulesFile(std::size_t count)
{
    json all = json::array();
    for (const auto name : embeddedResourceNames("rules/rules_")) {
        const json file = json::parse(embeddedResource(name));
        for (const json& rule : file.at("rules"))
            all.push_back(rule);
    }
    json rules = json::array();
    for (std::size_t i = 0; i < count; ++i) {
        json rule = all[i % all.size()];
        rule["id"] = rule.at("id").get<std::string>() + "_" + std::to_string(i);
        rules.push_back(std::move(rule));
    }
    return json{{"format", "cotejo.rules"}, {"version", 1}, {"family", "safety"}, {"rules", rules}}.dump();
}

// Arguments: rules, kibibytes of answer.
void ruleCheck(benchmark::State& state)
{
    const std::string file = rulesFile(static_cast<std::size_t>(state.range(0)));
    const auto rules =
        RuleSet::parse({{"rules", file}}, embeddedResource("rules/sources.json"), ConceptSet::shipped());
    const RuleChecker checker(*rules);
    const std::string answer = bench::longAnswer(static_cast<std::size_t>(state.range(1)) << 10);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            checker.check({{"¿Cómo inicio metotrexato en artritis reumatoide?", answer}}));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(answer.size()));
}
BENCHMARK(ruleCheck)->ArgsProduct({{80, 800}, {4, 64, 1024}})->Unit(benchmark::kMillisecond);

} // namespace
