#include "engine/domain/codes.h"

#include "engine/domain/citation.h"
#include "engine/domain/cross_notice.h"
#include "engine/domain/decision.h"
#include "engine/domain/field_act.h"
#include "engine/domain/field_status.h"
#include "engine/domain/transcript.h"
#include "engine/domain/verdict.h"

#include <array>
#include <utility>

namespace cotejo
{
namespace
{
template <class E>
struct Codes;

// clang-format off
#define COTEJO_CODES(Type, ...)                                                                                          \
    template <>                                                                                                          \
    struct Codes<Type> {                                                                                                 \
        using E = Type;                                                                                                  \
        static constexpr auto table = std::to_array<std::pair<Type, std::string_view>>({__VA_ARGS__});                   \
    };
COTEJO_CODES(Route, {E::chat, "chat"}, {E::study, "study"})
COTEJO_CODES(PipelineMode, {E::normal, "null"}, {E::quick_orvs, "quick-orvs"}, {E::full_orvs, "full-orvs"})
COTEJO_CODES(DraftKind, {E::initial, "initial"}, {E::regenerated, "regenerated"}, {E::extended, "extended"},
    {E::pmid_regenerated, "pmid_regenerated"}, {E::fallback, "fallback"}, {E::alternative, "alternative"})
COTEJO_CODES(CitationKind, {E::pmid, "pmid"}, {E::doi, "doi"}, {E::pmc, "pmc"}, {E::trial, "trial"})
COTEJO_CODES(CitationStatus, {E::retrieved, "retrieved"}, {E::not_retrieved, "not_retrieved"},
    {E::no_list, "no_list"}, {E::placeholder, "placeholder"}, {E::malformed, "malformed"})
COTEJO_CODES(Verdict, {E::fallback_delivered, "fallback_delivered"}, {E::not_evaluated, "not_evaluated"},
    {E::evaluator_error, "evaluator_error"}, {E::delivered_not_rescored, "delivered_not_rescored"},
    {E::no_threshold, "no_threshold"}, {E::failed, "failed"}, {E::passed, "passed"})
COTEJO_CODES(NotEvaluatedReason, {E::orvs_disabled, "orvs_disabled"}, {E::study_route, "study_route"},
    {E::greeting, "greeting"}, {E::missing, "missing"})
COTEJO_CODES(Discrepancy, {E::passed_flag, "passed_flag"}, {E::composite, "composite"},
    {E::safety_hidden, "safety_hidden"}, {E::same_model_judge, "same_model_judge"},
    {E::mixed_contracts, "mixed_contracts"}, {E::order, "order"})
COTEJO_CODES(ThresholdSource, {E::record, "record"}, {E::contract, "contract"})
COTEJO_CODES(RuleSeverity, {E::critical, "critical"}, {E::major, "major"}, {E::minor, "minor"})
COTEJO_CODES(RuleFindingKind, {E::missing, "missing"}, {E::denied, "denied"}, {E::forbidden, "forbidden"})
COTEJO_CODES(Disease, {E::AR, "AR"}, {E::EA, "EA"}, {E::APs, "APs"}, {E::LES, "LES"}, {E::AIJ, "AIJ"},
    {E::OTR, "OTR"})
COTEJO_CODES(VisitContext, {E::INC, "INC"}, {E::FUP, "FUP"}, {E::CHG, "CHG"}, {E::STP, "STP"},
    {E::AEV, "AEV"}, {E::DTH, "DTH"}, {E::PRG, "PRG"}, {E::LTF, "LTF"})
COTEJO_CODES(FieldStatus, {E::present, "present"}, {E::absent, "absent"}, {E::unknown, "unknown"},
    {E::not_applicable, "not_applicable"})
COTEJO_CODES(FieldDetail, {E::value, "value"}, {E::negative, "negative"}, {E::templated, "templated"},
    {E::not_mentioned, "not_mentioned"}, {E::stated_unknown, "stated_unknown"}, {E::pending, "pending"},
    {E::by_rule, "by_rule"}, {E::stated, "stated"})
COTEJO_CODES(Requirement, {E::required, "required"}, {E::conditional_met, "conditional_met"},
    {E::optional, "optional"}, {E::not_applicable, "not_applicable"})
COTEJO_CODES(QueryKind, {E::conflict, "conflict"}, {E::stale, "stale"}, {E::implausible, "implausible"},
    {E::unit, "unit"}, {E::stated_na_but_applicable, "stated_na_but_applicable"},
    {E::missing_variant, "missing_variant"})
COTEJO_CODES(CrossKind, {E::contradicts, "contradicts"}, {E::unknown_in_note, "unknown_in_note"},
    {E::not_in_note, "not_in_note"})
COTEJO_CODES(TurnText, {E::query, "query"}, {E::answer, "answer"})
COTEJO_CODES(FieldActKind, {E::set, "set"}, {E::confirmed, "confirmed"}, {E::cleared, "cleared"})
COTEJO_CODES(NoteQueryState, {E::open, "open"}, {E::answered, "answered"}, {E::closed, "closed"})
COTEJO_CODES(IdentifierKind, {E::nombre_paciente, "nombre_paciente"}, {E::nombre_familiar, "nombre_familiar"},
    {E::nombre_medico, "nombre_medico"}, {E::nombre_otro, "nombre_otro"}, {E::iniciales, "iniciales"},
    {E::fecha_nacimiento, "fecha_nacimiento"}, {E::curp, "curp"}, {E::rfc, "rfc"}, {E::nss, "nss"},
    {E::expediente, "expediente"}, {E::folio_fv, "folio_fv"}, {E::cedula, "cedula"},
    {E::telefono, "telefono"}, {E::correo, "correo"}, {E::domicilio, "domicilio"})
COTEJO_CODES(DecisionKind, {E::approve, "approve"}, {E::approve_with_correction, "approve_with_correction"},
    {E::reject, "reject"}, {E::escalate, "escalate"}, {E::cannot_judge, "cannot_judge"},
    {E::postpone, "postpone"})
COTEJO_CODES(EscalationLevel, {E::colleague, "colleague"}, {E::committee, "committee"},
    {E::pharmacovigilance, "pharmacovigilance"})
COTEJO_CODES(Urgency, {E::routine, "routine"}, {E::same_day, "same_day"}, {E::immediate, "immediate"})
#undef COTEJO_CODES
// clang-format on
} // namespace

template <class E>
std::string_view codeOf(E value)
{
    for (const auto& [known, code] : Codes<E>::table) {
        if (known == value)
            return code;
    }
    return {};
}

template <class E>
std::optional<E> fromCode(std::string_view code)
{
    for (const auto& [known, word] : Codes<E>::table) {
        if (word == code)
            return known;
    }
    return std::nullopt;
}

template std::string_view codeOf(Route);
template std::optional<Route> fromCode(std::string_view);
template std::string_view codeOf(PipelineMode);
template std::optional<PipelineMode> fromCode(std::string_view);
template std::string_view codeOf(DraftKind);
template std::optional<DraftKind> fromCode(std::string_view);
template std::string_view codeOf(CitationKind);
template std::optional<CitationKind> fromCode(std::string_view);
template std::string_view codeOf(CitationStatus);
template std::optional<CitationStatus> fromCode(std::string_view);
template std::string_view codeOf(Verdict);
template std::optional<Verdict> fromCode(std::string_view);
template std::string_view codeOf(NotEvaluatedReason);
template std::optional<NotEvaluatedReason> fromCode(std::string_view);
template std::string_view codeOf(Discrepancy);
template std::optional<Discrepancy> fromCode(std::string_view);
template std::string_view codeOf(RuleSeverity);
template std::optional<RuleSeverity> fromCode(std::string_view);
template std::string_view codeOf(RuleFindingKind);
template std::optional<RuleFindingKind> fromCode(std::string_view);
template std::string_view codeOf(ThresholdSource);
template std::optional<ThresholdSource> fromCode(std::string_view);
template std::string_view codeOf(Disease);
template std::optional<Disease> fromCode(std::string_view);
template std::string_view codeOf(VisitContext);
template std::optional<VisitContext> fromCode(std::string_view);
template std::string_view codeOf(FieldStatus);
template std::optional<FieldStatus> fromCode(std::string_view);
template std::string_view codeOf(FieldDetail);
template std::optional<FieldDetail> fromCode(std::string_view);
template std::string_view codeOf(Requirement);
template std::optional<Requirement> fromCode(std::string_view);
template std::string_view codeOf(QueryKind);
template std::optional<QueryKind> fromCode(std::string_view);
template std::string_view codeOf(CrossKind);
template std::optional<CrossKind> fromCode(std::string_view);
template std::string_view codeOf(TurnText);
template std::optional<TurnText> fromCode(std::string_view);
template std::string_view codeOf(FieldActKind);
template std::optional<FieldActKind> fromCode(std::string_view);
template std::string_view codeOf(NoteQueryState);
template std::optional<NoteQueryState> fromCode(std::string_view);
template std::string_view codeOf(IdentifierKind);
template std::optional<IdentifierKind> fromCode(std::string_view);
template std::string_view codeOf(DecisionKind);
template std::optional<DecisionKind> fromCode(std::string_view);
template std::string_view codeOf(EscalationLevel);
template std::optional<EscalationLevel> fromCode(std::string_view);
template std::string_view codeOf(Urgency);
template std::optional<Urgency> fromCode(std::string_view);

} // namespace cotejo
