#include "engine/report/rule_review_json.h"

#include "engine/domain/codes.h"

namespace cotejo
{
namespace
{

void writeFinding(JsonLine& line, const RuleFinding& finding)
{
    line.beginObject().key("rule").text(finding.rule).key("family").text(finding.family);
    line.key("kind").text(codeOf(finding.kind)).key("severity").text(codeOf(finding.severity));
    line.key("dimension").text(finding.dimension).key("points").number(Decimal::fromDouble(finding.points));
    line.key("start");
    finding.span ? line.integer(finding.span->start) : line.null();
    line.key("end");
    finding.span ? line.integer(finding.span->end) : line.null();
    line.key("quote");
    finding.span ? line.text(finding.quote) : line.null();
    line.key("sources").beginArray();
    for (const std::string& source : finding.sources)
        line.text(source);
    line.endArray().key("letter");
    finding.letter.empty() ? line.null() : line.text(finding.letter);
    line.key("fact").text(finding.fact).key("provisional").boolean(finding.provisional).endObject();
}

} // namespace

void writeRuleReview(JsonLine& line, const RuleReview& review)
{
    line.beginObject().key("made_by").text("rules").key("contract").text(review.contract);
    line.key("contract_version").text(review.contractVersion).key("rule_set").text(review.ruleSet);
    line.key("verdict").text(!review.applicable() ? "not_applicable" : review.passed() ? "passed" : "failed");
    line.numberOrNull("threshold", review.threshold);
    line.numberOrNull("composite", review.composite);
    line.key("composite_of");
    review.composite ? line.text(review.allDimensions ? "all_dimensions" : "applicable_dimensions")
                     : line.null();
    line.key("dimensions").beginObject();
    for (const DimensionScore& score : review.dimensions)
        line.numberOrNull(score.id, score.value);
    line.endObject().key("applied").integer(review.applied).key("findings").beginArray();
    for (const RuleFinding& finding : review.findings)
        writeFinding(line, finding);
    line.endArray().key("feedback").beginObject();
    for (const bool es : {true, false}) {
        line.key(es ? "es" : "en").beginArray();
        for (const RuleFinding& finding : review.findings)
            if (!finding.provisional)
                line.text(es ? finding.textEs : finding.textEn);
        line.endArray();
    }
    line.endObject().endObject();
}

} // namespace cotejo
