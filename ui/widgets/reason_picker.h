#pragma once

#include "ui/widgets/decision_choices.h"

#include <QPushButton>

class QMenu;

namespace cotejo
{

// The reasons of a decision: one or more. 1–9 choose while it has the focus, Space opens the list. Enter is
// left to the form.
class ReasonPicker : public QPushButton
{
    Q_OBJECT
public:
    explicit ReasonPicker(QWidget* parent = nullptr);
    void setChoices(const std::vector<ReasonChoice>& choices); // takes the chosen ones away
    void setChosen(const QStringList& codes);                  // unknown codes are left out
    [[nodiscard]] QStringList chosen() const { return m_chosen; }
    void toggle(int index); // 0 is key 1; beyond the list: nothing
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosenChanged(); // by the person

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void rebuildMenu();
    void refresh();
    [[nodiscard]] QString valueText() const; // "1 · dosis", "1, 3"
    std::vector<ReasonChoice> m_choices;
    QStringList m_chosen; // in the choices' order
    QMenu* m_menu;
};

} // namespace cotejo
