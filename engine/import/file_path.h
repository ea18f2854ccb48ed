#pragma once

#include <filesystem>
#include <string>

namespace cotejo
{

// Paths are UTF-8 in our values, whatever the system's own encoding is.
[[nodiscard]] std::filesystem::path filePath(const std::string& utf8);
[[nodiscard]] std::string pathText(const std::filesystem::path& path);

// For messages and output: the path itself, with `\xNN` for each byte that is no UTF-8.
[[nodiscard]] std::string shownPath(const std::string& path);

} // namespace cotejo
