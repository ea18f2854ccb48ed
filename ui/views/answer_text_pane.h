#pragma once

#include "ui/session/review_item.h"

#include <QWidget>

#include <optional>

class QStackedWidget;

namespace cotejo
{

class DiffView;
class NoticeBar;
class ReviewSession;
class RoleLabel;
class SourceTextView;

// Question and answer with their marks, the notice over them where the scored text is another one, and the
// two texts side by side on demand. The notice cannot be closed.
class AnswerTextPane : public QWidget
{
    Q_OBJECT
public:
    AnswerTextPane(ReviewSession& session, QWidget* parent = nullptr);

    void toggleDifferences(); // D
    [[nodiscard]] bool differencesShown() const;
    void setSearch(const QString& text); // its words are marked
    bool goToHit(int step);              // F3, Shift+F3: false where there is none further on
    bool goToMark(int step);             // G, Shift+G: the next finding or identifier
    void goToMarkId(const QString& id);
    void openCard(); // Enter: the card of the mark the keyboard stands on
    [[nodiscard]] SourceTextView* text() const { return m_text; }
    [[nodiscard]] QString notice() const; // the sentence shown; empty where there is none

Q_SIGNALS:
    void cardWanted(const QString& findingMark); // a mark was opened: empty for a citation's card

protected:
    void changeEvent(QEvent* event) override;

private:
    void showItem(const ReviewItemPtr& item);
    void showNotice(const ReviewItemPtr& item);
    void activate(const QString& markId);
    void selectCitation(int index);
    void selectField(const QString& field); // of the note: its place here, where the two differ
    void selectRange(int codePointStart, int codePointEnd);
    void showMarks(const AnswerCase& answer);

    ReviewSession& m_session;
    NoticeBar* m_notice;
    RoleLabel* m_remark; // stale places
    QStackedWidget* m_pages;
    SourceTextView* m_text;
    DiffView* m_difference;
    QString m_search;
    std::optional<TextSpan> m_range; // of the answer: a place somebody asked for
};

} // namespace cotejo
