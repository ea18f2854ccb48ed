#pragma once

#include <string>
#include <utility>

namespace cotejo
{

// What went wrong, as a value. `code` is stable and lower case with dots ("read.duplicate_key",
// "store.newer_file"): programs and tests compare it. `where` is a file, line, JSON pointer or statement
// name. `detail` says what was expected, in English for the log; it never holds patient text. Windows turn
// codes into sentences of the reader's language.
struct Error {
    std::string code;
    std::string where;
    std::string detail;

    friend bool operator==(const Error&, const Error&) = default;
};

} // namespace cotejo
