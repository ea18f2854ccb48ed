#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <string>

namespace cotejo::test
{

enum class FaultKind { write, sync, open, read, truncate, lock };

// What the disk does wrong, and when.
struct DiskFault {
    FaultKind kind = FaultKind::write;
    std::int64_t at = 0;     // the n-th call of that kind since arm(), from 1; 0: never
    int code = SQLITE_IOERR; // what SQLite is told
    bool ever = false;       // all later calls of that kind fail, too (a disk that is full, or gone)
    bool half = false;       // write: half of the bytes are written first
};

// A file system under SQLite that fails when told to. It stands before the system's own as long as the object
// lives; files are real files. One object at a time. fsync is left out: what is tested is what SQLite does
// after an error, not the disk's cache.
class FaultVfs
{
public:
    FaultVfs();
    FaultVfs(const FaultVfs&) = delete;
    FaultVfs& operator=(const FaultVfs&) = delete;
    ~FaultVfs();

    static void arm(const DiskFault& fault); // counts from 0 again
    static void disarm();
    [[nodiscard]] static std::int64_t calls(FaultKind kind); // since arm() or disarm()
    [[nodiscard]] static bool hit();                         // whether the fault came
};

} // namespace cotejo::test
