#include "ui/widgets/act_words.h"

#include <QCoreApplication>

namespace cotejo
{
namespace
{
struct ActWords {
    Q_DECLARE_TR_FUNCTIONS(cotejo::ActWords)
};
} // namespace

QString decisionWord(DecisionKind kind)
{
    switch (kind) {
    case DecisionKind::approve:
        return ActWords::tr("Accept");
    case DecisionKind::approve_with_correction:
        return ActWords::tr("Correct");
    case DecisionKind::reject:
        return ActWords::tr("Reject");
    case DecisionKind::escalate:
        return ActWords::tr("Escalate");
    case DecisionKind::postpone:
        return ActWords::tr("Postpone");
    case DecisionKind::cannot_judge:
        break;
    }
    return ActWords::tr("No judgement");
}

QString decisionDone(DecisionKind kind)
{
    switch (kind) {
    case DecisionKind::approve:
        return ActWords::tr("accepted");
    case DecisionKind::approve_with_correction:
        return ActWords::tr("corrected");
    case DecisionKind::reject:
        return ActWords::tr("rejected");
    case DecisionKind::escalate:
        return ActWords::tr("escalated");
    case DecisionKind::postpone:
        return ActWords::tr("postponed");
    case DecisionKind::cannot_judge:
        break;
    }
    return ActWords::tr("not judged");
}

QString levelWord(EscalationLevel level)
{
    switch (level) {
    case EscalationLevel::committee:
        return ActWords::tr("committee");
    case EscalationLevel::pharmacovigilance:
        return ActWords::tr("pharmacovigilance");
    case EscalationLevel::colleague:
        break;
    }
    return ActWords::tr("colleague");
}

QString urgencyWord(Urgency urgency)
{
    switch (urgency) {
    case Urgency::same_day:
        return ActWords::tr("same day");
    case Urgency::immediate:
        return ActWords::tr("immediate");
    case Urgency::routine:
        break;
    }
    return ActWords::tr("routine");
}

QString hiddenWord(IdentifierKind kind)
{
    switch (kind) {
    case IdentifierKind::nombre_paciente:
    case IdentifierKind::nombre_familiar:
    case IdentifierKind::nombre_medico:
    case IdentifierKind::nombre_otro:
        return ActWords::tr("name hidden");
    case IdentifierKind::iniciales:
        return ActWords::tr("initials hidden");
    case IdentifierKind::fecha_nacimiento:
        return ActWords::tr("date of birth hidden");
    case IdentifierKind::curp:
        return ActWords::tr("CURP hidden");
    case IdentifierKind::rfc:
        return ActWords::tr("RFC hidden");
    case IdentifierKind::nss:
        return ActWords::tr("social security number hidden");
    case IdentifierKind::expediente:
        return ActWords::tr("record number hidden");
    case IdentifierKind::folio_fv:
        return ActWords::tr("report number hidden");
    case IdentifierKind::cedula:
        return ActWords::tr("licence number hidden");
    case IdentifierKind::telefono:
        return ActWords::tr("telephone hidden");
    case IdentifierKind::correo:
        return ActWords::tr("e-mail hidden");
    case IdentifierKind::domicilio:
        break;
    }
    return ActWords::tr("address hidden");
}

} // namespace cotejo
