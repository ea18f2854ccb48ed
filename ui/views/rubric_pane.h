#pragma once

#include "ui/session/rubric_desk.h"

#include <QWidget>

class QPushButton;
class QTreeView;

namespace cotejo
{

class NoticeBar;
class ReviewSession;
class RoleLabel;
class RubricModel;

// The answer on the screen under the rubric tree: every criterion with what the program and this person say,
// its weight, the path that cost most, and beside the score what is critical and not met. Judged only while
// it is shown. Down and Up go through the criteria, 1 to 4 say a person's word and go on to the next, Enter
// goes to the place in the answer.
class RubricPane : public QWidget
{
    Q_OBJECT
public:
    explicit RubricPane(ReviewSession& session, QWidget* parent = nullptr);

    void mark(int index); // 0 met, 1 not met, 2 not applicable, 3 cannot judge: on the current criterion
    [[nodiscard]] QTreeView* list() const { return m_list; }
    [[nodiscard]] RubricModel* model() const { return m_model; }
    [[nodiscard]] RubricDesk* desk() { return &m_desk; }

Q_SIGNALS:
    void counted(int failed); // criteria that are not met; -1: not judged

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void askAnew();
    void showReading();
    void showChosen();
    void goToPlace(const QModelIndex& index);
    void toggleCounts();

    ReviewSession& m_session;
    RubricDesk m_desk;
    RubricModel* m_model;
    QTreeView* m_list;
    RoleLabel* m_score;
    NoticeBar* m_critical;
    RoleLabel* m_path;
    RoleLabel* m_detail;
    QPushButton* m_counts;
    QPushButton* m_takeBack;
    bool m_due = true;                   // the item has changed since it was judged
    std::optional<std::uint32_t> m_next; // to stand on after the answer was read anew
};

} // namespace cotejo
