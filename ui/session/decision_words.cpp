#include "ui/session/decision_words.h"

#include "ui/session/escalation_plan.h"
#include "ui/session/field_words.h"

namespace cotejo
{
namespace
{
constexpr qint64 kMinute = 60;
constexpr qint64 kHour = 60 * kMinute;
} // namespace

QString DecisionWords::act(DecisionKind kind)
{
    switch (kind) {
    case DecisionKind::approve:
        return tr("Accept");
    case DecisionKind::approve_with_correction:
        return tr("Correct");
    case DecisionKind::reject:
        return tr("Reject");
    case DecisionKind::escalate:
        return tr("Escalate");
    case DecisionKind::cannot_judge:
        return tr("No judgement");
    case DecisionKind::postpone:
        return tr("Postpone");
    }
    return {};
}

QString DecisionWords::done(DecisionKind kind)
{
    switch (kind) {
    case DecisionKind::approve:
        return tr("accepted");
    case DecisionKind::approve_with_correction:
        return tr("corrected");
    case DecisionKind::reject:
        return tr("rejected");
    case DecisionKind::escalate:
        return tr("escalated");
    case DecisionKind::cannot_judge:
        return tr("no judgement");
    case DecisionKind::postpone:
        return tr("postponed");
    }
    return {};
}

QString DecisionWords::level(EscalationLevel level)
{
    switch (level) {
    case EscalationLevel::colleague:
        return tr("colleague");
    case EscalationLevel::committee:
        return tr("committee");
    case EscalationLevel::pharmacovigilance:
        return tr("pharmacovigilance");
    }
    return {};
}

QString DecisionWords::urgency(Urgency urgency)
{
    switch (urgency) {
    case Urgency::routine:
        return tr("routine");
    case Urgency::same_day:
        return tr("same day");
    case Urgency::immediate:
        return tr("immediate");
    }
    return {};
}

QString DecisionWords::recorded(DecisionKind kind)
{
    return tr("Recorded: %1.").arg(done(kind));
}

QString DecisionWords::escalationDue(Urgency urgency, const QDateTime& now)
{
    const int hours = EscalationPlan::builtIn().answerWithinHours(urgency);
    if (urgency == Urgency::immediate || hours == 0)
        return tr("Immediate: please phone as well; Cotejo contacts no one.");
    const QDateTime due = now.addSecs(hours * kHour);
    const QString time = due.toString(QStringLiteral("HH:mm"));
    const QString when = due.date() == now.date() ? time
                                                  : FieldWords::date(due.date().toString(Qt::ISODate)) +
                                                        QStringLiteral(", ") + time;
    return tr("An answer is expected before %1.").arg(when);
}

QString DecisionWords::ago(const QDateTime& then, const QDateTime& now)
{
    const qint64 seconds = then.secsTo(now);
    if (!then.isValid())
        return {};
    if (seconds >= 0 && seconds < kMinute)
        return tr("just now");
    if (seconds >= 0 && seconds < kHour)
        return tr("%n min ago", nullptr, static_cast<int>(seconds / kMinute));
    if (then.date() == now.date() && seconds >= 0)
        return tr("%n h ago", nullptr, static_cast<int>(seconds / kHour));
    if (then.date() == now.date().addDays(-1))
        return tr("yesterday");
    const QString date = FieldWords::date(then.date().toString(Qt::ISODate));
    return then.date().year() == now.date().year() ? date.left(date.lastIndexOf(QLatin1Char(' '))) : date;
}

} // namespace cotejo
