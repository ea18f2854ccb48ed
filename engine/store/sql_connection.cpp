#include "engine/store/sql_connection.h"

#include "engine/base/platform/private_files.h"
#include "engine/store/store_failure.h"

#include <fmt/format.h>
#include <sqlite3.h>

namespace cotejo
{
namespace
{
constexpr int kBusyMs = 5000;

// A path as a URI: SQLite reads parameters only from one.
std::string uriOf(const std::string& path, const char* parameters)
{
    std::string uri = "file:";
    for (const char c : path) {
        if (c == '%' || c == '?' || c == '#')
            uri += fmt::format("%{:02X}", static_cast<unsigned>(static_cast<unsigned char>(c)));
        else
            uri += c;
    }
    return uri + parameters;
}

// A drive that keeps no locks lets two writers damage the file.
bool isLockFault(int code)
{
    return code == SQLITE_IOERR_LOCK || code == SQLITE_IOERR_RDLOCK || code == SQLITE_IOERR_UNLOCK ||
           code == SQLITE_IOERR_CHECKRESERVEDLOCK || code == SQLITE_IOERR_SHMLOCK ||
           code == SQLITE_IOERR_SHMOPEN || code == SQLITE_IOERR_SHMMAP;
}

std::string codeFor(int code)
{
    if (isLockFault(code))
        return "store.no_locks";
    switch (code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return "store.busy";
    case SQLITE_READONLY:
        return "store.read_only";
    case SQLITE_FULL:
        return "store.full";
    case SQLITE_CORRUPT:
        return "store.damaged";
    case SQLITE_NOTADB:
        return "store.not_ours";
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
        return "store.io";
    default:
        return "store.sql";
    }
}

std::string detailFor(int code)
{
    const std::string words = codeFor(code) == "store.no_locks"
                                  ? "the drive keeps no locks; work on a copy on this computer and merge it"
                              : codeFor(code) == "store.full" ? "the disk is full; nothing was saved"
                                                              : "";
    return words.empty() ? fmt::format("SQLite {}", code) : fmt::format("{} (SQLite {})", words, code);
}
} // namespace

SqlConnection::SqlConnection(const std::string& path, SqlMode mode, bool immutable)
{
    const int access = mode == SqlMode::read    ? SQLITE_OPEN_READONLY
                       : mode == SqlMode::write ? SQLITE_OPEN_READWRITE
                                                : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    open(uriOf(path, immutable ? "?immutable=1" : ""), access | SQLITE_OPEN_URI);
    configure(mode);
}

SqlConnection::SqlConnection(const char* memoryName)
{
    open(memoryName, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY);
    configure(SqlMode::read);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_FKEY, 0, nullptr);
}

SqlConnection::~SqlConnection()
{
    for (const auto& [sql, cached] : m_cache)
        sqlite3_finalize(cached.statement);
    sqlite3_close(m_handle);
}

void SqlConnection::open(const std::string& name, int flags)
{
    const int code = sqlite3_open_v2(name.c_str(), &m_handle,
                                     flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
    if (code == SQLITE_OK)
        return;
    Error error{codeFor(code), "open", detailFor(code)};
    sqlite3_close(m_handle);
    m_handle = nullptr;
    throw StoreFailure(std::move(error));
}

void SqlConnection::configure(SqlMode mode)
{
    sqlite3_busy_timeout(m_handle, kBusyMs);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1, nullptr);
    try {
        runScript("configure",
                  "PRAGMA recursive_triggers = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16384;");
        if (mode != SqlMode::read)
            runScript("configure_write", "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    } catch (...) {
        sqlite3_close(m_handle);
        throw;
    }
}

sqlite3_stmt* SqlConnection::compile(const char* name, const char* sql, std::size_t size, bool keep)
{
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v3(m_handle, sql, static_cast<int>(size), keep ? SQLITE_PREPARE_PERSISTENT : 0,
                           &statement, nullptr) != SQLITE_OK)
        raise(name);
    return statement;
}

SqlStatement SqlConnection::prepare(const SqlText& text)
{
    Cached& cached = m_cache[text.sql];
    const std::size_t size = std::char_traits<char>::length(text.sql);
    if (cached.inUse)
        return {*this, compile(text.name, text.sql, size, false), text.name, false};
    if (!cached.statement) {
        cached.statement = compile(text.name, text.sql, size, true);
        m_owners[cached.statement] = text.sql;
    }
    cached.inUse = true;
    return {*this, cached.statement, text.name, true};
}

SqlStatement SqlConnection::prepareOnce(const char* name, const std::string& sql)
{
    return {*this, compile(name, sql.data(), sql.size(), false), name, false};
}

void SqlConnection::release(sqlite3_stmt* statement)
{
    m_cache[m_owners[statement]].inUse = false;
}

void SqlConnection::runScript(const std::string& name, const std::string& sql)
{
    if (sqlite3_exec(m_handle, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        raise(name);
}

std::int64_t SqlConnection::number(const SqlText& text)
{
    SqlStatement statement = prepare(text);
    return statement.step() ? statement.integer(0) : 0;
}

std::int64_t SqlConnection::changes() const
{
    return sqlite3_changes64(m_handle);
}

bool SqlConnection::canWrite() const
{
    return sqlite3_db_readonly(m_handle, "main") == 0;
}

void SqlConnection::copyTo(const std::string& path)
{
    (void)makePrivateFile(path); // where it cannot be made SQLite says why
    sqlite3* target = nullptr;
    int code = sqlite3_open_v2(path.c_str(), &target, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
    if (code == SQLITE_OK) {
        sqlite3_backup* backup = sqlite3_backup_init(target, "main", m_handle, "main");
        if (backup)
            sqlite3_backup_step(backup, -1);
        code = backup ? sqlite3_backup_finish(backup) : sqlite3_errcode(target);
    }
    sqlite3_close(target);
    if (code != SQLITE_OK)
        throw StoreFailure(codeFor(code), "backup", detailFor(code));
}

std::string SqlConnection::image()
{
    sqlite3_int64 size = 0;
    unsigned char* bytes = sqlite3_serialize(m_handle, "main", &size, 0);
    if (!bytes)
        throw StoreFailure("store.io", "image", "the file could not be read, or memory for it is missing");
    std::string image(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
    sqlite3_free(bytes);
    return image;
}

void SqlConnection::checkInPlace() const
{
    int moved = 0;
    if (sqlite3_file_control(m_handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0)
        throw StoreFailure("store.moved", "",
                           "the file was replaced or deleted while it was open; open it again");
}

void SqlConnection::raise(const std::string& name) const
{
    const int code = sqlite3_extended_errcode(m_handle);
    throw StoreFailure(codeFor(code), name, detailFor(code));
}

} // namespace cotejo
