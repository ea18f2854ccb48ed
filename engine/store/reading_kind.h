#pragma once

#include <string_view>

namespace cotejo
{

// What a decision is among the readings of its item. A second one stands beside the first and never for the
// item.
enum class ReadingKind { first, second, ruling };

[[nodiscard]] constexpr std::string_view codeOfReading(ReadingKind kind)
{
    return kind == ReadingKind::first ? "first" : kind == ReadingKind::second ? "second" : "ruling";
}

} // namespace cotejo
