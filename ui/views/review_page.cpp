#include "ui/views/review_page.h"

#include "ui/session/review_session.h"
#include "ui/views/answer_text_pane.h"
#include "ui/views/answer_view.h"
#include "ui/views/decision_view.h"
#include "ui/views/note_text_pane.h"
#include "ui/views/note_view.h"
#include "ui/views/pane_layout.h"
#include "ui/views/queue_view.h"
#include "ui/views/rubric_pane.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/source_text_view.h"

#include <QApplication>
#include <QVBoxLayout>

#include <utility>

namespace cotejo
{

ReviewPage::ReviewPage(ReviewSession& session, AppSettings& settings, WindowState& state, QWidget* parent)
    : QWidget(parent), m_queue(new QueueView(session)), m_answer(new AnswerView(session)),
      m_note(new NoteView(session)), m_decision(new DecisionView(session, settings)),
      m_panes(new PaneLayout({m_queue, m_answer, m_note, m_decision}, state)), m_session(session)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_panes);
    setFocusProxy(m_answer);
    connect(m_panes, &PaneLayout::arranged, this, [this](const Arrangement& arrangement) {
        m_queue->setStrip(arrangement.queueStrip && !arrangement.onePane);
        m_answer->setArrangement(arrangement);
        m_decision->bar()->setTwoFormRows(arrangement.formInTwoRows);
    });
    connect(m_answer, &AnswerView::unfoldWanted, m_panes, &PaneLayout::unfoldLowerTabs);
    connect(m_decision, &DecisionView::formLeft, this, &ReviewPage::focusText);
    connect(&session, &ReviewSession::itemOpened, this, &ReviewPage::showOpened);
    // After a decision the eyes and the keys go to the next item's text.
    connect(&session, &ReviewSession::decided, this, &ReviewPage::focusText);
}

void ReviewPage::focusText()
{
    const ReviewItemPtr& item = m_session.current();
    m_panes->showPane(item && item->isNote ? PaneLayout::Pane::Note : PaneLayout::Pane::Answer);
}

// What is decided about is what is seen; an item that is only read again leaves the pane that was chosen.
void ReviewPage::showOpened(const ReviewItemPtr& item)
{
    const QString name = item ? item->item : QString();
    if (std::exchange(m_shown, name) != name && item)
        m_panes->bringForward(item->isNote ? PaneLayout::Pane::Note : PaneLayout::Pane::Answer);
}

void ReviewPage::setTextPercent(int percent)
{
    m_panes->setTextPercent(percent);
}

void ReviewPage::search(const QString& text)
{
    m_search = text.trimmed();
    m_answer->text()->setSearch(m_search);
    m_note->text()->setSearch(m_search);
    m_queue->setSearch(text);
}

void ReviewPage::setComfortable(bool on)
{
    if (std::exchange(m_comfortable, on) == on)
        return;
    m_queue->setComfortable(on);
    m_note->setComfortable(on);
}

// Through the text with the focus, then the other one, then on to the next item that was found.
bool ReviewPage::goToHit(int step)
{
    if (m_search.isEmpty()) {
        Q_EMIT searchWanted();
        return true;
    }
    if (goToHitHere(step))
        return true;
    const QString before = m_session.current() ? m_session.current()->item : QString();
    m_queue->step(step);
    const QString after = m_session.current() ? m_session.current()->item : QString();
    if (before == after) {
        Q_EMIT said(tr("No further place with “%1” in this direction.").arg(m_search));
        return true;
    }
    focusText();
    (void)goToHitHere(1);
    return true;
}

bool ReviewPage::goToHitHere(int step)
{
    const auto go = [step](auto* pane) {
        const bool found = pane->goToHit(step);
        if (found)
            pane->text()->setFocus(Qt::ShortcutFocusReason);
        return found;
    };
    const QWidget* focus = QApplication::focusWidget();
    const bool inNote = focus != nullptr && m_note->isAncestorOf(focus);
    if (step > 0)
        return (!inNote && go(m_answer->text())) || go(m_note->text());
    return (inNote && go(m_note->text())) || go(m_answer->text());
}

void ReviewPage::redoDecision()
{
    m_decision->redoLast();
}

void ReviewPage::saveLayout()
{
    m_panes->saveWidths();
}

bool ReviewPage::perform(KeyAct act, int index)
{
    if (act == KeyAct::chooseReason) {
        m_decision->bar()->toggleReason(index);
        return true;
    }
    if (act == KeyAct::markRubricLine) {
        m_answer->rubric()->mark(index);
        return true;
    }
    return decide(act) || read(act) || arrange(act);
}

bool ReviewPage::decide(KeyAct act)
{
    DecisionBar* bar = m_decision->bar();
    switch (act) {
    case KeyAct::approve:
        bar->choose(DecisionKind::approve);
        return true;
    case KeyAct::correct:
        bar->choose(DecisionKind::approve_with_correction);
        return true;
    case KeyAct::reject:
        bar->choose(DecisionKind::reject);
        return true;
    case KeyAct::escalate:
        bar->choose(DecisionKind::escalate);
        return true;
    case KeyAct::cannotJudge:
        bar->choose(DecisionKind::cannot_judge);
        return true;
    case KeyAct::postpone:
        bar->choose(DecisionKind::postpone);
        return true;
    case KeyAct::registerDecision:
        bar->tryRegister();
        return true;
    case KeyAct::leaveForm:
        bar->leaveForm();
        return true;
    case KeyAct::editComment:
        bar->editComment();
        return true;
    case KeyAct::undoDecision:
        m_decision->undoLast();
        return true;
    default:
        return false;
    }
}

bool ReviewPage::read(KeyAct act)
{
    switch (act) {
    case KeyAct::nextItem:
        m_queue->step(1);
        return true;
    case KeyAct::previousItem:
        m_queue->step(-1);
        return true;
    case KeyAct::nextTurn:
        m_queue->stepTurn(1);
        return true;
    case KeyAct::previousTurn:
        m_queue->stepTurn(-1);
        return true;
    case KeyAct::nextMark:
        goToMark(1);
        return true;
    case KeyAct::previousMark:
        goToMark(-1);
        return true;
    case KeyAct::nextHit:
        return goToHit(1);
    case KeyAct::previousHit:
        return goToHit(-1);
    case KeyAct::showDifferences:
        m_answer->text()->toggleDifferences();
        return true;
    case KeyAct::followLink:
        m_note->followLink();
        return true;
    case KeyAct::showFilters:
        m_queue->openFilters();
        return true;
    case KeyAct::showIdentifiers:
        m_note->reveal();
        return true;
    default:
        return false;
    }
}

bool ReviewPage::arrange(KeyAct act)
{
    switch (act) {
    case KeyAct::nextPane:
        m_panes->focusNextPane(1);
        return true;
    case KeyAct::previousPane:
        m_panes->focusNextPane(-1);
        return true;
    case KeyAct::foldLowerTabs:
        m_panes->toggleLowerTabs();
        return true;
    case KeyAct::foldNote:
        m_panes->toggle(PaneLayout::Pane::Note);
        return true;
    case KeyAct::foldQueue:
        m_panes->toggle(PaneLayout::Pane::Queue);
        return true;
    default:
        return false;
    }
}

void ReviewPage::goToMark(int step)
{
    const QWidget* focus = QApplication::focusWidget();
    if (focus != nullptr && m_note->isAncestorOf(focus))
        m_note->text()->goToMark(step);
    else
        m_answer->text()->goToMark(step);
}

} // namespace cotejo
