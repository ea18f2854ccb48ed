#pragma once

#include "engine/domain/decision.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QString>

namespace cotejo
{

// Moments as people say them. All times are local.
class MomentText
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::MomentText)
public:
    // "3 h ago", "yesterday", "7 Apr", "7 Apr 2025"; empty for an invalid moment.
    [[nodiscard]] static QString ago(const QDateTime& then, const QDateTime& now);
    // When an answer to an escalation is expected, as a sentence.
    [[nodiscard]] static QString escalationDue(Urgency urgency, const QDateTime& now);
};

} // namespace cotejo
