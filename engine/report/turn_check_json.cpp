#include "engine/report/turn_check_json.h"

#include "engine/domain/codes.h"
#include "engine/report/json_line.h"
#include "engine/report/rule_review_json.h"

namespace cotejo
{
namespace
{
void writeText(JsonLine& line, const char* key, const std::optional<std::string>& value)
{
    line.key(key);
    value ? line.text(*value) : line.null();
}

void writeCitation(JsonLine& line, const Citation& citation)
{
    line.beginObject().key("kind").text(codeOf(citation.kind));
    writeText(line, "pmid", citation.pmid);
    line.key("status");
    citation.status ? line.text(codeOf(*citation.status)) : line.null();
    line.key("start").integer(citation.span.start).key("end").integer(citation.span.end);
    line.key("quote").text(citation.quote).key("elsewhere").beginArray();
    for (const std::string& turn : citation.elsewhere)
        line.text(turn);
    line.endArray().endObject();
}

void writeWarning(JsonLine& line, const Warning& warning)
{
    const bool placed = warning.span.end > warning.span.start;
    line.beginObject().key("code").text(warning.code);
    line.key("start");
    placed ? line.integer(warning.span.start) : line.null();
    line.key("end");
    placed ? line.integer(warning.span.end) : line.null();
    line.key("detail").text(warning.detail).endObject();
}
} // namespace

std::string turnCheckJson(const TurnCheck& check)
{
    JsonLine line;
    line.beginObject().key("transcript").text(check.transcript).key("turn").text(check.turn);
    writeText(line, "contract", check.contract);
    line.key("verdict").text(codeOf(check.verdict)).key("reason");
    check.reason ? line.text(codeOf(*check.reason)) : line.null();
    line.numberOrNull("composite", check.composite);
    line.numberOrNull("recomputed", check.recomputed);
    line.numberOrNull("threshold", check.threshold);
    line.key("dimensions").beginObject();
    for (const DimensionScore& score : check.dimensions)
        line.numberOrNull(score.id, score.value);
    line.endObject().key("discrepancies").beginArray();
    for (const Discrepancy name : check.discrepancies)
        line.text(codeOf(name));
    line.endArray().key("citations").beginArray();
    for (const Citation& citation : check.citations)
        writeCitation(line, citation);
    line.endArray().key("uncited_evidence").boolean(check.uncitedEvidence).key("warnings").beginArray();
    for (const Warning& warning : check.warnings)
        writeWarning(line, warning);
    line.endArray().key("needs_review").boolean(check.needsReview).key("review_reasons").beginArray();
    for (const std::string& reason : check.reviewReasons)
        line.text(reason);
    line.endArray();
    writeText(line, "contract_version", check.contractVersion);
    line.key("threshold_source");
    check.thresholdSource ? line.text(codeOf(*check.thresholdSource)) : line.null();
    writeText(line, "error_detail",
              check.errorDetail.empty() ? std::nullopt : std::optional(check.errorDetail));
    if (check.rules) {
        line.key("rules");
        writeRuleReview(line, *check.rules);
    }
    line.endObject();
    return line.str();
}

} // namespace cotejo
