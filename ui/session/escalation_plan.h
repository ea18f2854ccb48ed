#pragma once

#include "engine/base/result.h"
#include "engine/domain/decision.h"

#include <map>
#include <string_view>

namespace cotejo
{

// What a level of escalation proposes and how soon an answer is expected: resources/review/escalation.json,
// provisional.
class EscalationPlan
{
public:
    [[nodiscard]] static const EscalationPlan& builtIn();
    // Errors: those of strict JSON; "escalation.form" with what is missing in `where`.
    [[nodiscard]] static Result<EscalationPlan> fromJson(std::string_view json);

    [[nodiscard]] Urgency proposed(EscalationLevel level) const;
    [[nodiscard]] int answerWithinHours(Urgency urgency) const; // 0: at once

private:
    std::map<EscalationLevel, Urgency> m_proposed;
    std::map<Urgency, int> m_hours;
};

} // namespace cotejo
