#pragma once

#include <memory>
#include <string>

namespace cotejo
{

class SqlConnection;

// A connection that can only read. Never leaves the thread that opened it.
class ReadHandle
{
public:
    explicit ReadHandle(std::unique_ptr<SqlConnection> connection);
    ReadHandle(ReadHandle&&) noexcept;
    ReadHandle& operator=(ReadHandle&&) noexcept;
    ~ReadHandle();

    [[nodiscard]] SqlConnection& connection() { return *m_connection; }

private:
    std::unique_ptr<SqlConnection> m_connection;
};

// A connection that appends events of one device. Never leaves the thread that opened it.
class WriteHandle
{
public:
    WriteHandle(std::unique_ptr<SqlConnection> connection, std::string device);
    WriteHandle(WriteHandle&&) noexcept;
    WriteHandle& operator=(WriteHandle&&) noexcept;
    ~WriteHandle();

    [[nodiscard]] SqlConnection& connection() { return *m_connection; }
    [[nodiscard]] const std::string& device() const { return m_device; }

private:
    std::unique_ptr<SqlConnection> m_connection;
    std::string m_device;
};

} // namespace cotejo
