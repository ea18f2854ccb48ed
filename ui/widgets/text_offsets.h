#pragma once

#include <QString>

#include <cstddef>
#include <string_view>
#include <vector>

namespace cotejo
{

// UTF-8 as the engine keeps it to UTF-16 as Qt does, a leading byte order mark kept (it counts in offsets).
// Invalid bytes become U+FFFD.
[[nodiscard]] QString toQString(std::string_view utf8);

// Code points ↔ UTF-16 units of one text, converted once: a binary search over the characters outside the
// basic plane.
class TextOffsets
{
public:
    TextOffsets() = default;
    explicit TextOffsets(const QString& text);

    [[nodiscard]] std::size_t codePoints() const { return m_codePoints; }
    [[nodiscard]] qsizetype toUtf16(std::size_t codePoint) const; // beyond the end: the end
    [[nodiscard]] std::size_t toCodePoint(qsizetype utf16) const; // inside a surrogate pair: its start

private:
    std::vector<std::size_t> m_astral; // code-point index of each character of two units, ascending
    std::size_t m_codePoints = 0;
};

} // namespace cotejo
