#include "app/cli/file_bytes.h"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace cotejo::cli
{

std::optional<std::string> fileBytes(const std::string& path)
{
    std::error_code failed;
    if (std::filesystem::is_directory(path, failed))
        return std::nullopt; // opening one succeeds, reading it throws
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    return file.bad() ? std::nullopt : std::optional(std::move(bytes));
}

} // namespace cotejo::cli
