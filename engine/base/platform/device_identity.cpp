#include "engine/base/platform/device_identity.h"

#include "engine/base/clock.h"
#include "engine/base/sha256.h"
#include "engine/base/uuid_v7.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace cotejo
{
namespace
{
namespace fs = std::filesystem;

std::string environment(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

fs::path dataFolder()
{
#ifdef _WIN32
    if (const std::string local = environment("LOCALAPPDATA"); !local.empty())
        return fs::path(local) / "Cotejo";
#else
    if (const std::string data = environment("XDG_DATA_HOME"); !data.empty())
        return fs::path(data) / "cotejo";
    if (const std::string home = environment("HOME"); !home.empty())
        return fs::path(home) / ".local" / "share" / "cotejo";
#endif
    return {};
}

// A file somebody emptied or filled with something else gives no identity.
std::string readIdentity(const fs::path& file)
{
    std::ifstream in(file);
    std::string line;
    std::getline(in, line);
    const bool plain = std::all_of(line.begin(), line.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
    });
    return plain && line.size() >= 8 && line.size() <= 64 ? line : "";
}

// Written under another name and linked, so that two first starts at one time end with one identity.
std::string makeIdentity(const fs::path& folder)
{
    std::error_code failed;
    fs::create_directories(folder, failed);
    const std::string identity = uuidV7(SystemClock().now().epochMs);
    const fs::path file = folder / "device";
    const fs::path fresh = folder / ("device." + identity);
    {
        std::ofstream out(fresh);
        out << identity << '\n';
        if (!out.flush())
            return {};
    }
    fs::create_hard_link(fresh, file, failed);
    if (failed && !fs::exists(file))
        fs::rename(fresh, file, failed);
    fs::remove(fresh, failed);
    return readIdentity(file);
}

std::string fromMachine()
{
    std::string seed = "cotejo";
    for (const char* file : {"/etc/machine-id", "/etc/hostname"}) {
        std::ifstream in(file);
        std::string line;
        std::getline(in, line);
        seed += '\n' + line;
    }
    return "machine-" + sha256Hex(seed).substr(0, 24);
}
} // namespace

std::string deviceIdentity()
{
    if (std::string given = environment("COTEJO_DEVICE"); !given.empty())
        return given;
    const fs::path folder = dataFolder();
    if (folder.empty())
        return fromMachine();
    std::string identity = readIdentity(folder / "device");
    if (identity.empty())
        identity = makeIdentity(folder);
    return identity.empty() ? fromMachine() : identity;
}

} // namespace cotejo
