#include "engine/store/store_handle.h"

#include "engine/store/sql_connection.h"

namespace cotejo
{

ReadHandle::ReadHandle(std::unique_ptr<SqlConnection> connection) : m_connection(std::move(connection)) {}

ReadHandle::ReadHandle(ReadHandle&&) noexcept = default;
ReadHandle& ReadHandle::operator=(ReadHandle&&) noexcept = default;
ReadHandle::~ReadHandle() = default;

WriteHandle::WriteHandle(std::unique_ptr<SqlConnection> connection, std::string device)
    : m_connection(std::move(connection)), m_device(std::move(device))
{
}

WriteHandle::WriteHandle(WriteHandle&&) noexcept = default;
WriteHandle& WriteHandle::operator=(WriteHandle&&) noexcept = default;
WriteHandle::~WriteHandle() = default;

} // namespace cotejo
