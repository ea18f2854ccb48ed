#pragma once

#include "engine/base/result.h"
#include "engine/domain/decision.h"

#include <QDateTime>

#include <map>
#include <set>
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
    // When an answer is expected to what was handed on at `since`, in the time zone of `since`. Equal to
    // `since` where it is expected at once.
    [[nodiscard]] QDateTime dueAt(Urgency urgency, const QDateTime& since) const;

private:
    std::map<EscalationLevel, Urgency> m_proposed;
    std::map<Urgency, int> m_hours;
    std::set<Urgency> m_endsWithTheDay;
};

} // namespace cotejo
