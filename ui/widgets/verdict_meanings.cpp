#include "ui/widgets/verdict_meanings.h"

#include "ui/theme/space.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/verdict_pill.h"

#include <QGridLayout>

namespace cotejo
{

VerdictMeanings::VerdictMeanings(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("What each verdict means"));
    auto* body = new QWidget;
    auto* rows = new QGridLayout(body);
    rows->setSpacing(space::kMedium);
    rows->setColumnStretch(1, 1);
    int row = 0;
    for (const Verdict verdict :
         {Verdict::passed, Verdict::failed, Verdict::not_evaluated, Verdict::evaluator_error,
          Verdict::delivered_not_rescored, Verdict::fallback_delivered, Verdict::no_threshold}) {
        auto* pill = new VerdictPill;
        pill->setVerdict(verdict, meaning(verdict));
        auto* text = new RoleLabel(TextRole::body);
        text->setWordWrap(true);
        text->setText(meaning(verdict));
        rows->addWidget(pill, row, 0, Qt::AlignTop | Qt::AlignLeft);
        rows->addWidget(text, row, 1);
        ++row;
    }
    rows->setRowStretch(row, 1);
    setWidget(body);
}

QString VerdictMeanings::meaning(Verdict verdict)
{
    switch (verdict) {
    case Verdict::passed:
        return tr("The composite meets the threshold, and the text that was scored is the text that was "
                  "shown. A person still has to decide.");
    case Verdict::failed:
        return tr("The composite is below the threshold.");
    case Verdict::not_evaluated:
        return tr(
            "There is no evaluation: it was off, the route makes none, there was nothing to evaluate, or "
            "the record lacks it. That is not a pass.");
    case Verdict::evaluator_error:
        return tr("The evaluation is incomplete or unusable. Its recorded result does not count as a pass.");
    case Verdict::delivered_not_rescored:
        return tr("The score is for another draft than the text that was shown.");
    case Verdict::fallback_delivered:
        return tr("The fallback message was shown, not a clinical answer.");
    case Verdict::no_threshold:
        break;
    }
    return tr("There is a score, but neither record nor contract says what passes.");
}

} // namespace cotejo
