#include "engine/rubrics/score_card.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <random>

using namespace cotejo;

namespace
{

std::string treeText(const std::string& nodes)
{
    return R"({"format":"cotejo.rubrics","version":1,"id":"bench","root":"n0","nodes":[)" + nodes + "]}";
}

// Every node but the root has a parent among the nodes before it; the other edges are drawn among them, too.
std::string randomGraph(std::size_t nodes, std::size_t edges)
{
    std::mt19937_64 random(1);
    std::vector<std::vector<std::size_t>> children(nodes);
    for (std::size_t child = 1; child < nodes; ++child)
        children[random() % child].push_back(child);
    for (std::size_t edge = nodes - 1; edge < edges;) {
        const std::size_t child = 1 + random() % (nodes - 1);
        auto& list = children[random() % child];
        if (std::find(list.begin(), list.end(), child) != list.end())
            continue;
        list.push_back(child);
        ++edge;
    }
    std::string text;
    for (std::size_t i = 0; i < nodes; ++i) {
        text += (i ? ",{\"id\":\"n" : "{\"id\":\"n") + std::to_string(i) + '"';
        for (std::size_t c = 0; c < children[i].size(); ++c)
            text += (c ? ",\"n" : ",\"children\":[\"n") + std::to_string(children[i][c]) + '"';
        text += children[i].empty() ? "}" : "]}";
    }
    return treeText(text);
}

// `leaves` leaves under 10 sub-domains, every fifth of them under a second one.
std::string clinicalTree(int leaves)
{
    std::string text = R"({"id":"n0","children":["d0","d1","d2","d3","d4","d5","d6","d7","d8","d9"]})";
    for (int domain = 0; domain < 10; ++domain) {
        std::string children;
        for (int leaf = 0; leaf < leaves; ++leaf) {
            if (leaf % 10 == domain || (leaf % 5 == 0 && (leaf + 3) % 10 == domain))
                children += (children.empty() ? "\"l" : ",\"l") + std::to_string(leaf) + '"';
        }
        text += ",{\"id\":\"d" + std::to_string(domain) + "\",\"children\":[" + children + "]}";
    }
    for (int leaf = 0; leaf < leaves; ++leaf)
        text += ",{\"id\":\"l" + std::to_string(leaf) + "\"}";
    return treeText(text);
}

void weights(benchmark::State& state)
{
    const auto nodes = static_cast<std::size_t>(state.range(0));
    const auto taxonomy = Taxonomy::parse(randomGraph(nodes, 3 * nodes));
    for (auto _ : state)
        benchmark::DoNotOptimize(WeightTable::compute(*taxonomy, WeightRule::pathSum));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(weights)->Arg(1000)->Arg(10000)->Arg(100000)->Complexity()->Unit(benchmark::kMillisecond);

void literalWeights(benchmark::State& state)
{
    const auto nodes = static_cast<std::size_t>(state.range(0));
    const auto taxonomy = Taxonomy::parse(randomGraph(nodes, 3 * nodes));
    for (auto _ : state)
        benchmark::DoNotOptimize(WeightTable::compute(*taxonomy, WeightRule::literal));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(literalWeights)->Arg(500)->Arg(5000)->Complexity()->Unit(benchmark::kMillisecond);

void readTree(benchmark::State& state)
{
    const auto nodes = static_cast<std::size_t>(state.range(0));
    const std::string text = randomGraph(nodes, 3 * nodes);
    for (auto _ : state)
        benchmark::DoNotOptimize(Taxonomy::parse(text));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(readTree)->Arg(10000)->Arg(100000)->Complexity()->Unit(benchmark::kMillisecond);

// Weights once, then routing and score of each answer.
void scoresOfAnswers(benchmark::State& state)
{
    const auto taxonomy = Taxonomy::parse(clinicalTree(150));
    std::mt19937 random(2);
    std::vector<RubricCase> answers(1000);
    for (RubricCase& answer : answers) {
        answer.threshold = Decimal::fromDouble(0.4);
        for (const std::uint32_t leaf : taxonomy->leaves()) {
            if (random() % 3 == 0)
                answer.relevances.emplace_back(
                    leaf, Decimal::fromDouble(static_cast<double>(random() % 100) / 100.0));
            answer.results.emplace_back(leaf, random() % 4 != 0);
        }
    }
    for (auto _ : state) {
        const auto table = WeightTable::compute(*taxonomy, WeightRule::pathSum);
        const Scorer scorer(*taxonomy, *table);
        for (std::int64_t i = 0; i < state.range(0); ++i)
            benchmark::DoNotOptimize(scorer.score(answers[static_cast<std::size_t>(i) % answers.size()]));
    }
    state.SetComplexityN(state.range(0));
}
BENCHMARK(scoresOfAnswers)->Arg(1000)->Arg(10000)->Complexity()->Unit(benchmark::kMillisecond);

} // namespace
