#include "ui/widgets/key_filter.h"

#include "ui/widgets/key_table.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QVariant>

namespace cotejo
{
namespace
{
constexpr const char* kPlace = "cotejoKeyPlace";

bool mayRepeat(KeyAct act)
{
    return act == KeyAct::largerText || act == KeyAct::smallerText || act == KeyAct::nextHit ||
           act == KeyAct::previousHit;
}

bool isPlainCharacter(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    return modifiers == Qt::NoModifier && !event.text().isEmpty() && event.text().at(0).isPrint() &&
           !event.text().at(0).isSpace();
}

QKeySequence sequenceOf(const QKeyEvent& event)
{
    const int key = event.key() == Qt::Key_Enter ? static_cast<int>(Qt::Key_Return) : event.key();
    return QKeySequence(QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(key)));
}
} // namespace

KeyFilter::KeyFilter(const KeyTable& table, QWidget* window)
    : QObject(window), m_table(table), m_window(window)
{
    qApp->installEventFilter(this);
}

void KeyFilter::setPlace(QWidget* widget, KeyPlace place)
{
    widget->setProperty(kPlace, static_cast<int>(place));
}

KeyPlace KeyFilter::placeOf(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (const QVariant place = widget->property(kPlace); place.isValid())
            return static_cast<KeyPlace>(place.toInt());
    }
    return KeyPlace::outsideText;
}

bool KeyFilter::isTyping(const QWidget* widget)
{
    if (!widget)
        return false;
    if (const auto* line = qobject_cast<const QLineEdit*>(widget))
        return !line->isReadOnly();
    if (const auto* plain = qobject_cast<const QPlainTextEdit*>(widget))
        return !plain->isReadOnly();
    if (const auto* rich = qobject_cast<const QTextEdit*>(widget))
        return !rich->isReadOnly();
    if (const auto* combo = qobject_cast<const QComboBox*>(widget))
        return combo->isEditable();
    if (qobject_cast<const QAbstractSpinBox*>(widget))
        return true;
    return widget->testAttribute(Qt::WA_InputMethodEnabled) &&
           !qobject_cast<const QAbstractItemView*>(widget);
}

bool KeyFilter::hears(const QKeyEvent&) const
{
    return m_window && m_window->isActiveWindow() && !QApplication::activePopupWidget() &&
           (!QApplication::activeModalWidget() || QApplication::activeModalWidget() == m_window);
}

bool KeyFilter::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::InputMethod)
        m_composing = !static_cast<QInputMethodEvent*>(event)->preeditString().isEmpty();
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return QObject::eventFilter(watched, event);
    const auto* widget = static_cast<QWidget*>(watched);
    const QWidget* focus = QApplication::focusWidget();
    const bool isTarget = focus ? watched == focus : watched == m_window;
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (!isTarget || !hears(key) || widget->window() != m_window || m_composing)
        return QObject::eventFilter(watched, event);
    const KeyPlace place = placeOf(widget);
    const bool typing = isTyping(widget);
    const auto hit = m_table.find(sequenceOf(key), place, typing);
    if (!hit) {
        // A letter that means nothing must not move a list by its first characters.
        const bool swallow = place == KeyPlace::readingPanes && !typing && isPlainCharacter(key);
        return swallow || QObject::eventFilter(watched, event);
    }
    if (!key.isAutoRepeat() || mayRepeat(hit->act))
        Q_EMIT triggered(hit->act, hit->index);
    return true;
}

} // namespace cotejo
