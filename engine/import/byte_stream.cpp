#include "engine/import/byte_stream.h"

#include "engine/import/file_path.h"

namespace cotejo
{

ByteStream::ByteStream() : m_file(std::make_unique<std::ifstream>()), m_piece(new char[kPiece])
{
    m_file->rdbuf()->pubsetbuf(nullptr, 0);
}

Result<ByteStream> ByteStream::open(const std::string& path)
{
    ByteStream stream;
    stream.m_file->open(filePath(path), std::ios::binary);
    if (!stream.m_file->is_open())
        return fail("read.cannot_open", {}, "expected a file that may be read");
    return stream;
}

Result<std::string_view> ByteStream::next()
{
    m_file->read(m_piece.get(), static_cast<std::streamsize>(kPiece));
    if (m_file->bad())
        return fail("read.cannot_read", {}, "expected to read the file to its end");
    return std::string_view(m_piece.get(), static_cast<std::size_t>(m_file->gcount()));
}

void ByteStream::rewind()
{
    m_file->clear();
    m_file->seekg(0);
}

} // namespace cotejo
