#pragma once

#include "engine/base/result.h"

#include <string>

namespace cotejo
{

// The passphrase of the environment variable COTEJO_PASSPHRASE; without one, typed at the terminal, which
// does not show it; `twice`: asked again and compared. Errors: seal.no_passphrase (no terminal, nothing
// typed), seal.passphrases_differ.
[[nodiscard]] Result<std::string> askPassphrase(bool twice);

} // namespace cotejo
