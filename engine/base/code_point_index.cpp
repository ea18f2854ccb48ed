#include "engine/base/code_point_index.h"

#include <algorithm>
#include <cstring>

namespace cotejo
{
namespace
{
bool startsCodePoint(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

// Eight bytes at a time: a byte that continues a code point has its top bit set and the next one clear.
std::uint32_t codePointsIn(std::string_view text)
{
    constexpr std::uint64_t kLowBits = 0x0101010101010101U;
    std::size_t i = 0;
    std::size_t continuing = 0;
    for (; i + 8 <= text.size(); i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + i, 8);
        continuing += (((word >> 7U) & ~(word >> 6U) & kLowBits) * kLowBits) >> 56U; // the sum of its bytes
    }
    for (; i < text.size(); ++i)
        continuing += startsCodePoint(text[i]) ? 0U : 1U;
    return static_cast<std::uint32_t>(text.size() - continuing);
}
} // namespace

CodePointIndex::CodePointIndex(std::string_view text) : m_text(text)
{
    m_marks.reserve(text.size() / kStride + 1);
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < text.size(); i += kStride) {
        m_marks.push_back(count);
        count += codePointsIn(text.substr(i, kStride));
    }
    m_size = count;
}

std::size_t CodePointIndex::toCodePoint(std::size_t byteOffset) const
{
    if (byteOffset >= m_text.size())
        return m_size;
    const std::size_t mark = byteOffset / kStride;
    return m_marks[mark] + codePointsIn(m_text.substr(mark * kStride, byteOffset - mark * kStride));
}

std::size_t CodePointIndex::toByte(std::size_t codePoint) const
{
    if (codePoint >= m_size)
        return m_text.size();
    const auto after = std::upper_bound(m_marks.begin(), m_marks.end(), codePoint);
    const auto mark = static_cast<std::size_t>(after - m_marks.begin()) - 1;
    std::size_t count = m_marks[mark];
    std::size_t i = mark * kStride;
    while (i < m_text.size()) {
        if (startsCodePoint(m_text[i])) {
            if (count == codePoint)
                return i;
            ++count;
        }
        ++i;
    }
    return m_text.size();
}

TextSpan CodePointIndex::span(std::size_t byteStart, std::size_t byteEnd) const
{
    return {toCodePoint(byteStart), toCodePoint(byteEnd)};
}

std::string_view CodePointIndex::quote(const TextSpan& span) const
{
    const std::size_t from = toByte(span.start);
    const std::size_t to = toByte(span.end);
    return m_text.substr(from, to > from ? to - from : 0);
}

} // namespace cotejo
