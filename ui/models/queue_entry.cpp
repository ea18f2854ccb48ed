#include "ui/models/queue_entry.h"

#include "engine/domain/codes.h"
#include "ui/models/evaluation_digest.h"
#include "ui/models/moment_text.h"
#include "ui/models/review_reason_words.h"
#include "ui/widgets/status_words.h"

namespace cotejo
{

QueueEntry::QueueEntry(QueueRow row, const std::string& evaluationJson, const QDateTime& now)
    : m_row(std::move(row))
{
    const QString date = QString::fromStdString(m_row.date);
    const QDateTime exact = QDateTime::fromString(date, Qt::ISODate).toLocalTime();
    const QDate day = QDate::fromString(date, Qt::ISODate);
    if (date.size() > 10 && exact.isValid())
        m_when = MomentText::ago(exact, now);
    else if (day.isValid())
        m_when = day == now.date() ? tr("today") : MomentText::ago(day.startOfDay(), now);
    choose(evaluationJson);
}

void QueueEntry::choose(const std::string& evaluationJson)
{
    const EvaluationDigest digest(evaluationJson);
    QStringList texts;
    QStringList codes;
    for (const std::string& reason : m_row.reasons) {
        const QString code = QString::fromStdString(reason);
        if (code.startsWith(QLatin1String("verdict:")))
            continue; // the headline says it
        const int count = m_row.kind == ItemKind::note ? static_cast<int>(m_row.completeness.toClarify)
                                                       : digest.citations(code.section(QLatin1Char(':'), 1));
        texts.append(ReviewReasonWords::text(code, count));
        codes.append(code);
    }
    if (!digest.verdictDetail().isEmpty()) {
        texts.prepend(digest.verdictDetail());
        codes.prepend(QStringLiteral("verdict:") + QString::fromStdString(m_row.verdict));
    }
    if (texts.isEmpty() && !m_row.reasons.empty()) {
        // The verdict alone: its sentence, so that no line stands empty.
        codes.append(QString::fromStdString(m_row.reasons.front()));
        texts.append(ReviewReasonWords::why(codes.front()));
    }
    if (texts.isEmpty())
        return;
    m_reason = texts.first();
    m_reasonCode = codes.first();
    m_more = static_cast<int>(texts.size()) - 1;
}

QString QueueEntry::title() const
{
    return QString::fromStdString(m_row.subject.empty() ? m_row.record : m_row.subject);
}

QString QueueEntry::place() const
{
    return m_row.kind == ItemKind::note ? tr("Note") : tr("Turn %1").arg(m_row.turnNumber);
}

std::optional<Verdict> QueueEntry::verdict() const
{
    return m_row.kind == ItemKind::note ? std::nullopt : fromCode<Verdict>(m_row.verdict);
}

QString QueueEntry::headline() const
{
    if (m_row.kind == ItemKind::note)
        return tr("Registry note");
    const auto known = verdict();
    return known ? wordOf(*known).word : tr("Not checked yet");
}

QStringList QueueEntry::allReasons() const
{
    QStringList texts;
    for (const std::string& reason : m_row.reasons)
        texts.append(ReviewReasonWords::why(QString::fromStdString(reason)));
    return texts;
}

QString QueueEntry::state() const
{
    switch (m_row.state) {
    case ItemState::pending:
    case ItemState::due:
        return {};
    case ItemState::stale:
        return tr("decided before it changed");
    case ItemState::postponed:
        return decisionDone(DecisionKind::postpone);
    case ItemState::escalated:
        return decisionDone(DecisionKind::escalate);
    case ItemState::approved:
        return decisionDone(DecisionKind::approve);
    case ItemState::corrected:
        return decisionDone(DecisionKind::approve_with_correction);
    case ItemState::rejected:
        return decisionDone(DecisionKind::reject);
    case ItemState::cannot_judge:
        return decisionDone(DecisionKind::cannot_judge);
    }
    return {};
}

QString QueueEntry::spoken() const
{
    QStringList parts{title(), place(), headline()};
    if (!m_reason.isEmpty())
        parts.append(m_reason);
    if (m_more > 0)
        parts.append(tr("%n more reason(s)", nullptr, m_more));
    if (!state().isEmpty())
        parts.append(state());
    if (m_row.hasDraft)
        parts.append(tr("has a draft"));
    if (!m_when.isEmpty())
        parts.append(m_when);
    return parts.join(QStringLiteral(", "));
}

} // namespace cotejo
