#pragma once

#include "ui/session/review_item.h"
#include "ui/views/pane_header.h"

namespace cotejo
{

class RoleLabel;
class VerdictPill;

// Over the answer: whose it is, which turn, and the verdict as shape and word; at the right who judged, where
// that matters.
class AnswerHeader : public PaneHeader
{
    Q_OBJECT
public:
    explicit AnswerHeader(QWidget* parent = nullptr);
    void setItem(const ReviewItemPtr& item);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    [[nodiscard]] QString judge() const;

    ReviewItemPtr m_item;
    RoleLabel* m_subject;
    RoleLabel* m_turn;
    VerdictPill* m_pill;
    RoleLabel* m_judge;
};

} // namespace cotejo
