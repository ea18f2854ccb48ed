#pragma once

#include "ui/widgets/decision_choices.h"

#include <QLineEdit>

#include <vector>

namespace cotejo
{

// A name to be typed, or taken from those used before: Down and Up walk through them. Typing completes.
class NameEdit : public QLineEdit
{
    Q_OBJECT
public:
    explicit NameEdit(QWidget* parent = nullptr);
    void setKnown(std::vector<AddresseeChoice> known);
    void setLabel(const QString& label); // for screen readers, and shown while it is empty
    void setCode(const QString& code);   // of a known one, or a name as written; empty for none
    [[nodiscard]] QString code() const;  // of the known one with this label, else the name as typed
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void walk(int step);
    std::vector<AddresseeChoice> m_known;
};

} // namespace cotejo
