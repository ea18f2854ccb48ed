#include "engine/import/transcript_json.h"

#include "engine/import/evaluation_json.h"
#include "engine/import/json_values.h"
#include "engine/import/loop_stage_json.h"
#include "engine/import/record_head.h"

#include <algorithm>

namespace cotejo
{
namespace
{
bool readRetrieved(JsonReader& reader, RetrievedItem& item)
{
    std::string_view key;
    if (!reader.beginObject())
        return false;
    while (reader.nextMember(key)) {
        if (key == "pmid")
            readValue(reader, item.pmid);
        else if (key == "title")
            readValue(reader, item.title);
        else if (key == "year")
            readValue(reader, item.year);
        else if (key == "doi")
            readValue(reader, item.doi);
        else if (key == "excerpt")
            readValue(reader, item.excerpt);
        else
            reader.skip();
    }
    return !reader.fault();
}

bool readDraft(JsonReader& reader, Draft& draft)
{
    std::string_view key;
    std::optional<DraftKind> kind;
    std::optional<std::string> text;
    if (!reader.beginObject())
        return false;
    while (reader.nextMember(key)) {
        if (key == "kind")
            readWord(reader, kind);
        else if (key == "text")
            readValue(reader, text);
        else if (key == "model")
            readValue(reader, draft.model);
        else
            reader.skip();
    }
    if (!kind)
        return reader.refuse("read.missing_member", "a draft's kind", "/kind");
    if (!text)
        return reader.refuse("read.missing_member", "a text", "/text");
    draft.kind = *kind;
    draft.text = std::move(*text);
    return !reader.fault();
}

bool checkTurn(JsonReader& reader, const std::optional<std::string>& id,
               const std::optional<std::string>& answer, const std::vector<Draft>& drafts)
{
    if (!id)
        return reader.refuse("read.missing_member", "a text", "/id");
    if (id->empty())
        return reader.refuse("read.empty_id", "a text that is not empty", "/id");
    if (!answer)
        return reader.refuse("read.missing_member", "a text", "/answer");
    if (!drafts.empty() && drafts.back().kind == DraftKind::alternative) {
        return reader.refuse("read.alternative_last",
                             "the delivered draft last: an alternative was not shown",
                             "/drafts/" + std::to_string(drafts.size() - 1) + "/kind");
    }
    return !reader.fault();
}

bool readTurn(JsonReader& reader, Turn& turn)
{
    std::string_view key;
    std::optional<std::string> id;
    std::optional<std::string> query;
    std::optional<std::string> answer;
    std::optional<PipelineMode> mode;
    std::vector<RetrievedItem> retrieved;
    bool hasList = false;
    if (!reader.beginObject())
        return false;
    while (reader.nextMember(key)) {
        if (key == "id")
            readValue(reader, id);
        else if (key == "asked_at")
            readValue(reader, turn.askedAt);
        else if (key == "query")
            readValue(reader, query);
        else if (key == "pipeline_mode")
            readWord(reader, mode);
        else if (key == "retrieved")
            readList(reader, retrieved, readRetrieved, &hasList);
        else if (key == "drafts")
            readList(reader, turn.drafts, readDraft);
        else if (key == "evaluations")
            readList(reader, turn.evaluations, readEvaluation);
        else if (key == "answer")
            readValue(reader, answer);
        else if (key == "stages")
            readList(reader, turn.stages, readLoopStage);
        else
            reader.skip();
    }
    if (!checkTurn(reader, id, answer, turn.drafts))
        return false;
    turn.id = std::move(*id);
    turn.query = std::move(query).value_or(std::string());
    turn.pipelineMode = mode.value_or(PipelineMode::normal);
    if (hasList)
        turn.retrieved = std::move(retrieved);
    turn.answer = std::move(*answer);
    return true;
}

// The position of a turn whose id an earlier turn has.
std::optional<std::size_t> repeatedTurn(const std::vector<Turn>& turns)
{
    std::vector<std::size_t> order(turns.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return turns[a].id < turns[b].id; });
    std::optional<std::size_t> first;
    for (std::size_t i = 1; i < order.size(); ++i) {
        if (turns[order[i]].id == turns[order[i - 1]].id && (!first || order[i] < *first))
            first = order[i];
    }
    return first;
}
} // namespace

bool readTranscript(JsonReader& reader, Transcript& transcript)
{
    std::string_view key;
    RecordHead head;
    std::optional<Route> route;
    std::optional<bool> enabled;
    bool hasTurns = false;
    if (!reader.beginObject())
        return false;
    while (reader.nextMember(key)) {
        if (key == "turns")
            readList(reader, transcript.turns, readTurn, &hasTurns);
        else if (key == "subject")
            readValue(reader, transcript.subject);
        else if (key == "route")
            readWord(reader, route);
        else if (key == "arm")
            readValue(reader, transcript.arm);
        else if (key == "language")
            readValue(reader, transcript.language);
        else if (key == "orvs_enabled")
            readValue(reader, enabled);
        else if (key == "exported_at")
            readValue(reader, transcript.exportedAt);
        else if (!head.take(reader, key))
            reader.skip();
    }
    if (!head.check(reader, kTranscriptFormat))
        return false;
    if (!hasTurns)
        return reader.refuse("read.missing_member", "a list of turns", "/turns");
    if (const auto repeated = repeatedTurn(transcript.turns)) {
        return reader.refuse("read.duplicate_id", "each turn's id once",
                             "/turns/" + std::to_string(*repeated) + "/id");
    }
    if (!reader.finish())
        return false;
    transcript.id = std::move(*head.id);
    transcript.route = route.value_or(Route::chat);
    transcript.orvsEnabled = enabled.value_or(true);
    return true;
}

} // namespace cotejo
