#pragma once

#include "ui/widgets/key_act.h"

#include <QObject>
#include <QPointer>

class QKeyEvent;
class QWidget;

namespace cotejo
{

class KeyTable;

// Turns key presses of one window into acts. Letters are heard only if the focus is in nothing one types
// into, no input method or dead key is open, and the key is not a repeat. Silent while a menu, a popup or a
// modal dialog is open.
class KeyFilter : public QObject
{
    Q_OBJECT
public:
    // The table must outlive the filter.
    KeyFilter(const KeyTable& table, QWidget* window);

    // Says what place a widget and all inside it are; the nearest ancestor counts. Unmarked is
    // KeyPlace::outsideText.
    static void setPlace(QWidget* widget, KeyPlace place);
    [[nodiscard]] static KeyPlace placeOf(const QWidget* widget);
    [[nodiscard]] static bool isTyping(const QWidget* widget); // a text, number, date or editable list

Q_SIGNALS:
    void triggered(cotejo::KeyAct act, int index);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool hears(const QKeyEvent& event) const;
    const KeyTable& m_table;
    QPointer<QWidget> m_window;
    bool m_composing = false;
};

} // namespace cotejo
