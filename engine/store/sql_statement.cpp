#include "engine/store/sql_statement.h"

#include "engine/store/sql_connection.h"

#include <sqlite3.h>

namespace cotejo
{

SqlStatement::SqlStatement(SqlConnection& connection, sqlite3_stmt* statement, std::string name, bool cached)
    : m_connection(connection), m_statement(statement), m_name(std::move(name)), m_cached(cached)
{
}

SqlStatement::~SqlStatement()
{
    if (m_cached) {
        sqlite3_reset(m_statement);
        sqlite3_clear_bindings(m_statement);
        m_connection.release(m_statement);
    } else {
        sqlite3_finalize(m_statement);
    }
}

void SqlStatement::check(int code) const
{
    if (code != SQLITE_OK)
        m_connection.raise(m_name);
}

// A view without bytes would be bound as NULL if its pointer were null.
void SqlStatement::bind(int at, std::string_view text)
{
    const char* data = text.data() ? text.data() : "";
    check(sqlite3_bind_text64(m_statement, at, data, text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}

void SqlStatement::bind(int at, std::int64_t number)
{
    check(sqlite3_bind_int64(m_statement, at, number));
}

void SqlStatement::bindBlob(int at, std::string_view bytes)
{
    const char* data = bytes.data() ? bytes.data() : "";
    check(sqlite3_bind_blob64(m_statement, at, data, bytes.size(), SQLITE_TRANSIENT));
}

void SqlStatement::bindNull(int at)
{
    check(sqlite3_bind_null(m_statement, at));
}

bool SqlStatement::step()
{
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        m_connection.raise(m_name);
    return false;
}

void SqlStatement::run()
{
    while (step()) {
    }
}

std::string SqlStatement::text(int column) const
{
    return std::string(view(column));
}

std::string_view SqlStatement::view(int column) const
{
    const void* data = sqlite3_column_type(m_statement, column) == SQLITE_BLOB
                           ? sqlite3_column_blob(m_statement, column)
                           : static_cast<const void*>(sqlite3_column_text(m_statement, column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column));
    return data ? std::string_view(static_cast<const char*>(data), size) : std::string_view();
}

std::int64_t SqlStatement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

bool SqlStatement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

std::optional<std::int64_t> SqlStatement::maybeInteger(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(integer(column));
}

} // namespace cotejo
