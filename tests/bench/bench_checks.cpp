#include "tests/bench/bench_inputs.h"

#include "engine/citations/citation_control.h"
#include "engine/citations/citation_scanner.h"
#include "engine/citations/retrieved_index.h"
#include "engine/completeness/note_evaluator.h"
#include "engine/orvs/turn_checker.h"

#include "engine/pipeline/retraction_list.h"

#include <benchmark/benchmark.h>

using namespace cotejo;

namespace
{

void citationScan(benchmark::State& state)
{
    const std::string answer = bench::longAnswer(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(scanCitations(answer));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(answer.size()));
    state.SetComplexityN(static_cast<std::int64_t>(answer.size()));
}
BENCHMARK(citationScan)
    ->Arg(64 << 10)
    ->Arg(1 << 20)
    ->Arg(8 << 20)
    ->Complexity()
    ->Unit(benchmark::kMillisecond);

// Every citation of every answer against the list of its turn; the argument counts citations.
void citationsAgainstLists(benchmark::State& state)
{
    const auto transcripts = bench::citingTranscripts(static_cast<std::size_t>(state.range(0)));
    std::size_t entries = 0;
    std::int64_t bytes = 0;
    for (auto _ : state)
        for (const Transcript& transcript : transcripts) {
            const RetrievedIndex retrieved(transcript);
            const CitationControl control(transcript, retrieved);
            for (std::size_t i = 0; i < transcript.turns.size(); ++i) {
                const auto found = control.entries(i, scanCitations(transcript.turns[i].answer));
                entries += found.size();
                bytes += static_cast<std::int64_t>(transcript.turns[i].answer.size());
            }
        }
    state.SetItemsProcessed(static_cast<std::int64_t>(entries));
    state.SetBytesProcessed(bytes);
    state.SetComplexityN(state.range(0));
}
BENCHMARK(citationsAgainstLists)->Arg(10000)->Arg(100000)->Complexity()->Unit(benchmark::kMillisecond);

void verdicts(benchmark::State& state)
{
    const auto contracts = ContractCatalog::embedded();
    const auto checker = TurnChecker::create(*contracts);
    const auto seeds = bench::sampleTranscripts();
    std::int64_t turns = 0;
    for (auto _ : state) {
        for (std::int64_t i = 0; i < state.range(0); ++i) {
            const auto checks = checker->check(seeds[static_cast<std::size_t>(i) % seeds.size()]);
            turns += static_cast<std::int64_t>(checks.size());
        }
    }
    state.SetItemsProcessed(turns);
    state.SetComplexityN(state.range(0));
}
BENCHMARK(verdicts)->Arg(1000)->Arg(10000)->Complexity()->Unit(benchmark::kMillisecond);

void completeness(benchmark::State& state)
{
    const auto evaluator = NoteEvaluator::create();
    const auto seeds = bench::sampleNotes();
    std::int64_t bytes = 0;
    for (auto _ : state) {
        for (std::int64_t i = 0; i < state.range(0); ++i) {
            const Note& note = seeds[static_cast<std::size_t>(i) % seeds.size()];
            benchmark::DoNotOptimize(evaluator->evaluate(note));
            bytes += static_cast<std::int64_t>(note.text.size());
        }
    }
    state.SetBytesProcessed(bytes);
    state.SetComplexityN(state.range(0));
}
BENCHMARK(completeness)->Arg(120)->Arg(1200)->Complexity()->Unit(benchmark::kMillisecond);

// One note that grows: the cost of a field must not grow with the note's length squared.
void completenessOfLongNote(benchmark::State& state)
{
    const auto evaluator = NoteEvaluator::create();
    const auto seeds = bench::sampleNotes();
    Note note = seeds.front();
    for (std::size_t i = 1; note.text.size() < static_cast<std::size_t>(state.range(0)); ++i)
        note.text += "\n" + seeds[i % seeds.size()].text;
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluator->evaluate(note));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(note.text.size()));
    state.SetComplexityN(static_cast<std::int64_t>(note.text.size()));
}
BENCHMARK(completenessOfLongNote)->Arg(16 << 10)->Arg(256 << 10)->Complexity()->Unit(benchmark::kMillisecond);

// A list of the Retraction Watch layout, 370 bytes a row as the real one has.
void retractionList(benchmark::State& state)
{
    std::string csv = "Record ID,Title,Subject,Institution,Journal,Publisher,Country,Author,URLS,ArticleType,"
                      "RetractionDate,RetractionDOI,RetractionPubMedID,OriginalPaperDate,OriginalPaperDOI,"
                      "OriginalPaperPubMedID,RetractionNature,Reason,Paywalled,Notes\n";
    for (std::int64_t row = 0; row < state.range(0); ++row) {
        const std::string number = std::to_string(row);
        csv += number + ",\"A randomised study of \"\"thing\"\" " + number +
               ", in patients\",(HSC) Medicine;," + std::string(150, 'i') +
               ",Journal,Publisher,MX,A B;C D,,Research Article;,2/6/2010 0:00,10.1016/n." + number + "," +
               std::to_string(30'000'000 + row) + ",1/1/1998 0:00,10.1016/p." + number + "," +
               std::to_string(10'000'000 + row) + ",Retraction,+Error in Data;,No,\n";
    }
    for (auto _ : state)
        if (readRetractionList(csv, "2026-05-04T21:20:00.000Z").value().facts.empty())
            std::abort();
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(retractionList)->Arg(7'000)->Arg(70'000)->Unit(benchmark::kMillisecond);

} // namespace
