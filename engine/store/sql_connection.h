#pragma once

#include "engine/store/sql_statement.h"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

struct sqlite3;

namespace cotejo
{

enum class SqlMode { read, write, create };

// One connection to one SQLite file, for one thread. Opened with foreign keys and recursive triggers on,
// trusted schema and double-quoted strings off, defensive, a busy time-out of 5 s and, for writing, WAL and
// synchronous FULL. Failures throw StoreFailure: store.busy, store.read_only, store.full, store.damaged,
// store.not_ours, store.io, store.no_locks, store.moved, store.sql.
class SqlConnection
{
public:
    // `immutable`: the file can change under nobody's hand (a read-only folder), so no side files are needed.
    SqlConnection(const std::string& path, SqlMode mode, bool immutable = false);
    explicit SqlConnection(
        const char* memoryName); // a private database in memory, for tables without what they refer to
    SqlConnection(const SqlConnection&) = delete;
    SqlConnection& operator=(const SqlConnection&) = delete;
    ~SqlConnection();

    // Prepared once and kept. `text.sql` must be a literal: the cache is keyed by its address.
    [[nodiscard]] SqlStatement prepare(const SqlText& text);
    // For statements put together at run time; not kept.
    [[nodiscard]] SqlStatement prepareOnce(const char* name, const std::string& sql);

    template <class... Values>
    void run(const SqlText& text, const Values&... values)
    {
        SqlStatement statement = prepare(text);
        statement.bindAll(values...);
        statement.run();
    }
    void runScript(const std::string& name, const std::string& sql); // several statements, no parameters

    [[nodiscard]] std::int64_t
    number(const SqlText& text);                // first column of the first row; 0 where there is none
    [[nodiscard]] std::int64_t changes() const; // rows the last statement changed
    [[nodiscard]] bool canWrite() const;
    void copyTo(const std::string& path); // SQLite's backup, page by page, consistent
    [[nodiscard]] std::string image();    // the same as bytes
    // store.moved where the file that was opened does not stand under its name any more (it was replaced or
    // deleted): what is written to it would be lost.
    void checkInPlace() const;

    [[noreturn]] void raise(const std::string& name) const; // the connection's present error

private:
    friend class SqlStatement;
    struct Cached {
        sqlite3_stmt* statement = nullptr;
        bool inUse = false;
    };
    void open(const std::string& name, int flags);
    void configure(SqlMode mode);
    void release(sqlite3_stmt* statement);
    sqlite3_stmt* compile(const char* name, const char* sql, std::size_t size, bool keep);

    sqlite3* m_handle = nullptr;
    std::unordered_map<const char*, Cached> m_cache;
    std::unordered_map<sqlite3_stmt*, const char*> m_owners;
};

} // namespace cotejo
