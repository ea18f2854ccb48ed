#pragma once

#include "engine/store/case_reader.h"
#include "engine/store/lease_keeper.h"
#include "engine/store/queue_reader.h"
#include "engine/store/review_writer.h"
#include "engine/store/second_reader.h"
#include "engine/store/store_file.h"
#include "engine/store/store_handle.h"

#include <memory>
#include <optional>

namespace cotejo
{

// A store with the connections of the thread that opened it. Workers open their own from file().
class OpenStore
{
public:
    // Errors are those of StoreFile::open.
    [[nodiscard]] static Result<std::unique_ptr<OpenStore>>
    open(const std::string& path, const OpenOptions& options, const Clock& clock);
    OpenStore(const OpenStore&) = delete;
    OpenStore& operator=(const OpenStore&) = delete;
    ~OpenStore();

    [[nodiscard]] const StoreFile& file() const { return m_file; }
    [[nodiscard]] ReadHandle& readHandle() { return m_read; }
    [[nodiscard]] const QueueReader& queue() const { return m_queue; }
    [[nodiscard]] const CaseReader& cases() const { return m_cases; }
    // Null where the store can only be read; file().readOnlyReason() says why.
    [[nodiscard]] ReviewWriter* writer() { return m_writer ? &*m_writer : nullptr; }
    [[nodiscard]] SecondReader* secondReader() { return m_second ? &*m_second : nullptr; }
    [[nodiscard]] LeaseKeeper* leases() { return m_leases ? &*m_leases : nullptr; }
    [[nodiscard]] WriteHandle* writeHandle() { return m_write ? &*m_write : nullptr; }
    void setViewer(const std::string& name) { m_queue.setViewer(name); }

private:
    OpenStore(StoreFile file, ReadHandle read, std::optional<WriteHandle> write, const Clock& clock);

    StoreFile m_file;
    ReadHandle m_read;
    std::optional<WriteHandle> m_write;
    QueueReader m_queue;
    CaseReader m_cases;
    std::optional<ReviewWriter> m_writer;
    std::optional<SecondReader> m_second;
    std::optional<LeaseKeeper> m_leases;
};

} // namespace cotejo
