#pragma once

#include "engine/domain/decision.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace cotejo
{

struct ReasonChoice {
    QString code;
    QString label;
};

// A level proposes an urgency and says when an answer is expected ("Se espera respuesta antes de 18:00.").
struct LevelChoice {
    EscalationLevel level = EscalationLevel::colleague;
    QString label;
    Urgency proposed = Urgency::routine;
};

struct AddresseeChoice {
    QString code;
    QString label;
};

// What may be chosen, from the review data; labels in the reader's language.
struct DecisionChoices {
    std::vector<std::pair<DecisionKind, std::vector<ReasonChoice>>> reasons; // in the order of their digit
    std::vector<LevelChoice> levels;
    std::vector<AddresseeChoice> addressees;
    QStringList dueTexts; // one for each Urgency in its order; shown when escalating

    [[nodiscard]] const std::vector<ReasonChoice>& reasonsFor(DecisionKind kind) const;
};

// The form as it stands, complete or not; what a draft keeps.
struct DecisionDraft {
    std::optional<DecisionKind> kind;
    QStringList reasons; // codes, in the choices' order
    std::optional<EscalationLevel> level;
    std::optional<Urgency> urgency;
    QString to; // code of the addressee, or a name typed
    std::optional<QDate> until;
    QString comment;

    friend bool operator==(const DecisionDraft&, const DecisionDraft&) = default;
};

} // namespace cotejo
