#include "engine/pipeline/field_acts.h"

#include "engine/completeness/form.h"
#include "engine/completeness/typed_value.h"
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

Result<std::string> typedValueJson(const Form& form, const std::string& field, const std::string& status,
                                   const std::string& typed, const std::string& unit)
{
    const FormField* known = form.field(field);
    const auto word = fromCode<FieldStatus>(status);
    if (known == nullptr)
        return fail("field.unknown_field", field, "the id of a field of the form was expected");
    if (!word)
        return fail("field.unknown_status", status,
                    "present, absent, unknown or not_applicable was expected");
    const auto value = typedValue(*known, *word, typed, unit);
    if (!value)
        return tl::unexpected<Error>(value.error());
    return valueJson(*value).dump();
}

} // namespace cotejo
