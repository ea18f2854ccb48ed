#include "engine/rubrics/taxonomy_node.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
constexpr std::array<std::string_view, 3> kCriticalities{"minor", "major", "critical"};
}

std::optional<Criticality> criticalityFromCode(std::string_view code)
{
    const auto found = std::find(kCriticalities.begin(), kCriticalities.end(), code);
    return found == kCriticalities.end()
               ? std::nullopt
               : std::optional(static_cast<Criticality>(found - kCriticalities.begin()));
}

std::string_view codeOf(Criticality criticality)
{
    return kCriticalities[static_cast<std::size_t>(criticality)];
}

} // namespace cotejo
