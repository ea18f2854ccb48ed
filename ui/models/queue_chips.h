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
    enum class Chip { Safety, Citations, Notes, Drafts };
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
    void setShowDecided(bool on) { m_showDecided = on; }
    [[nodiscard]] bool showDecided() const { return m_showDecided; }

    [[nodiscard]] QueueFilter filter() const;
    // The same with one chip alone switched on, for its count.
    [[nodiscard]] QueueFilter filterOf(Chip chip) const;

private:
    [[nodiscard]] QueueFilter base() const;
    static void add(QueueFilter& filter, Chip chip);

    std::vector<Chip> m_on;
    QString m_text;
    QStringList m_verdicts;
    bool m_showDecided = false;
};

// How many items a filter takes; −1 where the store cannot say.
[[nodiscard]] int countOf(ReviewSession& session, const QueueFilter& filter);
// All items of the store, decided or not.
[[nodiscard]] int caseCount(ReviewSession& session);
// Decisions recorded today.
[[nodiscard]] int decidedToday(ReviewSession& session);

} // namespace cotejo
