#include "ui/widgets/accessible_source_text.h"

#include "ui/widgets/source_text_controller.h"
#include "ui/widgets/source_text_view.h"

#include <algorithm>

namespace cotejo
{
namespace
{
QAccessibleInterface* create(const QString& className, QObject* object)
{
    if (className == QLatin1String(SourceTextView::staticMetaObject.className())) {
        if (auto* view = qobject_cast<SourceTextView*>(object))
            return new AccessibleSourceText(view);
    }
    return nullptr;
}
} // namespace

AccessibleSourceText::AccessibleSourceText(SourceTextView* view)
    : QAccessibleWidget(view, QAccessible::Document)
{
}

void AccessibleSourceText::install()
{
    static const bool once = (QAccessible::installFactory(create), true);
    Q_UNUSED(once)
}

SourceTextView* AccessibleSourceText::view() const
{
    return qobject_cast<SourceTextView*>(widget());
}

SourceTextController& AccessibleSourceText::controller() const
{
    return *view()->m_controller;
}

void* AccessibleSourceText::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QString AccessibleSourceText::text(QAccessible::Text kind) const
{
    if (kind == QAccessible::Value)
        return view()->spokenText();
    return QAccessibleWidget::text(kind);
}

QAccessible::State AccessibleSourceText::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.readOnly = true;
    state.multiLine = true;
    state.selectableText = true;
    return state;
}

void AccessibleSourceText::selection(int index, int* start, int* end) const
{
    const bool any = index == 0 && selectionCount() == 1;
    *start = any ? static_cast<int>(controller().selectionStart()) : 0;
    *end = any ? static_cast<int>(controller().selectionEnd()) : 0;
}

int AccessibleSourceText::selectionCount() const
{
    return controller().anchor != controller().caret ? 1 : 0;
}

void AccessibleSourceText::addSelection(int start, int end)
{
    setSelection(0, start, end);
}

void AccessibleSourceText::removeSelection(int index)
{
    if (index == 0)
        controller().select(controller().caret, controller().caret);
}

void AccessibleSourceText::setSelection(int index, int start, int end)
{
    if (index == 0)
        controller().select(std::clamp(start, 0, characterCount()), std::clamp(end, 0, characterCount()));
}

int AccessibleSourceText::cursorPosition() const
{
    return static_cast<int>(controller().caret);
}

void AccessibleSourceText::setCursorPosition(int position)
{
    const int at = std::clamp(position, 0, characterCount());
    controller().select(at, at);
}

QString AccessibleSourceText::text(int start, int end) const
{
    return view()->flow().text().flatText(std::clamp(start, 0, characterCount()),
                                          std::clamp(end, 0, characterCount()));
}

int AccessibleSourceText::characterCount() const
{
    return static_cast<int>(view()->flow().text().flatSize());
}

QRect AccessibleSourceText::characterRect(int offset) const
{
    const QRectF box =
        controller().toViewport(controller().flow.caretBox(std::clamp(offset, 0, characterCount())));
    const QRectF next =
        controller().toViewport(controller().flow.caretBox(std::clamp(offset + 1, 0, characterCount())));
    QRectF cell = box;
    if (next.top() == box.top())
        cell.setRight(std::max(box.right(), next.left()));
    const QRect local = cell.toAlignedRect();
    return {view()->viewport()->mapToGlobal(local.topLeft()), local.size()};
}

int AccessibleSourceText::offsetAtPoint(const QPoint& point) const
{
    return static_cast<int>(controller().positionAt(view()->viewport()->mapFromGlobal(point)));
}

void AccessibleSourceText::scrollToSubstring(int start, int)
{
    controller().scroller.bringIntoView(controller().flow.caretBox(std::clamp(start, 0, characterCount())));
}

QString AccessibleSourceText::attributes(int, int* start, int* end) const
{
    *start = 0;
    *end = characterCount();
    return {};
}

} // namespace cotejo
