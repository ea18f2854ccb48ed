#include "ui/widgets/day_edit.h"

namespace cotejo
{

// The words that stand for "no date" have no sections; from there the next day is meant.
bool DayEdit::stepsDays() const
{
    return currentSection() == DaySection || currentSection() == NoSection || date() == minimumDate();
}

void DayEdit::stepBy(int steps)
{
    if (stepsDays())
        setDate(qBound(minimumDate(), date().addDays(steps), maximumDate()));
    else
        QDateEdit::stepBy(steps);
}

QAbstractSpinBox::StepEnabled DayEdit::stepEnabled() const
{
    if (!stepsDays())
        return QDateEdit::stepEnabled();
    StepEnabled enabled = StepNone;
    enabled.setFlag(StepUpEnabled, date() < maximumDate());
    enabled.setFlag(StepDownEnabled, date() > minimumDate());
    return enabled;
}

} // namespace cotejo
