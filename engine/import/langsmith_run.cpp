#include "engine/import/langsmith_run.h"

#include "engine/import/retrieved_output.h"
#include "engine/import/trace_text.h"

#include <iterator>

namespace cotejo
{
namespace
{
constexpr int kDeepestRun = 64;

struct RunParts {
    Turn turn;
    std::optional<std::string> answer;
    std::optional<std::string> question;
    std::optional<std::string> model;
};

void takeRun(const ForeignValue& run, int depth, RunParts& parts)
{
    if (depth > kDeepestRun)
        return run.refuse("read.too_deep", "at most 64 runs inside each other");
    const std::string type = run.member("run_type").plain().value_or(std::string());
    const ForeignValue outputs = run.member("outputs");
    if (type == "retriever" || type == "tool") {
        const std::string name = run.member("name").plain().value_or(std::string());
        if (auto items = retrievedItems(type == "retriever" ? type : name, outputs)) {
            auto& all = parts.turn.retrieved ? *parts.turn.retrieved : parts.turn.retrieved.emplace();
            std::move(items->begin(), items->end(), std::back_inserter(all));
            return; // a tool's own retriever below it gave the same documents
        }
    }
    if (type == "llm") {
        if (auto answer = traceAnswer(outputs)) {
            parts.answer = std::move(answer);
            parts.question = traceQuestion(run.member("inputs"));
            const ForeignValue extra = run.member("extra");
            parts.model = extra.member("metadata").member("ls_model_name").plain();
            if (!parts.model)
                parts.model = extra.member("invocation_params").firstMember({"model", "model_name"}).plain();
        }
    }
    for (const ForeignValue& child : run.member("child_runs").items())
        takeRun(child, depth + 1, parts);
}
} // namespace

void readLangSmithRun(const ForeignValue& record, ForeignTranscript& read)
{
    if (!record.member("parent_run_id").isNull())
        return record.member("parent_run_id")
            .refuse("read.part_of_a_trace", "a root run with its child_runs, not a run of another");
    read.transcript.id = record.member("id").plain().value_or(std::string());
    RunParts parts;
    takeRun(record, 0, parts);
    auto answer = traceAnswer(record.member("outputs"));
    auto question = traceQuestion(record.member("inputs"));
    if (!answer && record.member("error").isNull())
        answer = parts.answer;
    if (!answer || record.hasFault())
        return;
    Turn turn = std::move(parts.turn);
    turn.id = "t1";
    turn.askedAt = record.member("start_time").plain();
    turn.query = question ? *question : parts.question.value_or(std::string());
    turn.answer = std::move(*answer);
    if (parts.model && parts.answer == turn.answer)
        turn.drafts.push_back({DraftKind::initial, turn.answer, parts.model});
    read.transcript.turns.push_back(std::move(turn));
}

} // namespace cotejo
