#include "app/cli/file_bytes.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>

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

std::optional<std::string> plainBytes(const std::string& path)
{
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    std::optional<std::string> bytes = fileBytes(path);
    if (bytes && bytes->starts_with(kMark))
        bytes->erase(0, kMark.size());
    return bytes;
}

} // namespace cotejo::cli
