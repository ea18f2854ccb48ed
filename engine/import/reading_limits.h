#pragma once

#include <cstddef>
#include <string_view>

namespace cotejo
{

// How much a reader takes before it refuses a file (resources/reading/limits.json, the one table of them).
struct ReadingLimits {
    std::size_t bytes = 0;         // of the file
    std::size_t depth = 0;         // elements or groups inside each other
    std::size_t records = 0;       // rows, pages, or elements in all
    std::size_t unpackedBytes = 0; // of one part of an archive
    std::size_t memoryBytes = 0;   // of the child that reads it
    unsigned seconds = 0;          // of the child
    std::size_t outputBytes = 0;   // of the text

    // `format` is a word of foreign_format.h; a limit that the table does not name is no limit but that of
    // the bytes.
    [[nodiscard]] static ReadingLimits of(std::string_view format);
};

} // namespace cotejo
