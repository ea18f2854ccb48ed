#pragma once

#include <QDateEdit>

namespace cotejo
{

// A date whose day steps on into the next month: on the last of a month, Up is tomorrow. (Qt's own stays on
// the last day.)
class DayEdit : public QDateEdit
{
    Q_OBJECT
public:
    using QDateEdit::QDateEdit;
    void stepBy(int steps) override;

protected:
    [[nodiscard]] StepEnabled stepEnabled() const override;

private:
    [[nodiscard]] bool stepsDays() const;
};

} // namespace cotejo
