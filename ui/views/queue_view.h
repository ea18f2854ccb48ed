#pragma once

#include "ui/models/queue_model.h"

#include <QWidget>

class QLabel;
class QListView;
class QTimer;

namespace cotejo
{

class QueueCounter;
class QueueFilterBar;
class QueueItemDelegate;
class ReviewSession;
class RoleLabel;
class WholeRowsBox;
struct QueueCounts;

// What waits for a decision and why, page by page from the store. Opens the item under the cursor.
class QueueView : public QWidget
{
    Q_OBJECT
public:
    QueueView(ReviewSession& session, QWidget* parent = nullptr);

    void setStrip(bool on); // verdict shapes and the count alone
    void setComfortable(bool on);
    void setSearch(const QString& text); // with or without accents; empty: the open items
    void step(int rows);                 // J, K
    void stepTurn(int turns);            // T, Shift+T: another turn of the same conversation
    void openFilters();
    void showSecondReadings(); // only what the reviewer is to read a second time
    [[nodiscard]] QueueModel& model() { return *m_model; }
    [[nodiscard]] QueueCounter& counter() { return *m_counter; }

Q_SIGNALS:
    void counted(int waiting); // how many wait, whatever filters and search leave of them

protected:
    void changeEvent(QEvent* event) override;

private:
    void openCurrent();
    void askCounts();
    void showCounts(const QueueCounts& counts);
    void followSession();
    void readAheadOf(int row);
    void advanceFrom(const QString& item);
    void markDraft();

    ReviewSession& m_session;
    QueueModel* m_model;
    QueueItemDelegate* m_delegate;
    QWidget* m_header;
    RoleLabel* m_title;
    RoleLabel* m_waiting;
    RoleLabel* m_today;
    QueueFilterBar* m_filters;
    QueueCounter* m_counter;
    QTimer* m_typing;
    QString m_search;
    QListView* m_list;
    WholeRowsBox* m_rows = nullptr;
    RoleLabel* m_empty;
    bool m_quiet = false; // the model is changing: the cursor is not a person's
};

} // namespace cotejo
