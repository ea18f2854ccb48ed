#include "engine/completeness/identifier_text.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>

namespace cotejo
{
namespace
{
// The base letter of a precomposed one, in one code point.
UChar32 baseOf(UChar32 c)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfd = icu::Normalizer2::getNFDInstance(status);
    icu::UnicodeString parts;
    return U_SUCCESS(status) && nfd->getDecomposition(c, parts) ? parts.char32At(0) : c;
}

char foldedByte(UChar32 c)
{
    if (c == '\n' || c == '\r')
        return '\n';
    if (u_isUWhiteSpace(c) != 0)
        return ' ';
    const int32_t digit = u_charDigitValue(c);
    if (digit >= 0)
        return static_cast<char>('0' + digit);
    const UChar32 base = u_tolower(c < 0x80 ? c : baseOf(c));
    return base < 0x80 ? static_cast<char>(base) : '\x01';
}
} // namespace

IdentifierText::IdentifierText(std::string_view text)
{
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const auto length = static_cast<int32_t>(text.size());
    for (int32_t i = 0; i < length;) {
        UChar32 c = 0;
        U8_NEXT_OR_FFFD(bytes, i, length, c);
        m_folded += foldedByte(c);
        m_case.push_back(u_isupper(c) != 0 ? Case::upper : u_islower(c) != 0 ? Case::lower : Case::none);
    }
    const auto capitals = std::count(m_case.begin(), m_case.end(), Case::upper);
    const auto small = std::count(m_case.begin(), m_case.end(), Case::lower);
    m_typedSmall = small > 80 && capitals * 60 < small;
    m_shouts.assign(m_folded.size(), false);
    for (std::size_t start = 0; start < m_folded.size();) {
        std::size_t end = m_folded.find('\n', start);
        end = end == std::string::npos ? m_folded.size() : end;
        bool upper = false;
        bool lower = false;
        for (std::size_t i = start; i < end; ++i) {
            upper = upper || m_case[i] == Case::upper;
            lower = lower || m_case[i] == Case::lower;
        }
        for (std::size_t i = start; i < end; ++i)
            m_shouts[i] = upper && !lower;
        start = end + 1;
    }
}

} // namespace cotejo
