#pragma once

#include <optional>
#include <string>

namespace cotejo::cli
{

// A whole file; nullopt where it cannot be read.
[[nodiscard]] std::optional<std::string> fileBytes(const std::string& path);

} // namespace cotejo::cli
