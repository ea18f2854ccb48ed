#pragma once

#include "app/cli/command.h"

#include "engine/base/error.h"
#include "engine/base/result.h"
#include "engine/store/store_file.h"

#include <string>

namespace cotejo::cli
{

enum class StoreUse { create, write, read };

// The store a command works on, under this installation's device name.
[[nodiscard]] Result<StoreFile> openStore(const std::string& path, StoreUse use);

// "cotejo-cli NAME: …" on standard error. Gives the exit status: 2 for what the caller asked wrongly (an
// unknown item, a missing reason, a file that is not there), else 4.
[[nodiscard]] int reportFault(const std::string& command, const Error& error);

// --by where it is not given: the name the system knows the user by.
[[nodiscard]] std::string systemUser();

} // namespace cotejo::cli
