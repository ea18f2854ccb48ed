#include "engine/import/langfuse_trace.h"

#include "engine/import/chat_turns.h"
#include "engine/import/retrieved_output.h"
#include "engine/import/trace_text.h"

#include <algorithm>
#include <iterator>

namespace cotejo
{
namespace
{
// A JSON text inside a text, as table exports have it, is left as the text it is.
struct Generation {
    std::string answer;
    std::optional<std::string> question;
    std::optional<std::string> model;
};

std::vector<ForeignValue> byStart(std::vector<ForeignValue> observations)
{
    std::stable_sort(
        observations.begin(), observations.end(), [](const ForeignValue& a, const ForeignValue& b) {
            return a.member("startTime").plain().value_or("") < b.member("startTime").plain().value_or("");
        });
    return observations;
}
} // namespace

void readLangfuseTrace(const ForeignValue& record, ForeignTranscript& read)
{
    const ForeignValue trace = record.member("trace").isObject() ? record.member("trace") : record;
    read.transcript.id = trace.member("id").plain().value_or(std::string());
    Turn turn;
    turn.id = "t1";
    turn.askedAt = trace.firstMember({"timestamp", "createdAt"}).plain();
    std::vector<Generation> generations;
    const ForeignValue list = record.member("observations");
    for (const ForeignValue& one : byStart(list.isList() ? list.items() : std::vector<ForeignValue>())) {
        if (!one.isObject())
            continue; // an export of traces alone names its observations by their ids
        const std::string type = one.member("type").plain().value_or(std::string());
        if (type == "GENERATION") {
            if (auto answer = traceAnswer(one.member("output")))
                generations.push_back(
                    {std::move(*answer), traceQuestion(one.member("input")), one.member("model").plain()});
            continue;
        }
        const std::string name = one.member("name").plain().value_or(std::string());
        if (auto items = retrievedItems(type == "RETRIEVER" ? "retriever" : name, one.member("output"))) {
            auto& all = turn.retrieved ? *turn.retrieved : turn.retrieved.emplace();
            std::move(items->begin(), items->end(), std::back_inserter(all));
        }
    }
    auto question = traceQuestion(trace.member("input"));
    auto answer = traceAnswer(trace.member("output"));
    if (!generations.empty()) {
        if (!question)
            question = generations.back().question;
        if (!answer)
            answer = generations.back().answer;
    }
    if (!answer)
        return;
    turn.query = question.value_or(std::string());
    turn.answer = std::move(*answer);
    for (const Generation& one : generations) {
        if (one.answer == turn.answer && one.model && turn.drafts.empty())
            turn.drafts.push_back({DraftKind::initial, turn.answer, one.model});
    }
    read.transcript.turns.push_back(std::move(turn));
}

} // namespace cotejo
