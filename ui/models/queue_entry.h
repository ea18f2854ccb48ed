#pragma once

#include "engine/domain/verdict.h"
#include "engine/store/queue_row.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>

namespace cotejo
{

// One line of the queue in the reader's language.
class QueueEntry
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::QueueEntry)
public:
    // `evaluationJson`: what the store holds of the item's evaluation; empty where it was not asked for.
    // `now` in local time.
    QueueEntry(QueueRow row, const std::string& evaluationJson, const QDateTime& now);

    [[nodiscard]] const QueueRow& row() const { return m_row; }
    [[nodiscard]] qint64 id() const { return m_row.id; }
    [[nodiscard]] QString item() const { return QString::fromStdString(m_row.item); }
    [[nodiscard]] QString title() const;                  // subject, or the record's id where it has none
    [[nodiscard]] QString place() const;                  // "Turn 2", "Note"
    [[nodiscard]] std::optional<Verdict> verdict() const; // nullopt: a note, or not evaluated before
    [[nodiscard]] QString headline() const;               // the verdict's word, "Registry note"
    [[nodiscard]] const QString& reason() const { return m_reason; } // the weightiest reason in a few words
    [[nodiscard]] const QString& reasonCode() const { return m_reasonCode; }
    [[nodiscard]] int moreReasons() const { return m_more; }
    [[nodiscard]] QStringList allReasons() const;
    [[nodiscard]] const QString& when() const { return m_when; } // "3 h ago"; empty where there is no date
    [[nodiscard]] QString state() const;  // "accepted", "postponed"; empty for an open item
    [[nodiscard]] QString spoken() const; // all of it in one sentence, for screen readers

private:
    void choose(const std::string& evaluationJson);

    QueueRow m_row;
    QString m_reason;
    QString m_reasonCode;
    QString m_when;
    int m_more = 0;
};

} // namespace cotejo
