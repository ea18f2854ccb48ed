#pragma once

#include <filesystem>
#include <string>

namespace cotejo
{

// Paths are UTF-8 in our values, whatever the system's own encoding is.
[[nodiscard]] std::filesystem::path filePath(const std::string& utf8);
[[nodiscard]] std::string pathText(const std::filesystem::path& path);

} // namespace cotejo
