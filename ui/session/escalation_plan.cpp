#include "ui/session/escalation_plan.h"

#include "engine/base/embedded_resource.h"
#include "engine/base/strict_json.h"
#include "engine/domain/codes.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
constexpr std::size_t kLevels = 3;
constexpr qint64 kSecondsAnHour = 3600;
constexpr std::size_t kUrgencies = 3;

template <class E>
std::optional<E> wordOf(const nlohmann::json& row, const char* name)
{
    const auto found = row.is_object() ? row.find(name) : row.end();
    if (!row.is_object() || found == row.end() || !found->is_string())
        return std::nullopt;
    return fromCode<E>(found->get<std::string>());
}

const nlohmann::json& listOf(const nlohmann::json& root, const char* name)
{
    static const nlohmann::json kNone = nlohmann::json::array();
    const auto found = root.is_object() ? root.find(name) : root.end();
    return root.is_object() && found != root.end() && found->is_array() ? *found : kNone;
}
} // namespace

Result<EscalationPlan> EscalationPlan::fromJson(std::string_view json)
{
    const Result<nlohmann::json> root = parseStrictJson(json);
    if (!root)
        return tl::unexpected(root.error());
    EscalationPlan plan;
    for (const nlohmann::json& row : listOf(*root, "levels")) {
        const auto level = wordOf<EscalationLevel>(row, "level");
        const auto urgency = wordOf<Urgency>(row, "urgency");
        if (level && urgency)
            plan.m_proposed[*level] = *urgency;
    }
    for (const nlohmann::json& row : listOf(*root, "urgencies")) {
        const auto urgency = wordOf<Urgency>(row, "urgency");
        const auto hours = row.is_object() ? row.find("answer_within_hours") : row.end();
        if (urgency && hours != row.end() && hours->is_number_integer() && hours->get<int>() >= 0)
            plan.m_hours[*urgency] = hours->get<int>();
        if (urgency && row.is_object() && row.value("ends_with_the_day", false))
            plan.m_endsWithTheDay.insert(*urgency);
    }
    if (plan.m_proposed.size() != kLevels)
        return fail("escalation.form", "/levels", "an urgency for each level");
    if (plan.m_hours.size() != kUrgencies)
        return fail("escalation.form", "/urgencies", "hours for each urgency");
    return plan;
}

const EscalationPlan& EscalationPlan::builtIn()
{
    static const EscalationPlan plan =
        fromJson(embeddedResource("review/escalation.json")).value_or(EscalationPlan());
    return plan;
}

Urgency EscalationPlan::proposed(EscalationLevel level) const
{
    const auto found = m_proposed.find(level);
    return found == m_proposed.end() ? Urgency::immediate : found->second;
}

int EscalationPlan::answerWithinHours(Urgency urgency) const
{
    const auto found = m_hours.find(urgency);
    return found == m_hours.end() ? 0 : found->second;
}

QDateTime EscalationPlan::dueAt(Urgency urgency, const QDateTime& since) const
{
    const QDateTime due = since.addSecs(qint64(answerWithinHours(urgency)) * kSecondsAnHour);
    if (m_endsWithTheDay.count(urgency) == 0 || due.date() == since.date())
        return due;
    QDateTime lastMinute = since;
    lastMinute.setTime(QTime(23, 59));
    return qMax(since, lastMinute);
}

} // namespace cotejo
