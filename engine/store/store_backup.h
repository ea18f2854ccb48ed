#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/store/store_file.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cotejo
{

struct BackupSummary {
    std::int64_t events = 0;
    std::string sha256; // of the copy's bytes, before any sealing
};

// Copies of a store while it is in use, by SQLite's online backup. What comes out is one consistent state,
// verified before it gets its name, readable by its owner alone.

// Errors: backup.exists where `out` is there already, backup.damaged with what the verification found, those
// of the store.
[[nodiscard]] Result<BackupSummary> backUpStore(ReadHandle& handle, const std::string& out);
// The bytes of such a copy, never on a disk; for sealing. Errors as above.
[[nodiscard]] Result<std::string> storeImage(ReadHandle& handle);

struct RestoreSummary {
    std::int64_t events = 0;
    std::string kept; // copy of what stood there before; empty where nothing did or it could not be read
};

// Puts the state of the copy `from` in the place of the store `path`, whose present state is kept beside it
// first as PATH.before-restore-N. Where the present store holds events that the copy lacks nothing is done
// (restore.would_lose, with their number in `detail`) unless `discard`: merging the copy loses nothing.
// Windows that have the store open see the restored state. Errors: restore.damaged: the copy does not verify;
// store.….
[[nodiscard]] Result<RestoreSummary> restoreStore(const std::string& path, const std::string& from,
                                                  bool discard);

// Reads what can still be read of a damaged store into a new one at `out` (backup.exists where that is
// there): documents, artifacts, events, heads, drafts and facts of papers, row by row; tables are made again
// when it is opened. The damaged file is only read. Gives what could not be read, a line for each table; the
// chains of what was read are for the audit.
struct SalvageSummary {
    std::int64_t events = 0;
    std::vector<std::string> lost;
};
[[nodiscard]] Result<SalvageSummary> salvageStore(const std::string& path, const std::string& out);

} // namespace cotejo
