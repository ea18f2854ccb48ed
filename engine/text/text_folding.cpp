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
    if (c < 0x1680) // none of White_Space between these and U+1680
        return c == ' ' || (c >= 9 && c <= 13) || c == 0x85 || c == 0xA0;
    return u_isUWhiteSpace(c) != 0;
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
// Folds by its case alone, whatever stands around it.
bool isPlain(char c)
{
    return c > ' ' && c <= '~' && c != '-';
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
    resize(m_text.size());
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
        if (isPlain(m_text[m_next])) {
            takePlain(gone == unticked.end() ? m_text.size() : gone->begin);
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
    resize(m_size);
    m_out.m_mostlyUpper = m_upperLetters > 20 && m_upperLetters > 4 * m_lowerLetters;
    repairDigitsInWords();
}

void TextFolding::resize(std::size_t size)
{
    m_out.m_folded.resize(size);
    m_out.m_begin.resize(size);
    m_out.m_end.resize(size);
    m_out.m_upper.resize(size);
}

// Few characters fold to more bytes than they have.
void TextFolding::makeRoom(std::size_t count)
{
    if (m_size + count > m_out.m_folded.size())
        resize(2 * (m_size + count));
}

// Plain characters and the single blanks between them.
void TextFolding::takePlain(std::size_t limit)
{
    std::size_t end = m_next + 1;
    while (end < limit && (isPlain(m_text[end]) || (m_text[end] == ' ' && m_text[end - 1] != ' ')))
        ++end;
    const std::size_t count = end - m_next;
    const std::size_t old = m_size;
    makeRoom(count);
    m_size += count;
    char* const folded = m_out.m_folded.data() + old;
    std::uint8_t* const upper = m_out.m_upper.data() + old;
    std::uint32_t* const begins = m_out.m_begin.data() + old;
    std::uint32_t* const ends = m_out.m_end.data() + old;
    for (std::size_t i = 0; i < count; ++i) {
        const auto c = static_cast<unsigned char>(m_text[m_next + i]);
        const bool capital = static_cast<unsigned char>(c - 'A') < 26;
        const auto lower = static_cast<unsigned char>(c + (capital ? 32 : 0));
        folded[i] = static_cast<char>(lower);
        upper[i] = capital ? 1 : 0;
        m_upperLetters += capital ? 1U : 0U;
        m_lowerLetters += !capital && static_cast<unsigned char>(lower - 'a') < 26 ? 1U : 0U;
    }
    for (std::size_t i = 0; i < count; ++i) {
        begins[i] = static_cast<std::uint32_t>(m_next + i);
        ends[i] = static_cast<std::uint32_t>(m_next + i + 1);
    }
    for (std::size_t i = count; i-- > 0;)
        if (isAsciiLetter(folded[i])) {
            m_lastUpper = upper[i] != 0;
            break;
        }
    if (m_text[end - 1] == ' ') {
        m_lineEnds = 0;
        m_blanks = 1;
    }
    m_next = end;
}

bool TextFolding::betweenVowels() const
{
    CodePoint next = visibleAfter(m_next);
    repairMojibake(next);
    if (m_size == 0 || !isVowel(m_out.m_folded[m_size - 1]) || next.value < 0)
        return false;
    const std::string_view folded = next.value < 0x80 ? std::string_view() : foldedCharacter(next.value);
    return isVowel(folded.empty() ? foldedAscii(next.value) : folded.front());
}

void TextFolding::blank(const CodePoint& point)
{
    const char before = m_size == 0 ? '.' : m_out.m_folded[m_size - 1];
    const bool open = before == ' ' || before == '\t' || before == '\n';
    if (!open) {
        append(" ", point, false);
        m_lineEnds = 0;
        m_blanks = 0;
    } else {
        extendLast(point.end);
    }
    char& last = m_out.m_folded[m_size - 1];
    if (isLineEnd(point.value)) {
        const bool crLf = point.value == '\n' && point.begin > 0 && m_text[point.begin - 1] == '\r';
        last = '\n';
        m_lineEnds += crLf ? 0U : 1U;
        if (m_lineEnds == 2 && !crLf)
            m_out.m_blankLines.push_back(m_size - 1);
    } else if ((point.value == '\t' || ++m_blanks >= 3) && last == ' ') {
        last = '\t';
    }
}

bool TextFolding::keepsHyphen() const
{
    const std::string_view folded(m_out.m_folded.data(), m_size);
    std::size_t begin = m_size;
    while (begin > 0 && m_size - begin < 12 && isWordByte(folded[begin - 1]))
        --begin;
    const std::string_view word = folded.substr(begin);
    for (const auto prefix : kHyphenPrefixes)
        if (word == prefix)
            return true;
    return false;
}

bool TextFolding::brokenWord(const CodePoint& hyphen)
{
    if (m_size == 0 || !isWordByte(m_out.m_folded[m_size - 1]))
        return false;
    const char last = m_out.m_folded[m_size - 1];
    CodePoint next = visibleAfter(hyphen.end);
    bool lineEnd = false;
    std::size_t blanks = 0;
    while (next.value >= 0 && isBlank(next.value) && ++blanks < 200) {
        lineEnd = lineEnd || isLineEnd(next.value);
        next = visibleAfter(next.end);
    }
    if (!lineEnd || next.value < 0 || u_isalpha(next.value) == 0)
        return false;
    const bool digitBefore = last >= '0' && last <= '9';
    const bool sameCase = (u_isupper(next.value) != 0) == m_lastUpper;
    if (digitBefore || !sameCase || keepsHyphen()) {
        append("-", hyphen, false);
    }
    m_out.m_joins.push_back(m_size);
    m_next = next.begin;
    return true;
}

void TextFolding::append(std::string_view folded, const CodePoint& point, bool upper)
{
    if (folded.empty()) {
        extendLast(point.end);
        return;
    }
    makeRoom(folded.size());
    for (const char c : folded) {
        m_out.m_folded[m_size] = c;
        m_out.m_begin[m_size] = static_cast<std::uint32_t>(point.begin);
        m_out.m_end[m_size] = static_cast<std::uint32_t>(point.end);
        m_out.m_upper[m_size] = upper ? 1 : 0;
        ++m_size;
    }
    if (isAsciiLetter(folded.front())) {
        m_lastUpper = upper;
        ++(upper ? m_upperLetters : m_lowerLetters);
    }
}

void TextFolding::extendLast(std::size_t end)
{
    for (std::size_t i = m_size; i > 0 && m_out.m_begin[i - 1] == m_out.m_begin[m_size - 1]; --i)
        m_out.m_end[i - 1] = static_cast<std::uint32_t>(end);
}

void TextFolding::repairDigitsInWords()
{
    std::string& folded = m_out.m_folded;
    for (std::size_t i = 1; i + 1 < folded.size(); ++i) {
        if ((folded[i] != '0' && folded[i] != '1') || !isAsciiLetter(folded[i - 1]) ||
            !isAsciiLetter(folded[i + 1]))
            continue;
        std::size_t begin = i;
        while (begin > 0 && isWordByte(folded[begin - 1]))
            --begin;
        std::size_t end = begin;
        std::size_t letters = 0;
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
        }
        const bool capitals =
            m_out.m_upper[begin] != 0 && m_out.m_upper[i - 1] != 0 && m_out.m_upper[i + 1] != 0;
        const char one = capitals ? 'i' : 'l'; // a scanned I and a scanned l
        if (plain && letters >= (capitals ? 4U : 6U))
            for (std::size_t k = begin; k < end; ++k)
                folded[k] = folded[k] == '1' ? one : folded[k] == '0' ? 'o' : folded[k];
        i = end;
    }
}

} // namespace cotejo
