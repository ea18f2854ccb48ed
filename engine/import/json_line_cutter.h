#pragma once

#include "engine/import/record_buffer.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace cotejo
{

// Cuts JSON Lines into lines, piece by piece. Holds one line at most, and nothing of a line that is over the
// limit.
class JsonLineCutter
{
public:
    struct Line {
        std::string bytes;         // without the blanks around it
        std::size_t number = 0;    // from 1
        std::size_t firstByte = 1; // where `bytes` begin in the line, from 1
        bool tooLarge = false;     // then `bytes` is empty
    };

    explicit JsonLineCutter(std::size_t maxBytes = kMaxRecordBytes) : m_kept(maxBytes) {}

    // Takes `piece` from `at` on; true: `line` is the next line that is not blank. False: the piece is used
    // up.
    [[nodiscard]] bool next(std::string_view piece, std::size_t& at, Line& line);

    // Call when there is no further piece; true: the last line had no end of its own.
    [[nodiscard]] bool last(Line& line);

private:
    bool finish(Line& line);

    RecordBuffer m_kept;
    std::size_t m_number = 1;
};

} // namespace cotejo
