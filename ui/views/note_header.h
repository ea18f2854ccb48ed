#pragma once

#include "ui/session/review_item.h"
#include "ui/views/pane_header.h"

namespace cotejo
{

class PlainLink;
class RoleLabel;

// Over the note: which one, disease, visit and date; at the right how many personal data are hidden.
class NoteHeader : public PaneHeader
{
    Q_OBJECT
public:
    explicit NoteHeader(QWidget* parent = nullptr);
    void setItem(const ReviewItemPtr& item);
    void setRevealed(bool revealed);

Q_SIGNALS:
    void revealWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    ReviewItemPtr m_item;
    bool m_revealed = false;
    RoleLabel* m_name;
    RoleLabel* m_about;
    PlainLink* m_hidden;
};

} // namespace cotejo
