#include "engine/store/store_backup.h"

#include "engine/base/platform/private_files.h"
#include "engine/base/sha256.h"
#include "engine/base/sha256_stream.h"
#include "engine/store/foreign_store.h"
#include "engine/store/sql_connection.h"
#include "engine/store/store_auditor.h"
#include "engine/store/store_failure.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

namespace cotejo
{
namespace
{
namespace fs = std::filesystem;

constexpr SqlText kEventCount{"backup_events", "SELECT count(*) FROM events"};
constexpr SqlText kHeadsHere{"restore_heads", "SELECT device, seq, hash FROM chain_heads"};
constexpr SqlText kEventThere{"restore_event", "SELECT hash FROM events WHERE device = ?1 AND seq = ?2"};
constexpr SqlText kLastThere{"restore_last", "SELECT ifnull(max(seq), 0) FROM events WHERE device = ?1"};

std::string firstFault(const StoreAudit& audit, bool tables)
{
    for (const DeviceAudit& device : audit.devices) {
        if (!device.ok)
            return fmt::format("device {}, event {}: {}", device.device, device.firstBadSeq.value_or(0),
                               device.why);
    }
    for (const std::string& finding : audit.others) {
        if (tables || !(finding.starts_with("tables_differ:") || finding.starts_with("schema_changed:")))
            return finding;
    }
    return {};
}

void verifyCopy(ReadHandle& copy, const char* code, const std::string& path)
{
    AuditOptions options;
    options.tables = false;
    const Result<StoreAudit> audit = auditStore(copy, options);
    if (!audit)
        throw StoreFailure(audit.error());
    if (const std::string fault = firstFault(*audit, false); !fault.empty())
        throw StoreFailure(code, path, fault);
}

// A file that is removed again unless it got its name.
class UnfinishedCopy
{
public:
    explicit UnfinishedCopy(const std::string& path) : m_path(path), m_part(path + ".part")
    {
        std::error_code ignored;
        fs::remove(m_part, ignored);
        if (fs::exists(path))
            throw StoreFailure("backup.exists", path, "a name that is not taken was expected");
        if (!makePrivateFile(m_part))
            throw StoreFailure("store.io", path, "a folder that can be written was expected");
    }
    ~UnfinishedCopy()
    {
        std::error_code ignored;
        for (const char* suffix : {"", "-wal", "-shm", "-journal"})
            fs::remove(m_part + suffix, ignored);
    }
    UnfinishedCopy(const UnfinishedCopy&) = delete;
    UnfinishedCopy& operator=(const UnfinishedCopy&) = delete;
    [[nodiscard]] const std::string& part() const { return m_part; }
    void finish()
    {
        std::error_code failed;
        fs::rename(m_part, m_path, failed);
        if (failed)
            throw StoreFailure("store.io", m_path, "the finished copy could not be given its name");
    }

private:
    std::string m_path;
    std::string m_part;
};

std::string hashOfFile(const std::string& path)
{
    Sha256Stream hash;
    std::ifstream in(path, std::ios::binary);
    std::string block(1U << 16U, '\0');
    while (in.read(block.data(), static_cast<std::streamsize>(block.size())), in.gcount() > 0)
        hash.add(std::string_view(block).substr(0, static_cast<std::size_t>(in.gcount())));
    return hash.hex();
}

std::int64_t copyInto(SqlConnection& source, const std::string& out)
{
    UnfinishedCopy copy(out);
    source.copyTo(copy.part());
    std::int64_t events = 0;
    {
        ReadHandle written(std::make_unique<SqlConnection>(copy.part(), SqlMode::read, true));
        verifyCopy(written, "backup.damaged", out);
        events = written.connection().number(kEventCount);
    }
    copy.finish();
    return events;
}

// How many events `here` holds that `there` does not.
std::int64_t eventsOnlyIn(SqlConnection& here, SqlConnection& there)
{
    std::int64_t only = 0;
    SqlStatement heads = here.prepare(kHeadsHere);
    while (heads.step()) {
        const std::int64_t seq = heads.integer(1);
        SqlStatement last = there.prepare(kLastThere);
        last.bindAll(heads.text(0));
        const std::int64_t has = last.step() ? last.integer(0) : 0;
        only += seq > has ? seq - has : 0;
        SqlStatement same = there.prepare(kEventThere);
        same.bindAll(heads.text(0), seq);
        if (has >= seq && (!same.step() || same.view(0) != heads.view(2)))
            ++only;
    }
    return only;
}

std::string freeName(const std::string& path)
{
    for (int number = 1;; ++number) {
        const std::string name = fmt::format("{}.before-restore-{}", path, number);
        if (!fs::exists(name))
            return name;
    }
}
} // namespace

Result<BackupSummary> backUpStore(ReadHandle& handle, const std::string& out)
{
    return asResult([&] {
        BackupSummary summary;
        summary.events = copyInto(handle.connection(), out);
        summary.sha256 = hashOfFile(out);
        return summary;
    });
}

Result<std::string> storeImage(ReadHandle& handle)
{
    return asResult([&] {
        verifyCopy(handle, "backup.damaged", "");
        return handle.connection().image();
    });
}

Result<RestoreSummary> restoreStore(const std::string& path, const std::string& from, bool discard)
{
    return asResult([&] {
        Result<ReadHandle> copy = openForeignStore(from);
        if (!copy)
            throw StoreFailure(copy.error());
        verifyCopy(*copy, "restore.damaged", from);
        RestoreSummary summary;
        summary.events = copy->connection().number(kEventCount);
        if (fs::exists(path)) {
            Result<ReadHandle> present = openForeignStore(path);
            if (!present)
                throw StoreFailure(present.error());
            const std::int64_t lost = eventsOnlyIn(present->connection(), copy->connection());
            if (lost > 0 && !discard)
                throw StoreFailure(
                    "restore.would_lose", path,
                    fmt::format("{} events that the copy does not hold; merge the copy instead", lost));
            summary.kept = freeName(path);
            if (!makePrivateFile(summary.kept))
                throw StoreFailure("store.io", summary.kept, "a folder that can be written was expected");
            present->connection().copyTo(summary.kept);
        } else if (!makePrivateFile(path)) {
            throw StoreFailure("store.io", path, "a folder that can be written was expected");
        }
        copy->connection().copyTo(path);
        return summary;
    });
}

} // namespace cotejo
