#include "engine/rubrics/weight_rule.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
constexpr std::array<std::string_view, 5> kRules{"path-sum", "max-path", "mean-path", "literal", "stated"};
}

std::optional<WeightRule> weightRuleFromCode(std::string_view code)
{
    const auto found = std::find(kRules.begin(), kRules.end(), code);
    return found == kRules.end() ? std::nullopt
                                 : std::optional(static_cast<WeightRule>(found - kRules.begin()));
}

std::string_view codeOf(WeightRule rule)
{
    return kRules[static_cast<std::size_t>(rule)];
}

} // namespace cotejo
