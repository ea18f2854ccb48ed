#include "engine/store/second_reading_rule.h"

#include "engine/base/embedded_resource.h"
#include "engine/base/sha256.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr unsigned kWhole = 1000;
constexpr std::size_t kDigits = 7;
constexpr int kHexadecimal = 16;

unsigned lotOf(const std::string& item)
{
    return static_cast<unsigned>(std::stoul(sha256Hex(item).substr(0, kDigits), nullptr, kHexadecimal)) %
           kWhole;
}
} // namespace

const SecondReadingRule& SecondReadingRule::builtIn()
{
    static const SecondReadingRule rule(embeddedResource("review/second_reading.json"));
    return rule;
}

SecondReadingRule::SecondReadingRule(std::string_view json)
{
    const nlohmann::json data = nlohmann::json::parse(json);
    m_perThousand = data.at("per_thousand");
    m_escalations = data.at("escalations");
    m_safety = data.at("safety_reasons").get<std::vector<std::string>>();
}

std::string_view SecondReadingRule::why(const ReviewDecision& decision,
                                        const std::vector<std::string>& itemReasons) const
{
    if (decision.kind == DecisionKind::postpone)
        return "";
    if (m_escalations && decision.kind == DecisionKind::escalate)
        return "escalation";
    const bool safety =
        std::any_of(itemReasons.begin(), itemReasons.end(), [this](const std::string& reason) {
            return std::any_of(m_safety.begin(), m_safety.end(), [&reason](const std::string& name) {
                return name.ends_with(':') ? reason.starts_with(name) : reason == name;
            });
        });
    if (safety)
        return "safety";
    return lotOf(decision.item) < m_perThousand ? "share" : "";
}

} // namespace cotejo
