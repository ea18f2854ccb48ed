#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/store/store_handle.h"

#include <string>

namespace cotejo
{

struct OpenOptions {
    bool create = false;   // make the file where there is none
    bool readOnly = false; // open for reading even where writing is possible
    std::string device;    // whose chain is appended to; see deviceIdentity()
};

// A store on disk: one SQLite file. Opening checks that it is ours, moves an older schema forward (after a
// copy beside it, NAME.vN-backup) and refuses a newer one. The object holds no connection: open a handle in
// each thread that needs one. Errors: store.missing, store.not_ours, store.newer_file, store.damaged,
// store.busy, store.migration, store.io, store.no_device.
class StoreFile
{
public:
    [[nodiscard]] static Result<StoreFile> open(const std::string& path, const OpenOptions& options,
                                                const Clock& clock);

    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] const std::string& device() const { return m_device; }
    [[nodiscard]] bool writable() const { return m_readOnlyReason.empty(); }
    // Empty where writable; else "asked", "file_read_only" or "folder_read_only".
    [[nodiscard]] const std::string& readOnlyReason() const { return m_readOnlyReason; }

    [[nodiscard]] Result<ReadHandle> openRead() const;
    [[nodiscard]] Result<WriteHandle> openWrite() const; // store.read_only where not writable()

private:
    void prepare(const Clock& clock) const; // makes, migrates, rebuilds

    std::string m_path;
    std::string m_device;
    std::string m_readOnlyReason;
    bool m_immutable = false;
};

} // namespace cotejo
