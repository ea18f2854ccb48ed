#pragma once

#include <atomic>

namespace cotejo::cli
{

// Becomes true once somebody presses Ctrl+C; from then on a second press ends the program at once.
[[nodiscard]] const std::atomic<bool>& cancelledByUser();

} // namespace cotejo::cli
