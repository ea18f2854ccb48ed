#pragma once

#include "engine/domain/decision.h"
#include "engine/domain/field_status.h"

#include <QString>

namespace cotejo
{

// The words of decisions, escalations and hidden data, in the reader's language.
[[nodiscard]] QString decisionWord(DecisionKind kind); // "Aceptar"
[[nodiscard]] QString decisionDone(DecisionKind kind); // "aceptada"
[[nodiscard]] QString levelWord(EscalationLevel level);
[[nodiscard]] QString urgencyWord(Urgency urgency);    // "hoy mismo"
[[nodiscard]] QString hiddenWord(IdentifierKind kind); // "nombre oculto"

} // namespace cotejo
