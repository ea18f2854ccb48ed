#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>

namespace cotejo
{

// The bytes of a file, a piece at a time, so that a file of any length needs the memory of one piece.
class ByteStream
{
public:
    // read.cannot_open: there is no such file, or it may not be read.
    [[nodiscard]] static Result<ByteStream> open(const std::string& path);

    // The next piece, which lasts until the next call; empty at the end. read.cannot_read: the medium failed.
    [[nodiscard]] Result<std::string_view> next();

    void rewind();

private:
    ByteStream();

    static constexpr std::size_t kPiece = 64U * 1024U;
    std::unique_ptr<std::ifstream> m_file;
    std::unique_ptr<char[]> m_piece;
};

} // namespace cotejo
