#include "engine/pipeline/query_text.h"

#include "engine/report/evidence_mask.h"

#include <fmt/format.h>

namespace cotejo
{
namespace
{
constexpr std::string_view kHiddenField = "birth_date"; // FORMATS §7

std::string doubtEs(QueryKind kind)
{
    switch (kind) {
    case QueryKind::conflict:
        return "la nota da valores que no concuerdan";
    case QueryKind::stale:
        return "el dato es anterior a lo que se pide para esta visita";
    case QueryKind::implausible:
        return "el valor está fuera de lo plausible o no es uno de los permitidos";
    case QueryKind::unit:
        return "falta la unidad y sin ella el valor cambia";
    case QueryKind::stated_na_but_applicable:
        return "la nota dice que no aplica, pero la regla lo pide";
    case QueryKind::missing_variant:
        return "falta decir qué variante del índice se usó";
    }
    return {};
}

std::string problemEs(const FieldFinding& finding)
{
    if (!finding.queries.empty())
        return doubtEs(finding.queries.front().kind);
    if (finding.status == FieldStatus::unknown)
        return finding.detail == FieldDetail::pending ? "el resultado quedó pendiente"
                                                      : "la nota dice que no se conoce";
    if (finding.status == FieldStatus::absent)
        return "no se encontró en la nota";
    return "se necesita confirmar lo que dice la nota";
}
} // namespace

std::string queryTextEs(const FormField& field, const FieldFinding& finding, const NoteEvaluation& evaluation,
                        const std::string& noteText)
{
    const EvidenceMask mask(noteText, evaluation.identifiers);
    std::string text =
        fmt::format("Nota {}, campo «{}»: {}.", evaluation.note, field.label.es, problemEs(finding));
    const auto& places = finding.queries.empty() ? finding.evidence : finding.queries.front().evidence;
    std::string quotes;
    for (const Evidence& place : places)
        if (place.pointer.empty() && finding.id != kHiddenField)
            quotes += fmt::format("{}«{}»", quotes.empty() ? "" : "; ", mask.quote(place));
    if (!quotes.empty())
        text += fmt::format(" Dice: {}.", quotes);
    if (!finding.rule.textEs.empty())
        text += fmt::format(" Regla: {}", finding.rule.textEs);
    text += " ¿Puede completarlo o aclararlo?";
    return text;
}

} // namespace cotejo
