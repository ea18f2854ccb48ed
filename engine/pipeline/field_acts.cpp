#include "engine/pipeline/field_acts.h"

#include "engine/base/decimal.h"
#include "engine/domain/codes.h"
#include "engine/report/evidence_mask.h"
#include "engine/report/field_scalar_json.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
// Kept in the store beside the note itself: nothing to hide there.
nlohmann::ordered_json valueJson(const FieldScalar& value)
{
    static const EvidenceMask open{std::string(), {}};
    return fieldScalarJson(value, open);
}
} // namespace

std::string machineReadingJson(const FieldFinding& finding)
{
    return nlohmann::ordered_json{{"status", codeOf(finding.status)},
                                  {"detail", codeOf(finding.detail)},
                                  {"value", valueJson(finding.value)},
                                  {"unit", finding.unit}}
        .dump();
}

std::vector<FieldAct> confirmableFields(const NoteEvaluation& evaluation, const std::set<std::string>& known)
{
    std::vector<FieldAct> acts;
    for (const FieldFinding& finding : evaluation.fields) {
        if (finding.status != FieldStatus::present || finding.evidence.empty() || !finding.queries.empty() ||
            known.contains(finding.id))
            continue;
        acts.push_back({finding.id, FieldActKind::confirmed, std::string(codeOf(finding.status)),
                        valueJson(finding.value).dump(), finding.unit, machineReadingJson(finding)});
    }
    return acts;
}

std::string typedValueJson(const std::string& typed)
{
    if (typed.empty())
        return "null";
    if (const auto number = Decimal::parse(typed))
        return number->lexeme();
    return nlohmann::json(typed).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace cotejo
