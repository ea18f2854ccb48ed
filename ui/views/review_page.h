#pragma once

#include "ui/session/review_item.h"
#include "ui/widgets/key_act.h"

#include <QWidget>

namespace cotejo
{

class AnswerView;
class AppSettings;
class DecisionView;
class NoteView;
class PaneLayout;
class QueueView;
class ReviewSession;
class WindowState;

// The page people work on: queue, answer, note and decision, put together. The views do not know each other.
class ReviewPage : public QWidget
{
    Q_OBJECT
public:
    ReviewPage(ReviewSession& session, AppSettings& settings, WindowState& state, QWidget* parent = nullptr);

    // False where the key means nothing on this page.
    bool perform(KeyAct act, int index);
    void setTextPercent(int percent);
    void setComfortable(bool on); // row heights of the lists
    void search(const QString& text);
    void redoDecision();
    void saveLayout();

    [[nodiscard]] QueueView* queue() const { return m_queue; }
    [[nodiscard]] AnswerView* answer() const { return m_answer; }
    [[nodiscard]] NoteView* note() const { return m_note; }
    [[nodiscard]] DecisionView* decision() const { return m_decision; }
    [[nodiscard]] PaneLayout* panes() const { return m_panes; }

Q_SIGNALS:
    void searchWanted();                // F3 without anything to look for
    void said(const QString& sentence); // for the status row

private:
    bool decide(KeyAct act);
    bool read(KeyAct act);
    bool arrange(KeyAct act);
    void goToMark(int step);
    bool goToHit(int step);
    bool goToHitHere(int step); // in the item on the screen
    void focusText();
    void showOpened(const ReviewItemPtr& item);

    QueueView* m_queue;
    AnswerView* m_answer;
    NoteView* m_note;
    DecisionView* m_decision;
    PaneLayout* m_panes;
    ReviewSession& m_session;
    QString m_search;
    QString m_shown; // the item that was opened last
    bool m_comfortable = false;
};

} // namespace cotejo
