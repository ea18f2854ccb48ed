#include "engine/base/platform/private_files.h"

#include <filesystem>

#ifndef _WIN32
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>
#endif

namespace cotejo
{

#ifdef _WIN32
void makeNewFilesPrivate() {}

bool makePrivateFile(const std::string& path)
{
    return std::filesystem::exists(path);
}

bool isOnNetworkDrive(const std::string&)
{
    return false;
}
#else
void makeNewFilesPrivate()
{
    umask(077);
}

bool makePrivateFile(const std::string& path)
{
    const int file = ::open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    if (file < 0)
        return errno == EEXIST;
    ::close(file);
    return true;
}

// Numbers of statfs(2).
bool isOnNetworkDrive(const std::string& path)
{
    struct statfs drive = {};
    const std::string folder = std::filesystem::path(path).parent_path().string();
    if (statfs(path.c_str(), &drive) != 0 && statfs(folder.empty() ? "." : folder.c_str(), &drive) != 0)
        return false;
    switch (static_cast<unsigned long>(drive.f_type) & 0xFFFFFFFFUL) {
    case 0x6969UL:     // NFS
    case 0x517BUL:     // SMB
    case 0xFF534D42UL: // CIFS
    case 0xFE534D42UL: // SMB2
    case 0x5346414FUL: // AFS
    case 0x73757245UL: // Coda
        return true;
    default:
        return false;
    }
}
#endif

} // namespace cotejo
