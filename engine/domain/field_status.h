#pragma once

#include "engine/base/text_span.h"
#include "engine/domain/field_value.h"
#include "engine/domain/note.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

enum class FieldStatus { present, absent, unknown, not_applicable };
enum class FieldDetail {
    value,
    negative,
    templated,
    not_mentioned,
    stated_unknown,
    pending,
    by_rule,
    stated
};
enum class Requirement { required, conditional_met, optional, not_applicable };
enum class QueryKind { conflict, stale, implausible, unit, stated_na_but_applicable, missing_variant };

// Where something stands: a span of the note's text with its words, or a pointer into a structured record
// ("/fields/das28").
struct Evidence {
    TextSpan span;
    std::string quote;
    std::string pointer; // empty for a span
};

struct FieldQuery {
    QueryKind kind = QueryKind::conflict;
    std::vector<Evidence> evidence;
};

// One course of a drug, or one adverse event, of a field that may have several.
struct FieldInstance {
    std::string instance; // the INN, or the event's number by onset
    FieldStatus status = FieldStatus::present;
    FieldDetail detail = FieldDetail::value;
    FieldScalar value;
    std::string unit;
    std::vector<Evidence> evidence;
};

struct RuleReference {
    std::string id;
    std::string textEs;
    std::string textEn;
};

// What is known of one data element of the form (FORMATS §7).
struct FieldFinding {
    std::string id;
    FieldStatus status = FieldStatus::absent;
    FieldDetail detail = FieldDetail::not_mentioned;
    Requirement requirement = Requirement::optional;
    RuleReference rule; // the requirement rule that applied
    FieldScalar value;
    std::string unit;
    std::string variant;
    std::string titre;
    std::string date; // ISO, as precise as the note
    std::vector<Evidence> evidence;
    std::vector<FieldQuery> queries;
    std::vector<FieldInstance> instances;

    [[nodiscard]] bool asked() const
    {
        return requirement == Requirement::required || requirement == Requirement::conditional_met;
    }
    [[nodiscard]] bool complete() const
    {
        return asked() && status == FieldStatus::present && queries.empty();
    }
};

enum class IdentifierKind {
    nombre_paciente,
    nombre_familiar,
    nombre_medico,
    nombre_otro,
    iniciales,
    fecha_nacimiento,
    curp,
    rfc,
    nss,
    expediente,
    folio_fv,
    cedula,
    telefono,
    correo,
    domicilio
};

struct Identifier {
    IdentifierKind kind = IdentifierKind::nombre_paciente;
    TextSpan span;
};

// The completeness of one note; never mixed with an ORVS score. What `cotejo-cli note` prints.
struct NoteEvaluation {
    std::string note;
    Disease disease = Disease::OTR;
    std::vector<VisitContext> contexts;
    std::string formId;
    std::string formVersion;
    std::vector<FieldFinding> fields;    // in the form's order
    std::vector<Identifier> identifiers; // in text order
    std::size_t complete = 0;
    std::size_t asked = 0;
};

} // namespace cotejo
