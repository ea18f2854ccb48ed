#pragma once

#include <span>
#include <string_view>

namespace cotejo::fuzz
{

// One reader under arbitrary bytes. `run` ends the program where a law is broken: what a reader hands out
// must be read again by our own reader, and a text must be UTF-8.
struct FuzzTarget {
    std::string_view name;
    void (*run)(std::string_view bytes);
    std::string_view seeds; // folder below tests/data
};

[[nodiscard]] std::span<const FuzzTarget> fuzzTargets();
[[nodiscard]] const FuzzTarget* fuzzTarget(std::string_view name); // null: none of that name

} // namespace cotejo::fuzz
