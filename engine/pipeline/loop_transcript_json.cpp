#include "engine/pipeline/loop_transcript_json.h"

#include "engine/base/program_version.h"
#include "engine/domain/codes.h"
#include "engine/report/json_line.h"

namespace cotejo
{
namespace
{
void member(JsonLine& line, std::string_view key, const std::optional<std::string>& value)
{
    line.key(key);
    if (value)
        line.text(*value);
    else
        line.null();
}

void member(JsonLine& line, std::string_view key, const std::optional<Decimal>& value)
{
    line.key(key);
    if (value)
        line.number(*value);
    else
        line.null();
}

void member(JsonLine& line, std::string_view key, const std::optional<std::int64_t>& value)
{
    line.key(key);
    if (value)
        line.number(Decimal::parse(std::to_string(*value)).value_or(Decimal()));
    else
        line.null();
}

void member(JsonLine& line, std::string_view key, const std::vector<std::string>& texts)
{
    line.key(key).beginArray();
    for (const std::string& text : texts)
        line.text(text);
    line.endArray();
}

void retrieved(JsonLine& line, const std::vector<RetrievedItem>& items)
{
    line.key("retrieved").beginArray();
    for (const RetrievedItem& item : items) {
        line.beginObject();
        member(line, "pmid", item.pmid);
        member(line, "title", item.title);
        member(line, "year", item.year);
        member(line, "doi", item.doi);
        member(line, "excerpt", item.excerpt);
        line.endObject();
    }
    line.endArray();
}

void drafts(JsonLine& line, const std::vector<Draft>& all)
{
    line.key("drafts").beginArray();
    for (const Draft& draft : all) {
        line.beginObject().key("kind").text(codeOf(draft.kind)).key("text").text(draft.text);
        member(line, "model", draft.model);
        line.endObject();
    }
    line.endArray();
}

void dimensions(JsonLine& line, const Evaluation& evaluation)
{
    line.key("dimensions");
    if (!evaluation.dimensions) {
        line.null();
        return;
    }
    line.beginObject();
    for (const DimensionScore& score : *evaluation.dimensions)
        member(line, score.id, score.value);
    line.endObject();
}

void evaluation(JsonLine& line, const MadeEvaluation& made, const Evaluation& kept, const Contract& contract,
                bool userThreshold)
{
    line.beginObject();
    member(line, "contract", kept.contract);
    member(line, "draft", kept.draft);
    member(line, "evaluator", kept.evaluator);
    dimensions(line, kept);
    member(line, "composite", kept.composite);
    member(line, "threshold", kept.threshold);
    line.key("passed");
    if (kept.passed)
        line.boolean(*kept.passed);
    else
        line.null();
    member(line, "flags", kept.flags);
    member(line, "errors", kept.errors);
    line.key("made_by").text("cotejo:" + made.madeBy);
    line.key("contract_version").text(contract.version);
    member(line, "threshold_source",
           kept.threshold && userThreshold ? std::optional<std::string>("user") : std::nullopt);
    member(line, "evaluator_asked", made.askedModel);
    member(line, "feedback", made.feedback);
    member(line, "raw", made.rawReply.empty() ? std::nullopt : std::optional<std::string>(made.rawReply));
    line.endObject();
}

void stages(JsonLine& line, const std::vector<LoopStage>& all)
{
    line.key("stages").beginArray();
    for (const LoopStage& stage : all) {
        line.beginObject().key("stage").text(stage.stage);
        member(line, "at", stage.at);
        member(line, "ms", stage.ms);
        member(line, "draft", stage.draft);
        member(line, "evaluation", stage.evaluation);
        member(line, "outcome", stage.outcome);
        member(line, "detail", stage.detail);
        line.endObject();
    }
    line.endArray();
}

std::optional<std::string> pipelineModeOf(const Contract& contract)
{
    if (contract.id == "orvs-v2-quick")
        return std::string(codeOf(PipelineMode::quick_orvs));
    if (contract.id == "orvs-v2-deep")
        return std::string(codeOf(PipelineMode::full_orvs));
    return std::nullopt;
}
} // namespace

std::string loopTranscriptJson(const LoopRecordHead& head, const LoopRun& run, const Contract& contract)
{
    JsonLine line;
    line.beginObject().key("format").text("rheumai.transcript").key("version").integer(1);
    line.key("id").text(head.transcript);
    member(line, "subject", head.subject);
    line.key("route").text(codeOf(Route::chat));
    line.key("language").text(head.language).key("orvs_enabled").boolean(true);
    line.key("exported_at").text(head.exportedAt);
    line.key("made_by").text("cotejo " + std::string(programVersion()));
    line.key("turns").beginArray().beginObject();
    line.key("id").text(run.turn.id).key("asked_at").text(head.askedAt).key("query").text(run.turn.query);
    member(line, "pipeline_mode", pipelineModeOf(contract));
    retrieved(line, run.turn.retrieved.value_or(std::vector<RetrievedItem>()));
    drafts(line, run.turn.drafts);
    line.key("evaluations").beginArray();
    for (std::size_t i = 0; i < run.made.size(); ++i)
        evaluation(line, run.made[i], run.turn.evaluations[i], contract, head.userThreshold);
    line.endArray();
    line.key("answer").text(run.turn.answer);
    stages(line, run.turn.stages);
    line.key("outcome").text(codeOfOutcome(run.outcome));
    line.endObject().endArray().endObject();
    return line.str() + "\n";
}

} // namespace cotejo
