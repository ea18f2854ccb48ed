#pragma once

#include "ui/session/review_item.h"

#include <QWidget>

namespace cotejo
{

class PlainLink;
class ReviewSession;
class RoleLabel;
class SourceTextView;

// The note's text with the sentences its fields were found in. Personal data are blocks until a person asks
// to see them.
class NoteTextPane : public QWidget
{
    Q_OBJECT
public:
    NoteTextPane(ReviewSession& session, QWidget* parent = nullptr);

    void setRevealed(bool revealed);
    // What stands over the text for the selected field: its label and status.
    void setFieldText(const QString& label, const QString& sentence);
    void setSearch(const QString& text); // its words are marked
    bool goToHit(int step);              // F3, Shift+F3: false where there is none further on
    bool goToMark(int step);
    [[nodiscard]] SourceTextView* text() const { return m_text; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void showItem(const ReviewItemPtr& item);
    void showMarks();
    void selectField(const QString& field, int sentence);
    void step(int sentences);
    void activate(const QString& markId);
    [[nodiscard]] int sentenceCount() const;
    void refreshHeader();

    ReviewSession& m_session;
    bool m_revealed = false;
    QString m_label;
    QString m_search;
    RoleLabel* m_title;
    RoleLabel* m_place;
    PlainLink* m_previous;
    PlainLink* m_next;
    RoleLabel* m_remark;
    SourceTextView* m_text;
};

} // namespace cotejo
