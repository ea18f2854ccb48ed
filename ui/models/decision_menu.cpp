#include "ui/models/decision_menu.h"

#include "engine/store/reason_catalog.h"
#include "ui/models/moment_text.h"
#include "ui/session/escalation_plan.h"
#include "ui/widgets/status_words.h"

#include <QDateTime>

namespace cotejo
{

DecisionChoices decisionMenu(bool isNote, bool spanish, const QStringList& addressees, const QDateTime& now)
{
    DecisionChoices menu;
    for (const DecisionKind kind :
         {DecisionKind::approve, DecisionKind::approve_with_correction, DecisionKind::reject,
          DecisionKind::escalate, DecisionKind::cannot_judge, DecisionKind::postpone}) {
        std::vector<ReasonChoice> reasons;
        for (const ReasonCode* reason :
             ReasonCatalog::builtIn().forDecision(kind, isNote ? ItemKind::note : ItemKind::turn))
            reasons.push_back({QString::fromStdString(reason->code),
                               QString::fromStdString(spanish ? reason->es : reason->en)});
        menu.reasons.emplace_back(kind, std::move(reasons));
    }
    for (const EscalationLevel level :
         {EscalationLevel::colleague, EscalationLevel::committee, EscalationLevel::pharmacovigilance})
        menu.levels.push_back({level, levelWord(level), EscalationPlan::builtIn().proposed(level)});
    for (const QString& name : addressees)
        menu.addressees.push_back({name, name});
    for (const Urgency urgency : {Urgency::routine, Urgency::same_day, Urgency::immediate})
        menu.dueTexts.append(MomentText::escalationDue(urgency, now));
    return menu;
}

} // namespace cotejo
