#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace cotejo::fuzz
{

// One reader under arbitrary bytes. `run` ends the program where a law is broken: what a reader hands out
// must be read again by our own reader, a text must be UTF-8, a quote must stand where its span says.
struct FuzzTarget {
    std::string_view name;
    void (*run)(std::string_view bytes);
    std::string_view seeds; // folder of the project
};

[[nodiscard]] std::vector<FuzzTarget> fuzzTargets();
[[nodiscard]] std::optional<FuzzTarget> fuzzTarget(std::string_view name);

} // namespace cotejo::fuzz
