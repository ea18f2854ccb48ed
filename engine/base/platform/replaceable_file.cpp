#include "engine/base/platform/replaceable_file.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace cotejo
{
namespace
{
using namespace std::string_view_literals;

bool isDatabase(const std::string& path)
{
    constexpr std::string_view kMagic = "SQLite format 3\0"sv;
    std::array<char, kMagic.size()> head{};
    std::ifstream file(path, std::ios::binary);
    return file.read(head.data(), head.size()) && std::string_view(head.data(), head.size()) == kMagic;
}

bool isCompanion(const std::string& path)
{
    for (const std::string_view ending : {"-wal"sv, "-shm"sv, "-journal"sv}) {
        if (path.ends_with(ending) && isDatabase(path.substr(0, path.size() - ending.size())))
            return true;
    }
    return false;
}
} // namespace

bool isReplaceable(const std::string& path)
{
    std::error_code failed;
    const std::filesystem::file_type type = std::filesystem::symlink_status(path, failed).type();
    if (isCompanion(path))
        return false;
    return type == std::filesystem::file_type::not_found ||
           (type == std::filesystem::file_type::regular && !isDatabase(path));
}

} // namespace cotejo
