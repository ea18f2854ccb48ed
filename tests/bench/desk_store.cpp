// desk_store STORE ITEMS: a store of at least ITEMS answers, each with a decision, and one answer of a
// megabyte with 2,000 citations ("bench-long/t1"), for desk.sh. Nothing of it is about a person.
#include "tests/bench/bench_inputs.h"

#include "engine/base/clock.h"
#include "engine/pipeline/evaluators.h"
#include "engine/pipeline/import_job.h"
#include "engine/store/queue_reader.h"
#include "engine/store/reason_catalog.h"
#include "engine/store/review_writer.h"
#include "engine/store/store_file.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fstream>

using namespace cotejo;

namespace
{
constexpr std::size_t kTranscriptsForItems = 3; // a sample transcript has four turns on three, or more
constexpr std::size_t kItemsOfTranscripts = 4;
constexpr std::size_t kLongBytes = 1'000'000;
constexpr std::size_t kMarks = 2'000;
constexpr std::size_t kStillOpen = 10; // of a hundred items

template <class T>
T orStop(Result<T> result)
{
    if (!result) {
        fmt::print(stderr, "desk_store: {} {} {}\n", result.error().code, result.error().where,
                   result.error().detail);
        std::exit(1);
    }
    return *std::move(result);
}

void writeLongAnswer(const std::filesystem::path& file)
{
    std::string answer;
    for (std::size_t mark = 0; mark < kMarks; ++mark) {
        while (answer.size() < kLongBytes / kMarks * mark)
            answer += "La vigilancia de la función hepática se mantiene cada doce semanas. ";
        answer += fmt::format("Así lo dice la revisión (PMID: {}).\n\n", 99'300'000 + mark);
    }
    const nlohmann::json record = {
        {"format", "rheumai.transcript"},
        {"version", 1},
        {"id", "bench-long"},
        {"turns", {{{"id", "t1"}, {"query", "¿Qué se vigila?"}, {"answer", answer}}}}};
    std::ofstream(file) << record.dump() << '\n';
}

void import(const StoreFile& store, const std::filesystem::path& file, const Clock& clock)
{
    const std::atomic<bool> cancel = false;
    const ImportTotals totals = orStop(runImport(store, {file.string()}, orStop(builtInEvaluators()),
                                                 {std::nullopt, "bench"}, {}, cancel, clock));
    if (totals.refused != 0)
        std::exit(1);
}

void decideAll(const StoreFile& store, const Clock& clock)
{
    ReadHandle reader = orStop(store.openRead());
    WriteHandle writer = orStop(store.openWrite());
    ReviewWriter review(writer, clock, ReasonCatalog::builtIn());
    std::vector<std::string> items;
    QueueFilter every;
    every.withoutReasons = true;
    every.kinds = {ItemKind::turn};
    std::optional<QueueCursor> after;
    do {
        const QueuePage page = orStop(QueueReader(reader, clock).page(every, after, 1000));
        for (const QueueRow& row : page.rows)
            items.push_back(row.item);
        after = page.next;
    } while (after);
    std::size_t made = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i] == "bench-long/t1" || i % 100 < kStillOpen)
            continue;
        ReviewDecision decision;
        decision.item = items[i];
        decision.kind = i % 3 == 0 ? DecisionKind::reject : DecisionKind::cannot_judge;
        decision.by = "Dra. R. Canul";
        decision.reasons = {"other"};
        decision.comment = fmt::format("Médico {}: revisión de la cifra {}", i % 17, i);
        (void)orStop(review.decide(decision));
        ++made;
    }
    fmt::print("{} items, {} decisions\n", items.size(), made);
}
} // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        return 2;
    const SystemClock clock;
    const bench::ScratchFolder folder;
    const auto items = static_cast<std::size_t>(std::strtoul(argv[2], nullptr, 10));
    bench::writeTranscripts(folder / "in.jsonl", items * kTranscriptsForItems / kItemsOfTranscripts + 1);
    writeLongAnswer(folder / "long.jsonl");
    const StoreFile store = orStop(StoreFile::open(argv[1], {true, false, "bench"}, clock));
    import(store, folder / "in.jsonl", clock);
    import(store, folder / "long.jsonl", clock);
    decideAll(store, clock);
    return 0;
}
