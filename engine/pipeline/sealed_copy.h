#pragma once

#include "engine/base/result.h"
#include "engine/base/sealed_file.h"

#include <string>
#include <string_view>

namespace cotejo
{

// Sealed files (engine/base/sealed_file.h) on disk. Each appears under its name only once it is whole, for
// its owner alone; a name that is taken is left alone (seal.exists).

[[nodiscard]] Result<void> sealBytes(std::string_view bytes, const std::string& out,
                                     std::string_view passphrase, const SealCost& cost = {});
[[nodiscard]] Result<void> sealFile(const std::string& file, const std::string& out,
                                    std::string_view passphrase, const SealCost& cost = {});
[[nodiscard]] Result<void> openSealedFile(const std::string& file, const std::string& out,
                                          std::string_view passphrase);

} // namespace cotejo
