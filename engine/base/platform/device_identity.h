#pragma once

#include <string>

namespace cotejo
{

// The name under which this installation appends events: the value of COTEJO_DEVICE, else a random UUID kept
// in the user's data folder (made at the first call), else, where that folder cannot be written, one made
// from the machine's own id. Never empty.
[[nodiscard]] std::string deviceIdentity();

} // namespace cotejo
