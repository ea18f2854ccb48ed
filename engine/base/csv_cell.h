#pragma once

#include <string>
#include <string_view>

namespace cotejo
{

// FORMATS §8: a text cell that starts, after blanks, with = + - @, tab or carriage return and is no plain
// number gets one ' before it, so that no spreadsheet runs it. A text that already reads so behind one or
// more ' gets one more, and nothing is lost: unguardCell(guardCell(x)) is x for every x.
[[nodiscard]] std::string guardCell(std::string_view text);
[[nodiscard]] std::string unguardCell(std::string_view cell);

// "-3.5", "+12", "1e-3": a sign or none, ASCII digits with at most one decimal point, an exponent or none;
// blanks around it.
[[nodiscard]] bool isPlainNumber(std::string_view text);

// RFC 4180: in quotes, quotes doubled, where the cell holds a comma, a quote, or a line end.
[[nodiscard]] std::string quoteCell(std::string cell);

} // namespace cotejo
