#include "tests/support/fault_vfs.h"

#include <array>
#include <cstring>
#include <new>

namespace cotejo::test
{
namespace
{
constexpr std::size_t kKinds = 6;

DiskFault g_fault;
bool g_hit = false;
std::array<std::int64_t, kKinds> g_calls{};
sqlite3_vfs* g_under = nullptr;
sqlite3_vfs g_vfs = {};

// SQLITE_OK, or what this call has to fail with.
int next(FaultKind kind)
{
    const std::int64_t call = ++g_calls[static_cast<std::size_t>(kind)];
    if (g_fault.at == 0 || g_fault.kind != kind || call < g_fault.at || (call > g_fault.at && !g_fault.ever))
        return SQLITE_OK;
    g_hit = true;
    return g_fault.code;
}

// The system's file follows behind in the memory SQLite gives.
struct File {
    sqlite3_file base;
    sqlite3_file* real;
};

File* fileOf(sqlite3_file* file)
{
    return reinterpret_cast<File*>(file);
}

sqlite3_file* real(sqlite3_file* file)
{
    return fileOf(file)->real;
}

int closeFile(sqlite3_file* file)
{
    return real(file)->pMethods ? real(file)->pMethods->xClose(real(file)) : SQLITE_OK;
}

int readFile(sqlite3_file* file, void* to, int size, sqlite3_int64 at)
{
    const int fault = next(FaultKind::read);
    return fault != SQLITE_OK ? fault : real(file)->pMethods->xRead(real(file), to, size, at);
}

int writeFile(sqlite3_file* file, const void* from, int size, sqlite3_int64 at)
{
    const int fault = next(FaultKind::write);
    if (fault == SQLITE_OK)
        return real(file)->pMethods->xWrite(real(file), from, size, at);
    if (g_fault.half && size > 1)
        (void)real(file)->pMethods->xWrite(real(file), from, size / 2, at);
    return fault;
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    const int fault = next(FaultKind::truncate);
    return fault != SQLITE_OK ? fault : real(file)->pMethods->xTruncate(real(file), size);
}

int syncFile(sqlite3_file*, int)
{
    return next(FaultKind::sync);
}

int sizeOfFile(sqlite3_file* file, sqlite3_int64* size)
{
    return real(file)->pMethods->xFileSize(real(file), size);
}

int lockFile(sqlite3_file* file, int level)
{
    const int fault = next(FaultKind::lock);
    return fault != SQLITE_OK ? fault : real(file)->pMethods->xLock(real(file), level);
}

int unlockFile(sqlite3_file* file, int level)
{
    return real(file)->pMethods->xUnlock(real(file), level);
}

int checkLock(sqlite3_file* file, int* out)
{
    return real(file)->pMethods->xCheckReservedLock(real(file), out);
}

int controlFile(sqlite3_file* file, int what, void* argument)
{
    return real(file)->pMethods->xFileControl(real(file), what, argument);
}

int sectorSize(sqlite3_file* file)
{
    return real(file)->pMethods->xSectorSize(real(file));
}

int traits(sqlite3_file* file)
{
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

int mapShared(sqlite3_file* file, int page, int size, int extend, void volatile** out)
{
    return real(file)->pMethods->xShmMap(real(file), page, size, extend, out);
}

int lockShared(sqlite3_file* file, int offset, int count, int flags)
{
    const int fault = (flags & SQLITE_SHM_LOCK) != 0 ? next(FaultKind::lock) : SQLITE_OK;
    return fault != SQLITE_OK ? fault : real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

void barrierShared(sqlite3_file* file)
{
    real(file)->pMethods->xShmBarrier(real(file));
}

int unmapShared(sqlite3_file* file, int remove)
{
    return real(file)->pMethods->xShmUnmap(real(file), remove);
}

const sqlite3_io_methods kMethods = {
    2,          closeFile,     readFile,    writeFile,   truncateFile, syncFile, sizeOfFile,
    lockFile,   unlockFile,    checkLock,   controlFile, sectorSize,   traits,   mapShared,
    lockShared, barrierShared, unmapShared, nullptr,     nullptr};

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    file->pMethods = nullptr;
    const int fault = next(FaultKind::open);
    if (fault != SQLITE_OK)
        return fault;
    File* ours = new (file) File;
    ours->base.pMethods = nullptr;
    ours->real = reinterpret_cast<sqlite3_file*>(ours + 1);
    std::memset(static_cast<void*>(ours->real), 0, static_cast<std::size_t>(g_under->szOsFile));
    const int code = g_under->xOpen(g_under, name, ours->real, flags, outFlags);
    if (code == SQLITE_OK)
        ours->base.pMethods = &kMethods;
    return code;
}
} // namespace

FaultVfs::FaultVfs()
{
    sqlite3_initialize();
    g_under = sqlite3_vfs_find(nullptr);
    g_vfs = *g_under;
    g_vfs.zName = "cotejo-fault";
    g_vfs.szOsFile = static_cast<int>(sizeof(File)) + g_under->szOsFile;
    g_vfs.pNext = nullptr;
    g_vfs.xOpen = openFile;
    sqlite3_vfs_register(&g_vfs, 1);
    disarm();
}

FaultVfs::~FaultVfs()
{
    sqlite3_vfs_unregister(&g_vfs);
    sqlite3_vfs_register(g_under, 1);
}

void FaultVfs::arm(const DiskFault& fault)
{
    g_fault = fault;
    g_hit = false;
    g_calls = {};
}

void FaultVfs::disarm()
{
    g_fault = {};
    g_calls = {};
}

std::int64_t FaultVfs::calls(FaultKind kind)
{
    return g_calls[static_cast<std::size_t>(kind)];
}

bool FaultVfs::hit()
{
    return g_hit;
}

} // namespace cotejo::test
