#include "ui/widgets/decision_choices.h"

namespace cotejo
{

const std::vector<ReasonChoice>& DecisionChoices::reasonsFor(DecisionKind kind) const
{
    static const std::vector<ReasonChoice> none;
    for (const auto& [wanted, choices] : reasons) {
        if (wanted == kind)
            return choices;
    }
    return none;
}

} // namespace cotejo
