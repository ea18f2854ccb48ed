#include "engine/store/store_file.h"

#include "engine/base/canonical_json.h"
#include "engine/base/platform/private_files.h"
#include "engine/store/event_log.h"
#include "engine/store/projection_rebuilder.h"
#include "engine/store/schema_migrator.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <optional>

namespace cotejo
{
namespace
{
namespace fs = std::filesystem;

constexpr SqlText kTouch{"touch", "SELECT count(*) FROM sqlite_schema"};
constexpr SqlText kFileVersion{"user_version", "PRAGMA user_version"};
constexpr SqlText kProjection{"projection_version", "SELECT value FROM meta WHERE key = 'projection'"};
constexpr SqlText kAnyEvent{"any_event", "SELECT EXISTS (SELECT 1 FROM events)"};

// A file that was begun and got no further (the machine stopped) counts as empty.
bool isEmptyOrMissing(const std::string& path)
{
    std::error_code failed;
    if (!fs::exists(path, failed) || fs::file_size(path, failed) == 0)
        return true;
    const FileHeader header = presentHeader(path);
    if (!header.sqlite || header.applicationId != 0 || header.userVersion != 0)
        return false;
    return SqlConnection(path, SqlMode::read).number(kTouch) == 0;
}

void checkHeader(const std::string& path)
{
    const FileHeader header = presentHeader(path);
    if (!header.sqlite || header.applicationId != kApplicationId)
        throw StoreFailure("store.not_ours", path, "a store of this program was expected");
    if (header.userVersion > presentSchema())
        throw StoreFailure("store.newer_file", path,
                           "made by a newer version of this program; it was not opened or changed");
}

bool projectionIsPresent(SqlConnection& connection)
{
    SqlStatement query = connection.prepare(kProjection);
    return query.step() && query.view(0) == projectionVersion();
}

// Why the file cannot be written, or empty.
std::string tryToWrite(const std::string& path)
{
    try {
        SqlConnection connection(path, SqlMode::write);
        if (!connection.canWrite())
            return "file_read_only";
        SqlTransaction transaction(connection);
        transaction.commit();
        return {};
    } catch (const StoreFailure& failure) {
        if (failure.error().code != "store.io" && failure.error().code != "store.read_only")
            throw;
        return "folder_read_only";
    }
}

bool readableAsItIs(const std::string& path)
{
    try {
        SqlConnection connection(path, SqlMode::read);
        return connection.number(kTouch) > 0;
    } catch (const StoreFailure&) {
        return false;
    }
}
} // namespace

void StoreFile::prepare(const Clock& clock) const
{
    (void)makePrivateFile(m_path);
    WriteHandle handle(std::make_unique<SqlConnection>(m_path, SqlMode::create), m_device);
    SqlConnection& connection = handle.connection();
    migrate(connection, m_path, presentSchema());
    {
        SqlTransaction transaction(connection);
        if (connection.number(kAnyEvent) == 0)
            (void)appendEvent(connection, m_device, clock,
                              {"cotejo", "store.created", "", canonicalJson({{"schema", presentSchema()}})});
        transaction.commit();
    }
    if (!projectionIsPresent(connection)) {
        if (const Result<void> rebuilt = rebuildTables(handle); !rebuilt)
            throw StoreFailure(rebuilt.error());
    }
}

Result<StoreFile> StoreFile::open(const std::string& path, const OpenOptions& options, const Clock& clock)
{
    return asResult([&] {
        StoreFile store;
        store.m_path = path;
        store.m_device = options.device;
        const bool fresh = isEmptyOrMissing(path);
        if (fresh && (!options.create || options.readOnly))
            throw StoreFailure("store.missing", path, "a store that exists was expected");
        if (!fresh)
            checkHeader(path);
        const bool shared = !options.readOnly && isOnNetworkDrive(path);
        if (fresh && shared)
            throw StoreFailure("store.network_drive", path, "a drive of this computer was expected");
        store.m_readOnlyReason = options.readOnly ? "asked"
                                 : shared         ? "network_drive"
                                 : fresh          ? ""
                                                  : tryToWrite(path);
        if (store.writable()) {
            if (store.m_device.empty())
                throw StoreFailure("store.no_device", path, "the name of the device that writes");
            store.prepare(clock);
            return store;
        }
        store.m_immutable = !readableAsItIs(path);
        SqlConnection connection(path, SqlMode::read, store.m_immutable);
        if (connection.number(kFileVersion) < presentSchema())
            throw StoreFailure("store.migration", path,
                               "an older file that cannot be written cannot be moved forward");
        return store;
    });
}

Result<ReadHandle> StoreFile::openRead() const
{
    return asResult(
        [this] { return ReadHandle(std::make_unique<SqlConnection>(m_path, SqlMode::read, m_immutable)); });
}

Result<WriteHandle> StoreFile::openWrite() const
{
    return asResult([this] {
        if (!writable())
            throw StoreFailure("store.read_only", m_path, m_readOnlyReason);
        return WriteHandle(std::make_unique<SqlConnection>(m_path, SqlMode::write), m_device);
    });
}

} // namespace cotejo
