#include "engine/agreement/agreement_report.h"
#include "engine/agreement/random_stream.h"
#include "engine/agreement/rating_reader.h"

#include <benchmark/benchmark.h>

using namespace cotejo;

namespace
{

std::string ratings(std::int64_t items, int raters, std::uint64_t values)
{
    RandomStream stream(5);
    std::string csv = "item,rater,value\n";
    for (std::int64_t item = 0; item < items; ++item) {
        const std::uint64_t truth = stream.below(values);
        for (int rater = 0; rater < raters; ++rater) {
            const std::uint64_t value = stream.below(3) == 0 ? stream.below(values) : truth;
            csv += "i" + std::to_string(item) + ",r" + std::to_string(rater) + ',' + std::to_string(value) +
                   '\n';
        }
    }
    return csv;
}

// From the file's bytes to every coefficient.
void everyCoefficient(benchmark::State& state)
{
    const std::string csv = ratings(state.range(0), 2, 5);
    for (auto _ : state) {
        const auto reading = readRatings(csv);
        benchmark::DoNotOptimize(agreementReport(reading->table, {}));
    }
    state.SetComplexityN(state.range(0));
}
BENCHMARK(everyCoefficient)->Arg(10000)->Arg(100000)->Complexity()->Unit(benchmark::kMillisecond);

// As many values as there are items: measurements, whose rows of ratings hardly repeat.
void measurements(benchmark::State& state)
{
    const std::string csv = ratings(state.range(0), 3, 1000000);
    const auto reading = readRatings(csv);
    for (auto _ : state)
        benchmark::DoNotOptimize(agreementReport(reading->table, {}));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(measurements)->Arg(10000)->Arg(100000)->Complexity()->Unit(benchmark::kMillisecond);

void bootstrapOfAll(benchmark::State& state)
{
    const std::string csv = ratings(state.range(0), 3, 2);
    const auto reading = readRatings(csv);
    AgreementOptions options;
    options.bootstrap = BootstrapOptions{BootstrapMethod::bca, 1000, 1};
    for (auto _ : state)
        benchmark::DoNotOptimize(agreementReport(reading->table, options));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(bootstrapOfAll)->Arg(1000)->Arg(10000)->Complexity()->Unit(benchmark::kMillisecond);

} // namespace
