#include "ui/widgets/source_text_input.h"

#include "ui/widgets/source_text_controller.h"
#include "ui/widgets/source_text_view.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QToolTip>

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

SourceTextInput::SourceTextInput(SourceTextView& view, SourceTextController& controller)
    : m_view(view), m_controller(controller)
{
}

void SourceTextInput::keyPress(QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const int key = event.key();
    if (event.matches(QKeySequence::Copy)) {
        m_view.copy();
    } else if (event.matches(QKeySequence::SelectAll)) {
        m_view.selectAll();
    } else if (movesCaret(key) && modifiers.testFlag(Qt::ShiftModifier) &&
               (modifiers & ~(Qt::ShiftModifier | Qt::ControlModifier)) == Qt::NoModifier) {
        m_controller.moveCaret(key, modifiers.testFlag(Qt::ControlModifier));
    } else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && modifiers == Qt::NoModifier &&
               !event.isAutoRepeat()) {
        if (!m_controller.activateCurrent())
            event.ignore();
    } else if (key == Qt::Key_Escape && m_controller.anchor != m_controller.caret) {
        m_controller.select(m_controller.caret, m_controller.caret);
    } else if (modifiers != Qt::NoModifier || !isPlainScroll(m_controller.scroller, key)) {
        event.ignore();
    }
}

void SourceTextInput::mousePress(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton)
        return;
    m_controller.pressed = m_controller.markAt(event.position());
    const qsizetype at = m_controller.positionAt(event.position());
    m_controller.select(event.modifiers().testFlag(Qt::ShiftModifier) ? m_controller.anchor : at, at);
}

void SourceTextInput::mouseMove(const QMouseEvent& event)
{
    if (event.buttons().testFlag(Qt::LeftButton)) {
        m_controller.select(m_controller.anchor, m_controller.positionAt(event.position()));
        return;
    }
    const bool onMark = m_controller.markAt(event.position()).has_value();
    m_view.viewport()->setCursor(onMark ? Qt::PointingHandCursor : Qt::IBeamCursor);
}

void SourceTextInput::mouseRelease(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton || !m_controller.pressed)
        return;
    const auto mark = m_controller.markAt(event.position());
    const bool clicked = mark == m_controller.pressed && m_controller.anchor == m_controller.caret;
    m_controller.pressed.reset();
    if (!clicked)
        return;
    m_controller.current = mark;
    m_view.viewport()->update();
    m_controller.activateCurrent();
}

void SourceTextInput::doubleClick(const QMouseEvent& event)
{
    if (event.button() == Qt::LeftButton)
        m_controller.selectWordAt(event.position());
}

void SourceTextInput::contextMenu(const QContextMenuEvent& event)
{
    QMenu menu(&m_view);
    QAction* copyAction = menu.addAction(SourceTextView::tr("Copy"), &m_view, &SourceTextView::copy);
    copyAction->setEnabled(m_controller.anchor != m_controller.caret);
    menu.addAction(SourceTextView::tr("Select all"), &m_view, &SourceTextView::selectAll);
    menu.exec(event.globalPos());
}

void SourceTextInput::toolTip(const QHelpEvent& event)
{
    QToolTip::showText(event.globalPos(), m_controller.toolTipAt(event.pos()), m_view.viewport());
}

} // namespace cotejo
