#include "ui/widgets/source_text_controller.h"
#include "ui/widgets/source_text_view.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QToolTip>

// The keyboard and the mouse of SourceTextView.
namespace cotejo
{
namespace
{
bool isPlainScroll(TextScroller& scroller, int key)
{
    switch (key) {
    case Qt::Key_Up:
        scroller.lineBy(-1);
        return true;
    case Qt::Key_Down:
        scroller.lineBy(1);
        return true;
    case Qt::Key_PageUp:
        scroller.pageBy(-1);
        return true;
    case Qt::Key_PageDown:
        scroller.pageBy(1);
        return true;
    case Qt::Key_Home:
        scroller.toStart();
        return true;
    case Qt::Key_End:
        scroller.toEnd();
        return true;
    default:
        return false;
    }
}

bool movesCaret(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down ||
           key == Qt::Key_Home || key == Qt::Key_End;
}
} // namespace

void SourceTextView::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const int key = event->key();
    if (event->matches(QKeySequence::Copy)) {
        copy();
    } else if (event->matches(QKeySequence::SelectAll)) {
        selectAll();
    } else if (movesCaret(key) && modifiers.testFlag(Qt::ShiftModifier) &&
               (modifiers & ~(Qt::ShiftModifier | Qt::ControlModifier)) == Qt::NoModifier) {
        m_controller->moveCaret(key, modifiers.testFlag(Qt::ControlModifier));
    } else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && modifiers == Qt::NoModifier &&
               !event->isAutoRepeat()) {
        if (!m_controller->activateCurrent())
            event->ignore();
    } else if (key == Qt::Key_Escape && m_controller->anchor != m_controller->caret) {
        m_controller->select(m_controller->caret, m_controller->caret);
    } else if (modifiers != Qt::NoModifier || !isPlainScroll(m_controller->scroller, key)) {
        event->ignore();
    }
}

void SourceTextView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_controller->pressed = m_controller->markAt(event->position());
    const qsizetype at = m_controller->positionAt(event->position());
    m_controller->select(event->modifiers().testFlag(Qt::ShiftModifier) ? m_controller->anchor : at, at);
}

void SourceTextView::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton)) {
        m_controller->select(m_controller->anchor, m_controller->positionAt(event->position()));
        return;
    }
    const bool onMark = m_controller->markAt(event->position()).has_value();
    viewport()->setCursor(onMark ? Qt::PointingHandCursor : Qt::IBeamCursor);
}

void SourceTextView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_controller->pressed)
        return;
    const auto mark = m_controller->markAt(event->position());
    const bool clicked = mark == m_controller->pressed && m_controller->anchor == m_controller->caret;
    m_controller->pressed.reset();
    if (!clicked)
        return;
    m_controller->current = mark;
    viewport()->update();
    m_controller->activateCurrent();
}

void SourceTextView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_controller->selectWordAt(event->position());
}

void SourceTextView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    QAction* copyAction = menu.addAction(tr("Copy"), this, &SourceTextView::copy);
    copyAction->setEnabled(m_controller->anchor != m_controller->caret);
    menu.addAction(tr("Select all"), this, &SourceTextView::selectAll);
    menu.exec(event->globalPos());
}

bool SourceTextView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), m_controller->toolTipAt(help->pos()), viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace cotejo
