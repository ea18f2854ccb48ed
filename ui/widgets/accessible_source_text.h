#pragma once

#include <QAccessibleTextInterface>
#include <QAccessibleWidget>

namespace cotejo
{

class SourceTextController;
class SourceTextView;

// What a screen reader gets of a SourceTextView: the text as shown, hidden data as their label, never the
// datum.
class AccessibleSourceText : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit AccessibleSourceText(SourceTextView* view);
    static void install(); // once; later calls do nothing

    void* interface_cast(QAccessible::InterfaceType type) override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] QAccessible::State state() const override;

    void selection(int index, int* start, int* end) const override;
    [[nodiscard]] int selectionCount() const override;
    void addSelection(int start, int end) override;
    void removeSelection(int index) override;
    void setSelection(int index, int start, int end) override;
    [[nodiscard]] int cursorPosition() const override;
    void setCursorPosition(int position) override;
    [[nodiscard]] QString text(int start, int end) const override;
    [[nodiscard]] int characterCount() const override;
    [[nodiscard]] QRect characterRect(int offset) const override;
    [[nodiscard]] int offsetAtPoint(const QPoint& point) const override;
    void scrollToSubstring(int start, int end) override;
    QString attributes(int offset, int* start, int* end) const override;

private:
    [[nodiscard]] SourceTextController& controller() const;
    [[nodiscard]] SourceTextView* view() const;
};

} // namespace cotejo
