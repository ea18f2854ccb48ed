#pragma once

#include <nlohmann/json.hpp>

#include <iostream>

namespace cotejo::cli
{

// One line of JSON Lines on standard output; bytes that are no UTF-8 become U+FFFD. `atOnce`: for results
// that come slowly.
inline void printLine(const nlohmann::ordered_json& line, bool atOnce = false)
{
    std::cout << line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
    if (atOnce)
        std::cout << std::flush;
}

} // namespace cotejo::cli
