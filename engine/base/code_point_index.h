#pragma once

#include "engine/base/text_span.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Converts between byte offsets and code-point offsets of one valid UTF-8 text in near constant time.
// Holds a view: the text must outlive the index.
class CodePointIndex
{
public:
    explicit CodePointIndex(std::string_view text);

    [[nodiscard]] std::size_t size() const { return m_size; } // code points in the text
    [[nodiscard]] std::size_t toCodePoint(std::size_t byteOffset) const;
    [[nodiscard]] std::size_t toByte(std::size_t codePoint) const;
    [[nodiscard]] TextSpan span(std::size_t byteStart, std::size_t byteEnd) const;
    [[nodiscard]] std::string_view quote(const TextSpan& span) const;

private:
    static constexpr std::size_t kStride = 64; // a mark every so many bytes
    std::string_view m_text;
    std::vector<std::uint32_t> m_marks; // code points before byte i * kStride
    std::size_t m_size = 0;
};

} // namespace cotejo
