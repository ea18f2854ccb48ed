#include "ui/session/open_store.h"

#include "engine/store/reason_catalog.h"

namespace cotejo
{

OpenStore::OpenStore(StoreFile file, ReadHandle read, std::optional<WriteHandle> write, const Clock& clock)
    : m_file(std::move(file)), m_read(std::move(read)), m_write(std::move(write)), m_queue(m_read, clock),
      m_cases(m_read, clock)
{
    if (!m_write)
        return;
    m_writer.emplace(*m_write, clock, ReasonCatalog::builtIn());
    m_second.emplace(*m_write, clock, ReasonCatalog::builtIn());
    m_leases.emplace(*m_write, clock);
}

OpenStore::~OpenStore() = default;

Result<std::unique_ptr<OpenStore>> OpenStore::open(const std::string& path, const OpenOptions& options,
                                                   const Clock& clock)
{
    Result<StoreFile> file = StoreFile::open(path, options, clock);
    if (!file)
        return tl::unexpected(file.error());
    Result<ReadHandle> read = file->openRead();
    if (!read)
        return tl::unexpected(read.error());
    std::optional<WriteHandle> write;
    if (file->writable()) {
        Result<WriteHandle> handle = file->openWrite();
        if (!handle)
            return tl::unexpected(handle.error());
        write.emplace(std::move(*handle));
    }
    return std::unique_ptr<OpenStore>(
        new OpenStore(std::move(*file), std::move(*read), std::move(write), clock));
}

} // namespace cotejo
