#pragma once

#include <optional>
#include <string>

namespace cotejo::cli
{

// A whole file, or what a pipe gives; nullopt where it cannot be read, a folder among them.
[[nodiscard]] std::optional<std::string> fileBytes(const std::string& path);

// The same of a file of knowledge or a table, without the byte order mark that some editors put in front.
[[nodiscard]] std::optional<std::string> plainBytes(const std::string& path);

} // namespace cotejo::cli
