#include "engine/report/fhir_completeness.h"

#include "engine/base/iso_instant.h"
#include "engine/domain/codes.h"
#include "engine/report/fhir_text.h"
#include "engine/report/json_line.h"

namespace cotejo
{
namespace
{
constexpr std::size_t kYear = 4;
constexpr std::size_t kMonth = 7;

// YYYY, YYYY-MM or YYYY-MM-DD of a day that exists.
bool isFhirDate(std::string_view text)
{
    if (text.size() == kYear || text.size() == kMonth)
        return isIsoDay(std::string(text) + std::string("-01-01").substr(text.size() == kYear ? 0 : 3));
    return isIsoDay(text);
}

void codeExtension(JsonLine& out, std::string_view url, std::string_view code)
{
    if (!code.empty())
        out.beginObject().key("url").text(url).key("valueCode").text(code).endObject();
}

void integerExtension(JsonLine& out, std::string_view url, std::size_t value)
{
    out.beginObject().key("url").text(url).key("valueInteger").integer(value).endObject();
}

void answer(JsonLine& out, const FhirField& field, const std::string& text)
{
    if (text.empty())
        return;
    out.beginObject();
    if (field.kind == FhirField::Kind::date && isFhirDate(text)) {
        out.key("valueDate").text(text);
    } else if (field.kind == FhirField::Kind::code) {
        out.key("valueCoding").beginObject().key("system").text("urn:cotejo:field:" + field.id);
        out.key("code").text(fhirString(text)).endObject();
    } else {
        out.key("valueString").text(fhirString(text));
    }
    out.endObject();
}

void answer(JsonLine& out, const FhirField& field, const Decimal& number)
{
    out.beginObject();
    if (field.unit.empty())
        out.key("valueDecimal").number(number);
    else
        out.key("valueQuantity")
            .beginObject()
            .key("value")
            .number(number)
            .key("unit")
            .text(field.unit)
            .endObject();
    out.endObject();
}

bool isAnswered(const FieldScalar& value)
{
    if (const auto* text = std::get_if<std::string>(&value))
        return !text->empty();
    if (const auto* codes = std::get_if<std::vector<std::string>>(&value))
        return !codes->empty();
    return !std::holds_alternative<std::monostate>(value);
}

void item(JsonLine& out, const FhirField& field)
{
    out.beginObject().key("extension").beginArray();
    codeExtension(out, "urn:cotejo:field-status", codeOf(field.status));
    codeExtension(out, "urn:cotejo:field-detail", field.detail);
    codeExtension(out, "urn:cotejo:field-requirement", codeOf(field.requirement));
    codeExtension(out, "urn:cotejo:field-by", field.byPerson ? "person" : "program");
    for (const std::string& query : field.queries)
        codeExtension(out, "urn:cotejo:field-query", query);
    out.endArray().key("linkId").text(field.id);
    fhirMember(out, "text", field.label);
    if (isAnswered(field.value)) {
        out.key("answer").beginArray();
        if (const auto* number = std::get_if<Decimal>(&field.value))
            answer(out, field, *number);
        else if (const auto* text = std::get_if<std::string>(&field.value))
            answer(out, field, *text);
        else
            for (const std::string& code : std::get<std::vector<std::string>>(field.value))
                answer(out, field, code);
        out.endArray();
    }
    out.endObject();
}
} // namespace

std::string questionnaireResponseEntry(const FhirNote& note)
{
    JsonLine out(JsonEscapes::few);
    const std::string id = fhirUuid("completeness " + note.id);
    out.beginObject().key("fullUrl").text("urn:uuid:" + id);
    out.key("resource").beginObject().key("resourceType").text("QuestionnaireResponse").key("id").text(id);
    out.key("extension").beginArray();
    integerExtension(out, "urn:cotejo:completeness-complete", note.complete);
    integerExtension(out, "urn:cotejo:completeness-asked", note.asked);
    out.endArray();
    fhirIdentifier(out, kFhirItem, note.id);
    out.key("questionnaire").text("urn:cotejo:form:" + note.form + '|' + note.edition);
    out.key("status").text(note.complete == note.asked ? "completed" : "in-progress");
    if (!note.subject.empty()) {
        out.key("subject").beginObject();
        fhirIdentifier(out, "urn:cotejo:subject", note.subject);
        out.endObject();
    }
    if (isFhirDate(note.date))
        out.key("authored").text(note.date);
    if (!note.fields.empty()) {
        out.key("item").beginArray();
        for (const FhirField& field : note.fields)
            item(out, field);
        out.endArray();
    }
    out.endObject().endObject();
    return out.take();
}

} // namespace cotejo
