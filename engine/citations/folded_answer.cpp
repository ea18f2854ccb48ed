#include "engine/citations/folded_answer.h"

#include "engine/citations/format_reference.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace cotejo
{
namespace
{
constexpr char kNoMark = '\0';
constexpr char kNoFormat = '\x03'; // a code point that leaves no byte and is a format character

UChar32 takeCodePoint(std::string_view text, std::size_t& i)
{
    const auto first = static_cast<unsigned char>(text[i++]);
    if (first < 0x80)
        return first;
    const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
    UChar32 c = first & (0x3F >> more);
    for (int n = 0; n < more && i < text.size(); ++n)
        c = (c << 6) | (static_cast<unsigned char>(text[i++]) & 0x3F);
    return c;
}

char asciiByte(UChar32 c)
{
    if (c >= 'A' && c <= 'Z')
        return static_cast<char>(c + ('a' - 'A'));
    const bool shown = (c >= 0x20 && c < 0x7F) || c == '\t' || c == '\n' || c == '\r';
    return shown ? static_cast<char>(c) : FoldedAnswer::kOtherSign;
}

char baseLetter(UChar32 c)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* decomposing = icu::Normalizer2::getNFKDInstance(status);
    if (U_FAILURE(status))
        return FoldedAnswer::kOtherLetter;
    const icu::UnicodeString plain = decomposing->normalize(icu::UnicodeString(c), status);
    const UChar32 first = plain.isEmpty() ? 0 : plain.char32At(0);
    return U_SUCCESS(status) && first > 0x20 && first < 0x7F ? asciiByte(first) : FoldedAnswer::kOtherLetter;
}

char punctuationByte(UChar32 c)
{
    constexpr std::u32string_view kDoubleQuotes = U"\u00AB\u00BB\u201C\u201D\u201E\u201F\u2033\uFF02";
    constexpr std::u32string_view kSingleQuotes = U"\u2018\u2019\u201A\u201B\u2032\u2039\u203A\uFF07";
    constexpr std::u32string_view kBullets = U"\u2022\u2023\u2043\u25AA\u25CF\u25E6\u25A0\u00B7";
    constexpr std::u32string_view kRules = U"\u2502\u2503\u2551\uFF5C";
    const auto is = [c](std::u32string_view set) {
        return set.find(static_cast<char32_t>(c)) != std::u32string_view::npos;
    };
    if (is(kDoubleQuotes))
        return '"';
    if (is(kSingleQuotes))
        return '\'';
    if (is(kBullets))
        return '*';
    if (is(kRules))
        return '|';
    if (c == 0x3001)
        return ',';
    if (c == 0x2044 || c == 0x2215)
        return '/';
    if (c >= 0xFF01 && c <= 0xFF5E)
        return asciiByte(c - 0xFEE0);
    return FoldedAnswer::kOtherSign;
}

char classify(UChar32 c)
{
    switch (u_charType(c)) {
    case U_FORMAT_CHAR:
        return kNoFormat;
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
        return kNoMark;
    case U_SPACE_SEPARATOR:
        return ' ';
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
        return '\n';
    case U_DASH_PUNCTUATION:
        return '-';
    case U_DECIMAL_DIGIT_NUMBER:
        return static_cast<char>('0' + u_charDigitValue(c));
    case U_UPPERCASE_LETTER:
    case U_LOWERCASE_LETTER:
    case U_TITLECASE_LETTER:
        return baseLetter(c);
    default:
        if (c == 0x85)
            return '\n';
        return c == 0x2212 ? '-' : punctuationByte(c);
    }
}

char byteOf(UChar32 c)
{
    constexpr std::size_t kTable = 0x2600;
    static const std::array<char, kTable> table = [] {
        std::array<char, kTable> all{};
        for (std::size_t i = 0; i < kTable; ++i)
            all[i] = i < 0x80 ? asciiByte(static_cast<UChar32>(i)) : classify(static_cast<UChar32>(i));
        return all;
    }();
    return static_cast<std::size_t>(c) < kTable ? table[static_cast<std::size_t>(c)] : classify(c);
}
} // namespace

FoldedAnswer::FoldedAnswer(std::string_view text)
{
    m_folded.resize(text.size());
    char* to = m_folded.data();
    for (std::size_t i = 0; i < text.size();) {
        if (const std::size_t reference = text[i] == '&' ? readFormatReference(text.substr(i)).length : 0;
            reference != 0) {
            const auto before = static_cast<std::uint32_t>(to - m_folded.data());
            m_skipped.insert(m_skipped.end(), reference, before);
            m_skippedFormat.push_back(before);
            i += reference;
            continue;
        }
        const char byte = byteOf(takeCodePoint(text, i));
        if (byte == kNoMark || byte == kNoFormat) {
            const auto before = static_cast<std::uint32_t>(to - m_folded.data());
            m_skipped.push_back(before);
            if (byte == kNoFormat)
                m_skippedFormat.push_back(before);
            continue;
        }
        const bool lineEnd = byte == '\r' && (i >= text.size() || text[i] != '\n');
        *to++ = byte == '\r' ? (lineEnd ? '\n' : ' ') : byte;
    }
    m_folded.resize(static_cast<std::size_t>(to - m_folded.data()));
}

std::size_t FoldedAnswer::codePoint(std::size_t position) const
{
    const auto after = std::upper_bound(m_skipped.begin(), m_skipped.end(), position);
    return position + static_cast<std::size_t>(after - m_skipped.begin());
}

TextSpan FoldedAnswer::span(std::size_t begin, std::size_t end) const
{
    if (end <= begin)
        return {codePoint(begin), codePoint(begin)};
    return {codePoint(begin), codePoint(end - 1) + 1};
}

bool FoldedAnswer::hidesFormatCharacter(std::size_t begin, std::size_t end) const
{
    const auto first = std::upper_bound(m_skippedFormat.begin(), m_skippedFormat.end(), begin);
    return first != m_skippedFormat.end() && *first < end;
}

} // namespace cotejo
