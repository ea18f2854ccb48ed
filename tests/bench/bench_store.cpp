#include "tests/bench/bench_inputs.h"

#include "engine/base/clock.h"
#include "engine/pipeline/evaluators.h"
#include "engine/pipeline/import_job.h"
#include "engine/store/case_reader.h"
#include "engine/store/queue_reader.h"
#include "engine/store/reason_catalog.h"
#include "engine/store/review_writer.h"
#include "engine/store/store_auditor.h"
#include "engine/store/store_file.h"

#include <benchmark/benchmark.h>

#include <atomic>
#include <cstdlib>

using namespace cotejo;

namespace
{
StoreFile freshStore(const std::filesystem::path& path, const Clock& clock)
{
    Result<StoreFile> store = StoreFile::open(path.string(), {true, false, "bench"}, clock);
    if (!store)
        std::abort();
    return *std::move(store);
}

ImportTotals importFile(const StoreFile& store, const std::filesystem::path& file, const Clock& clock)
{
    static const Result<Evaluators> evaluators = builtInEvaluators();
    const std::atomic<bool> cancel = false;
    Result<ImportTotals> totals =
        runImport(store, {file.string()}, *evaluators, {std::nullopt, "bench"}, {}, cancel, clock);
    if (!totals)
        std::abort();
    return *std::move(totals);
}

// Reading, checks, hash, search index and commit.
void import(benchmark::State& state)
{
    const SystemClock clock;
    const bench::ScratchFolder folder;
    const auto count = static_cast<std::size_t>(state.range(0));
    bench::writeTranscripts(folder / "in.jsonl", count);
    for (auto _ : state) {
        state.PauseTiming();
        for (const char* ending : {"", "-wal", "-shm"})
            std::filesystem::remove((folder / "a.cotejo").string() + ending);
        const StoreFile store = freshStore(folder / "a.cotejo", clock);
        state.ResumeTiming();
        if (importFile(store, folder / "in.jsonl", clock).added != count)
            state.SkipWithError("not every transcript went in");
    }
    state.SetBytesProcessed(state.iterations() *
                            static_cast<std::int64_t>(std::filesystem::file_size(folder / "in.jsonl")));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(import)->Arg(1000)->Arg(10000)->Iterations(1)->UseRealTime()->Complexity()->Unit(
    benchmark::kMillisecond);

// Notes with every field of the form read, hash, search index and commit.
void importNotes(benchmark::State& state)
{
    const SystemClock clock;
    const bench::ScratchFolder folder;
    const auto count = static_cast<std::size_t>(state.range(0));
    bench::writeNotes(folder / "notes.jsonl", count);
    for (auto _ : state) {
        state.PauseTiming();
        for (const char* ending : {"", "-wal", "-shm"})
            std::filesystem::remove((folder / "a.cotejo").string() + ending);
        const StoreFile store = freshStore(folder / "a.cotejo", clock);
        state.ResumeTiming();
        if (importFile(store, folder / "notes.jsonl", clock).added != count)
            state.SkipWithError("not every note went in");
    }
    state.SetBytesProcessed(state.iterations() *
                            static_cast<std::int64_t>(std::filesystem::file_size(folder / "notes.jsonl")));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(importNotes)
    ->Arg(1000)
    ->Arg(10000)
    ->Iterations(1)
    ->UseRealTime()
    ->Complexity()
    ->Unit(benchmark::kMillisecond);

// From a key press to everything about the next case.
void nextCase(benchmark::State& state)
{
    const SystemClock clock;
    const bench::ScratchFolder folder;
    bench::writeTranscripts(folder / "in.jsonl", static_cast<std::size_t>(state.range(0)));
    const StoreFile store = freshStore(folder / "a.cotejo", clock);
    importFile(store, folder / "in.jsonl", clock);
    Result<ReadHandle> handle = store.openRead();
    const QueueReader queue(*handle, clock);
    const CaseReader cases(*handle, clock);
    std::optional<QueueCursor> after;
    for (auto _ : state) {
        const Result<QueuePage> page = queue.page({}, after, 1);
        if (!page || page->rows.empty())
            state.SkipWithError("the queue ended");
        else
            benchmark::DoNotOptimize(cases.load(page->rows.front().id, "bench"));
        after = page ? page->next : std::nullopt;
    }
    state.SetComplexityN(state.range(0));
}
BENCHMARK(nextCase)->Arg(1000)->Arg(10000)->Complexity()->Unit(benchmark::kMicrosecond);

void audit(benchmark::State& state)
{
    const SystemClock clock;
    const bench::ScratchFolder folder;
    bench::writeTranscripts(folder / "in.jsonl", 100);
    const StoreFile store = freshStore(folder / "a.cotejo", clock);
    importFile(store, folder / "in.jsonl", clock);
    Result<ReadHandle> reader = store.openRead();
    const Result<QueuePage> page = QueueReader(*reader, clock).page({}, std::nullopt, 100);
    {
        Result<WriteHandle> writer = store.openWrite();
        ReviewWriter review(*writer, clock, ReasonCatalog::builtIn());
        for (std::int64_t i = 0; i < state.range(0); ++i) {
            ReviewDecision decision;
            decision.item = page->rows[static_cast<std::size_t>(i) % page->rows.size()].item;
            decision.kind = DecisionKind::cannot_judge;
            decision.by = "bench";
            decision.reasons = {"other"};
            if (!review.decide(decision))
                std::abort();
        }
    }
    for (auto _ : state) {
        const Result<StoreAudit> verified = auditStore(*reader, {false, {}});
        if (!verified || !verified->ok())
            state.SkipWithError("the chain does not hold");
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(audit)->Arg(10000)->Arg(100000)->Complexity()->Unit(benchmark::kMillisecond);

} // namespace
