#pragma once

namespace cotejo
{

class SqlConnection;

// A write transaction (BEGIN IMMEDIATE) or, with `reading`, one state of the file for several reads.
// Rolled back when it goes out of scope uncommitted.
class SqlTransaction
{
public:
    enum class Kind { write, reading };

    explicit SqlTransaction(SqlConnection& connection, Kind kind = Kind::write);
    SqlTransaction(const SqlTransaction&) = delete;
    SqlTransaction& operator=(const SqlTransaction&) = delete;
    ~SqlTransaction();

    void commit();

private:
    SqlConnection& m_connection;
    Kind m_kind;
    bool m_open = true;
};

} // namespace cotejo
