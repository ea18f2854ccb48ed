#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3_stmt;

namespace cotejo
{

class SqlConnection;

// A statement with the name that errors carry in place of its values. Both are string literals.
struct SqlText {
    const char* name;
    const char* sql;
};

// A prepared statement while it is in use; its destructor resets it and gives it back to the connection.
// Parameters are bound by position from 1, columns read from 0. Every failure throws StoreFailure{"store.sql"
// or a narrower code, name, SQLite's code}.
class SqlStatement
{
public:
    SqlStatement(SqlConnection& connection, sqlite3_stmt* statement, std::string name, bool cached);
    SqlStatement(const SqlStatement&) = delete;
    SqlStatement& operator=(const SqlStatement&) = delete;
    ~SqlStatement();

    void bind(int at, std::string_view text);
    void bind(int at, const std::string& text) { bind(at, std::string_view(text)); }
    void bind(int at, const char* text) { bind(at, std::string_view(text)); }
    void bind(int at, std::int64_t number);
    void bind(int at, int number) { bind(at, static_cast<std::int64_t>(number)); }
    void bind(int at, std::size_t number) { bind(at, static_cast<std::int64_t>(number)); }
    void bind(int at, bool yes) { bind(at, static_cast<std::int64_t>(yes)); }
    void bindBlob(int at, std::string_view bytes);
    void bindNull(int at);
    template <class T>
    void bind(int at, const std::optional<T>& value)
    {
        value ? bind(at, *value) : bindNull(at);
    }
    template <class... Values>
    void bindAll(const Values&... values)
    {
        int at = 0;
        (bind(++at, values), ...);
    }

    bool step(); // true: a row is there
    void run();  // steps to the end

    [[nodiscard]] std::string text(int column) const;      // text or blob, byte for byte; empty for NULL
    [[nodiscard]] std::string_view view(int column) const; // valid until the next step
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] std::optional<std::int64_t> maybeInteger(int column) const;

private:
    void check(int code) const;

    SqlConnection& m_connection;
    sqlite3_stmt* m_statement;
    std::string m_name;
    bool m_cached;
};

} // namespace cotejo
