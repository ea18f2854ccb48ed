#include "ui/models/moment_text.h"

#include "ui/models/field_text.h"
#include "ui/session/escalation_plan.h"
#include "ui/widgets/desk_sentences.h"

namespace cotejo
{
namespace
{
constexpr qint64 kMinute = 60;
constexpr qint64 kHour = 60 * kMinute;
} // namespace

QString MomentText::escalationDue(Urgency urgency, const QDateTime& now)
{
    const int hours = EscalationPlan::builtIn().answerWithinHours(urgency);
    if (urgency == Urgency::immediate || hours == 0)
        return DeskSentences::escalationImmediate();
    const QDateTime due = EscalationPlan::builtIn().dueAt(urgency, now);
    const QString time = due.toString(QStringLiteral("HH:mm"));
    const QString when = due.date() == now.date() ? time
                                                  : FieldText::date(due.date().toString(Qt::ISODate)) +
                                                        QStringLiteral(", ") + time;
    return DeskSentences::escalationDue(when);
}

QString MomentText::ago(const QDateTime& then, const QDateTime& now)
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
    const QString date = FieldText::date(then.date().toString(Qt::ISODate));
    return then.date().year() == now.date().year() ? date.left(date.lastIndexOf(QLatin1Char(' '))) : date;
}

} // namespace cotejo
