#include "engine/store/sql_transaction.h"

#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"

namespace cotejo
{
namespace
{
constexpr SqlText kBegin{"begin", "BEGIN IMMEDIATE"};
constexpr SqlText kBeginReading{"begin_reading", "BEGIN"};
constexpr SqlText kCommit{"commit", "COMMIT"};
constexpr SqlText kRollback{"rollback", "ROLLBACK"};
} // namespace

SqlTransaction::SqlTransaction(SqlConnection& connection, Kind kind) : m_connection(connection), m_kind(kind)
{
    if (m_kind == Kind::write)
        m_connection.checkInPlace();
    m_connection.run(m_kind == Kind::write ? kBegin : kBeginReading);
}

// SQLite itself rolls back after some failures, and then there is nothing left to do.
SqlTransaction::~SqlTransaction()
{
    if (!m_open)
        return;
    try {
        m_connection.run(kRollback);
    } catch (const StoreFailure&) {
    }
}

void SqlTransaction::commit()
{
    if (m_kind == Kind::write)
        m_connection.checkInPlace();
    m_connection.run(kCommit);
    m_open = false;
}

} // namespace cotejo
