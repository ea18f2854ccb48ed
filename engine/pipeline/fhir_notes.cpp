#include "engine/pipeline/fhir_notes.h"

#include "engine/base/strict_json.h"
#include "engine/completeness/form.h"
#include "engine/completeness/note_evaluator.h"
#include "engine/domain/codes.h"
#include "engine/pipeline/evaluated_notes.h"
#include "engine/pipeline/field_standing.h"
#include "engine/report/evidence_mask.h"
#include "engine/report/hidden_field.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace cotejo
{
namespace
{
FhirField::Kind fhirKindOf(FormFieldType type)
{
    switch (type) {
    case FormFieldType::date:
        return FhirField::Kind::date;
    case FormFieldType::code:
    case FormFieldType::codes:
        return FhirField::Kind::code;
    case FormFieldType::number:
    case FormFieldType::text:
        break;
    }
    return FhirField::Kind::text;
}

// What a person gave as the value, as JSON.
FieldScalar scalarOf(const std::string& json)
{
    const auto value = parseStrictJson(json);
    if (!value || value->is_null())
        return {};
    if (value->is_number()) {
        if (const auto number = Decimal::parse(json))
            return *number;
    }
    if (value->is_string())
        return value->get<std::string>();
    std::vector<std::string> codes;
    if (value->is_array()) {
        for (const nlohmann::json& one : *value)
            codes.push_back(one.is_string() ? one.get<std::string>() : one.dump());
        return codes;
    }
    return json;
}

FieldScalar maskedScalar(FieldScalar value, const std::optional<EvidenceMask>& mask)
{
    if (!mask)
        return value;
    if (auto* text = std::get_if<std::string>(&value))
        *text = mask->value(*text);
    if (auto* codes = std::get_if<std::vector<std::string>>(&value)) {
        for (std::string& code : *codes)
            code = mask->value(code);
    }
    return value;
}

FhirField fhirFieldOf(const FieldFinding& finding, const FieldAct* act, const FormField& field,
                      const std::optional<EvidenceMask>& mask)
{
    const FieldStanding standing = fieldStanding(finding, act);
    const bool overruled = standing.byPerson && act->kind == FieldActKind::set;
    FhirField out;
    out.id = finding.id;
    out.label = field.label.es;
    out.kind = fhirKindOf(field.type);
    out.status = standing.status;
    out.requirement = finding.requirement;
    out.byPerson = standing.byPerson;
    if (!(mask && finding.id == kHiddenField))
        out.value = maskedScalar(overruled ? scalarOf(act->value) : finding.value, mask);
    out.unit = overruled ? act->unit : finding.unit;
    if (overruled)
        return out;
    out.detail = codeOf(finding.detail);
    for (const FieldQuery& query : finding.queries)
        out.queries.emplace_back(codeOf(query.kind));
    return out;
}

FhirNote fhirNoteOf(const Note& note, const NoteEvaluation& evaluation, const std::vector<FieldAct>& acts,
                    const Form& form, bool reveal)
{
    FhirNote out{evaluation.note,
                 note.subject.value_or(""),
                 note.date.value_or(""),
                 evaluation.formId,
                 evaluation.formVersion,
                 0,
                 0,
                 {}};
    std::optional<EvidenceMask> mask;
    if (!reveal)
        mask.emplace(note.text, evaluation.identifiers);
    for (std::size_t i = 0; i < evaluation.fields.size(); ++i) {
        const FieldFinding& finding = evaluation.fields[i];
        const FieldAct* act = actOn(acts, finding.id);
        const FieldStanding standing = fieldStanding(finding, act);
        out.asked += standing.asked ? 1 : 0;
        out.complete += standing.complete ? 1 : 0;
        if (standing.asked || standing.byPerson || standing.status == FieldStatus::present)
            out.fields.push_back(fhirFieldOf(finding, act, form.fields[i], mask));
    }
    return out;
}
} // namespace

Result<std::size_t> forEachFhirNote(const StoreFile& store, bool reveal,
                                    const std::function<bool(const std::string& note)>& wanted,
                                    const std::function<bool(const FhirNote& note)>& take)
{
    const Result<NoteEvaluator> evaluator = NoteEvaluator::create();
    if (!evaluator)
        return tl::unexpected<Error>(evaluator.error());
    return forEachEvaluatedNote(
        store, *evaluator,
        [&](const Note& note, const NoteEvaluation& evaluation, const std::vector<FieldAct>& acts) {
            return !wanted(evaluation.note) ||
                   take(fhirNoteOf(note, evaluation, acts, evaluator->form(), reveal));
        });
}

} // namespace cotejo
