#pragma once

#include "ui/models/queue_chips.h"

#include <QWidget>

#include <map>
#include <vector>

class QMenu;

namespace cotejo
{

class ChipButton;
class ReviewSession;

// Chips over the queue, each with how many items it would show, and a menu with the other filters.
class QueueFilterBar : public QWidget
{
    Q_OBJECT
public:
    QueueFilterBar(ReviewSession& session, QWidget* parent = nullptr);

    [[nodiscard]] const QueueChips& chips() const { return m_chips; }
    void setText(const QString& text);   // of the search
    void setOnly(QueueChips::Chip chip); // this one on, every other filter off
    // What the chips in sight would show, and then how many items that is, in the same order.
    [[nodiscard]] std::vector<QueueFilter> countedFilters() const;
    void setCounts(const std::vector<int>& counts);
    void openMenu(); // Ctrl+Shift+F

Q_SIGNALS:
    void filterChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildMenu();
    void refreshVisibility();
    void nameChips();
    [[nodiscard]] bool isInSight(QueueChips::Chip chip) const;
    [[nodiscard]] QString countedName(const QString& name, const QueueFilter& filter) const;

    ReviewSession& m_session;
    QueueChips m_chips;
    std::vector<std::pair<QueueChips::Chip, ChipButton*>> m_buttons;
    std::map<QueueChips::Chip, int> m_counts; // as last counted
    ChipButton* m_more;
    QMenu* m_menu;
};

} // namespace cotejo
