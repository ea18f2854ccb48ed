#pragma once

#include "ui/session/review_item.h"

#include <QWidget>

class QTreeView;

namespace cotejo
{

class EvidenceModel;
class ReviewSession;
class RoleLabel;
class SourceTextView;

// The retrieved articles of the turn and what is cited beyond them; at the right the card of the one under
// the cursor.
class EvidencePane : public QWidget
{
    Q_OBJECT
public:
    EvidencePane(ReviewSession& session, QWidget* parent = nullptr);
    [[nodiscard]] int count() const; // articles listed

Q_SIGNALS:
    void counted(int count);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showItem(const ReviewItemPtr& item);
    void showCitation(int index);
    void showCard();
    void goToText();

    ReviewSession& m_session;
    EvidenceModel* m_model;
    QTreeView* m_list;
    RoleLabel* m_remark;
    RoleLabel* m_title;
    RoleLabel* m_sentence;
    SourceTextView* m_excerpt;
    int m_nextPlace = 0; // of the row's citations, the one that Enter goes to next
};

} // namespace cotejo
