#pragma once

#include <functional>
#include <string>

namespace cotejo
{

// Hides identifiers in a text before it leaves this machine. Empty: nothing is hidden, as the service answers
// on this machine.
using TextMask = std::function<std::string(const std::string&)>;

[[nodiscard]] inline std::string masked(const TextMask& mask, const std::string& text)
{
    return mask ? mask(text) : text;
}

} // namespace cotejo
