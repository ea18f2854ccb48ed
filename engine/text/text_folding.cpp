#include "engine/text/text_folding.h"

#include "engine/text/character_folding.h"
#include "engine/text/tick_boxes.h"

#include <unicode/uchar.h>

#include <array>

namespace cotejo
{
namespace
{

constexpr std::array<std::string_view, 9> kHyphenPrefixes = {"anti", "asdas", "hla",  "sledai", "jadas",
                                                             "das",  "mex",   "post", "ex"};

bool isBlank(std::int32_t c)
{
    return c == ' ' || (c >= 9 && c <= 13) || c == 0x85 || (c > 0x7f && u_isUWhiteSpace(c) != 0);
}
bool isLineEnd(std::int32_t c)
{
    return c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029;
}
bool isHyphen(std::int32_t c)
{
    return c == '-' || c == 0x2010 || c == 0x2011;
}
bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (static_cast<unsigned char>(c) >= 0x80);
}
bool isAsciiLetter(char c)
{
    return c >= 'a' && c <= 'z';
}
bool isVowel(char c)
{
    return std::string_view("aeiou").find(c) != std::string_view::npos;
}

} // namespace

TextFolding::CodePoint TextFolding::at(std::size_t offset) const
{
    if (offset >= m_text.size())
        return {-1, m_text.size(), m_text.size()};
    const auto byte = [&](std::size_t i) {
        return static_cast<std::int32_t>(static_cast<unsigned char>(m_text[i]));
    };
    const std::int32_t first = byte(offset);
    const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (length == 1)
        return {first, offset, offset + 1};
    std::int32_t value = first & (0x7F >> length);
    std::size_t end = offset + 1;
    for (; end < offset + length && end < m_text.size() && (byte(end) & 0xC0) == 0x80; ++end)
        value = (value << 6) | (byte(end) & 0x3F);
    return {end == offset + length ? value : 0xFFFD, offset, end};
}

TextFolding::CodePoint TextFolding::visibleAfter(std::size_t offset) const
{
    CodePoint point = at(offset);
    for (int steps = 0;
         steps < 8 && point.value >= 0x80 && !isBlank(point.value) && foldedCharacter(point.value).empty();
         ++steps)
        point = at(point.end);
    return point;
}

void TextFolding::repairMojibake(CodePoint& point) const
{
    if (point.value != 0xC3 && point.value != 0xC2)
        return;
    const CodePoint second = at(point.end);
    const std::int32_t low = latin1ByteOf(second.value);
    if (low < 0x80 || low > 0xBF)
        return;
    point.value = point.value == 0xC3 ? 0xC0 + (low - 0x80) : low;
    point.end = second.end;
}

void TextFolding::run()
{
    m_out.m_folded.reserve(m_text.size());
    m_out.m_begin.reserve(m_text.size());
    m_out.m_end.reserve(m_text.size());
    m_out.m_upper.reserve(m_text.size());
    const std::vector<FoldedRange> unticked = untickedWords(m_text);
    auto gone = unticked.begin();
    while (m_next < m_text.size()) {
        while (gone != unticked.end() && gone->end <= m_next)
            ++gone;
        if (gone != unticked.end() && gone->begin <= m_next) {
            blank({' ', m_next, gone->end});
            m_next = gone->end;
            m_blanks = 0; // a row of options is no row of cells
            continue;
        }
        CodePoint point = at(m_next);
        repairMojibake(point);
        m_next = point.end;
        if (isBlank(point.value)) {
            blank(point);
            continue;
        }
        if (isHyphen(point.value) && brokenWord(point))
            continue;
        if (point.value < 0x80) {
            const bool upper = point.value >= 'A' && point.value <= 'Z';
            const char folded = static_cast<char>(upper ? point.value + 32 : point.value);
            append(std::string_view(&folded, 1), point, upper);
            continue;
        }
        if (point.value == 0xFFFD && betweenVowels()) {
            append("n", point, m_lastUpper);
            continue;
        }
        append(foldedCharacter(point.value), point, u_isupper(point.value) != 0);
    }
    m_out.m_mostlyUpper = m_upperLetters > 20 && m_upperLetters > 4 * m_lowerLetters;
    repairDigitsInWords();
}

bool TextFolding::betweenVowels() const
{
    CodePoint next = visibleAfter(m_next);
    repairMojibake(next);
    if (m_out.m_folded.empty() || !isVowel(m_out.m_folded.back()) || next.value < 0)
        return false;
    const std::string_view folded = next.value < 0x80 ? std::string_view() : foldedCharacter(next.value);
    return isVowel(folded.empty() ? foldedAscii(next.value) : folded.front());
}

void TextFolding::blank(const CodePoint& point)
{
    std::string& folded = m_out.m_folded;
    const bool open =
        !folded.empty() && (folded.back() == ' ' || folded.back() == '\t' || folded.back() == '\n');
    if (!open) {
        append(" ", point, false);
        m_lineEnds = 0;
        m_blanks = 0;
    } else {
        extendLast(point.end);
    }
    if (isLineEnd(point.value)) {
        const bool crLf = point.value == '\n' && point.begin > 0 && m_text[point.begin - 1] == '\r';
        folded.back() = '\n';
        m_lineEnds += crLf ? 0U : 1U;
        if (m_lineEnds == 2 && !crLf)
            m_out.m_blankLines.push_back(folded.size() - 1);
    } else if ((point.value == '\t' || ++m_blanks >= 3) && folded.back() == ' ') {
        folded.back() = '\t';
    }
}

bool TextFolding::keepsHyphen() const
{
    const std::string& folded = m_out.m_folded;
    std::size_t begin = folded.size();
    while (begin > 0 && folded.size() - begin < 12 && isWordByte(folded[begin - 1]))
        --begin;
    const std::string_view word = std::string_view(folded).substr(begin);
    for (const auto prefix : kHyphenPrefixes)
        if (word == prefix)
            return true;
    return false;
}

bool TextFolding::brokenWord(const CodePoint& hyphen)
{
    if (m_out.m_folded.empty() || !isWordByte(m_out.m_folded.back()))
        return false;
    CodePoint next = visibleAfter(hyphen.end);
    bool lineEnd = false;
    std::size_t blanks = 0;
    while (next.value >= 0 && isBlank(next.value) && ++blanks < 200) {
        lineEnd = lineEnd || isLineEnd(next.value);
        next = visibleAfter(next.end);
    }
    if (!lineEnd || next.value < 0 || u_isalpha(next.value) == 0)
        return false;
    const bool digitBefore = m_out.m_folded.back() >= '0' && m_out.m_folded.back() <= '9';
    const bool sameCase = (u_isupper(next.value) != 0) == m_lastUpper;
    if (digitBefore || !sameCase || keepsHyphen()) {
        append("-", hyphen, false);
    }
    m_out.m_joins.push_back(m_out.m_folded.size());
    m_next = next.begin;
    return true;
}

void TextFolding::append(std::string_view folded, const CodePoint& point, bool upper)
{
    if (folded.empty()) {
        extendLast(point.end);
        return;
    }
    m_out.m_folded.append(folded);
    m_out.m_begin.insert(m_out.m_begin.end(), folded.size(), static_cast<std::uint32_t>(point.begin));
    m_out.m_end.insert(m_out.m_end.end(), folded.size(), static_cast<std::uint32_t>(point.end));
    m_out.m_upper.insert(m_out.m_upper.end(), folded.size(), upper);
    if (isAsciiLetter(folded.front())) {
        m_lastUpper = upper;
        ++(upper ? m_upperLetters : m_lowerLetters);
    }
}

void TextFolding::extendLast(std::size_t end)
{
    for (std::size_t i = m_out.m_end.size(); i > 0 && m_out.m_begin[i - 1] == m_out.m_begin.back(); --i)
        m_out.m_end[i - 1] = static_cast<std::uint32_t>(end);
}

void TextFolding::repairDigitsInWords()
{
    std::string& folded = m_out.m_folded;
    for (std::size_t begin = 0; begin < folded.size();) {
        if (!isWordByte(folded[begin])) {
            ++begin;
            continue;
        }
        std::size_t end = begin;
        std::size_t letters = 0;
        std::size_t suspects = 0;
        bool plain = true;
        for (; end < folded.size() && isWordByte(folded[end]); ++end) {
            const char c = folded[end];
            if (isAsciiLetter(c)) {
                ++letters;
                continue;
            }
            const bool inside = end > begin && end + 1 < folded.size() && isAsciiLetter(folded[end - 1]) &&
                                isAsciiLetter(folded[end + 1]);
            plain = plain && inside && (c == '0' || c == '1');
            ++suspects;
        }
        if (plain && suspects > 0 && letters >= 6)
            for (std::size_t i = begin; i < end; ++i)
                folded[i] = folded[i] == '1' ? 'l' : folded[i] == '0' ? 'o' : folded[i];
        begin = end;
    }
}

} // namespace cotejo
