#include "engine/import/foreign_transcript.h"

#include "engine/domain/codes.h"
#include "engine/import/chatgpt_conversation.h"
#include "engine/import/langfuse_trace.h"
#include "engine/import/langsmith_run.h"
#include "engine/import/open_ai_chat.h"
#include "engine/import/share_gpt.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
using OrderedJson = nlohmann::ordered_json;

void put(OrderedJson& object, const char* key, const std::optional<std::string>& value)
{
    if (value)
        object[key] = *value;
}

OrderedJson retrievedJson(const std::vector<RetrievedItem>& items)
{
    OrderedJson list = OrderedJson::array();
    for (const RetrievedItem& item : items) {
        OrderedJson one = OrderedJson::object();
        put(one, "pmid", item.pmid);
        put(one, "title", item.title);
        if (item.year)
            one["year"] = *item.year;
        put(one, "doi", item.doi);
        put(one, "excerpt", item.excerpt);
        list.push_back(std::move(one));
    }
    return list;
}

OrderedJson turnJson(const Turn& turn)
{
    OrderedJson one{{"id", turn.id}};
    put(one, "asked_at", turn.askedAt);
    one["query"] = turn.query;
    one["retrieved"] = turn.retrieved ? retrievedJson(*turn.retrieved) : OrderedJson();
    one["drafts"] = OrderedJson::array();
    for (const Draft& draft : turn.drafts) {
        OrderedJson text{{"kind", codeOf(draft.kind)}, {"text", draft.text}};
        put(text, "model", draft.model);
        one["drafts"].push_back(std::move(text));
    }
    one["answer"] = turn.answer;
    return one;
}

void readRecord(ForeignFormat format, const ForeignValue& record, ForeignTranscript& read)
{
    switch (format) {
    case ForeignFormat::open_ai_chat:
    case ForeignFormat::open_ai_message:
        return readOpenAiChat(record, read);
    case ForeignFormat::chatgpt_conversation:
        return readChatGptConversation(record, read);
    case ForeignFormat::share_gpt:
        return readShareGpt(record, read);
    case ForeignFormat::langfuse_trace:
        return readLangfuseTrace(record, read);
    case ForeignFormat::langsmith_run:
        return readLangSmithRun(record, read);
    default:
        return record.refuse("read.unknown_format", "a transcript in JSON");
    }
}
} // namespace

Result<ForeignTranscript> withTurns(ForeignTranscript&& read)
{
    if (read.transcript.turns.empty())
        return fail("read.no_turn", {}, "expected at least one answer of an assistant");
    return std::move(read);
}

Result<ForeignTranscript> readForeignTranscript(ForeignFormat format, const nlohmann::json& record,
                                                const std::string& fallbackId)
{
    std::optional<Error> fault;
    ForeignTranscript read;
    readRecord(format, ForeignValue(record, {}, fault), read);
    if (fault)
        return tl::unexpected<Error>(*fault);
    if (read.transcript.id.empty())
        read.transcript.id = fallbackId;
    return withTurns(std::move(read));
}

std::string transcriptJson(const Transcript& transcript, ForeignFormat source)
{
    OrderedJson record{{"format", "rheumai.transcript"}, {"version", 1}, {"id", transcript.id}};
    record["source"] = {{"format", codeOf(source)}};
    record["turns"] = OrderedJson::array();
    for (const Turn& turn : transcript.turns)
        record["turns"].push_back(turnJson(turn));
    return record.dump();
}

} // namespace cotejo
