#include "app/cli/file_bytes.h"

#include <fstream>

namespace cotejo::cli
{

std::optional<std::string> fileBytes(const std::string& path)
{
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    const std::streamoff size = file ? static_cast<std::streamoff>(file.tellg()) : -1;
    if (size < 0)
        return std::nullopt;
    std::string bytes(static_cast<std::size_t>(size), '\0');
    file.seekg(0);
    if (!file.read(bytes.data(), size))
        return std::nullopt;
    return bytes;
}

} // namespace cotejo::cli
