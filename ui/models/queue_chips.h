#pragma once

#include "engine/store/queue_filter.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace cotejo
{

class ReviewSession;

// The filters of the queue that people switch on and off, and what they make of the store's filter.
class QueueChips
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::QueueChips)
public:
    enum class Chip { Mine, Safety, Citations, Notes, Drafts, SecondReadings };
    enum class Show { Waiting, Done, All };
    struct Named {
        Chip chip;
        QString name;
    };

    [[nodiscard]] static std::vector<Named> all();

    void set(Chip chip, bool on);
    [[nodiscard]] bool isOn(Chip chip) const;
    // Empty: the open items. Else every item with these words, accents and case ignored, decided ones too.
    void setText(const QString& text) { m_text = text; }
    [[nodiscard]] const QString& text() const { return m_text; }
    // Verdict codes; empty: all.
    void setVerdicts(const QStringList& verdicts) { m_verdicts = verdicts; }
    [[nodiscard]] const QStringList& verdicts() const { return m_verdicts; }
    // Waiting: pending, postponed until today, or decided about something that has changed since.
    void setShow(Show show) { m_show = show; }
    [[nodiscard]] Show show() const { return m_show; }

    [[nodiscard]] QueueFilter filter() const;
    // The same with one more chip switched on, or with other items shown, for its count.
    [[nodiscard]] QueueFilter filterOf(Chip chip) const;
    [[nodiscard]] QueueFilter filterOf(Show show) const;

private:
    [[nodiscard]] QueueFilter base() const;
    static void add(QueueFilter& filter, Chip chip);

    std::vector<Chip> m_on;
    QString m_text;
    QStringList m_verdicts;
    Show m_show = Show::Waiting;
};

// How many items a filter takes; −1 where the store cannot say.
[[nodiscard]] int countOf(ReviewSession& session, const QueueFilter& filter);

} // namespace cotejo
