#pragma once

#include "engine/domain/decision.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QString>

namespace cotejo
{

// Names acts of review in the reader's language.
class DecisionWords
{
    Q_DECLARE_TR_FUNCTIONS(DecisionWords)
public:
    [[nodiscard]] static QString act(DecisionKind kind);  // "Accept"
    [[nodiscard]] static QString done(DecisionKind kind); // "accepted"
    [[nodiscard]] static QString level(EscalationLevel level);
    [[nodiscard]] static QString urgency(Urgency urgency);
    [[nodiscard]] static QString recorded(DecisionKind kind); // "Recorded: accepted."
    // When an answer to an escalation is expected; `now` in local time.
    [[nodiscard]] static QString escalationDue(Urgency urgency, const QDateTime& now);
    // "3 h ago", "yesterday", "7 Apr"; `then` and `now` in local time.
    [[nodiscard]] static QString ago(const QDateTime& then, const QDateTime& now);
};

} // namespace cotejo
