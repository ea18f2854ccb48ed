#include "engine/text/text_cursor.h"

namespace cotejo
{

char TextCursor::peek(std::size_t ahead) const
{
    return m_position + ahead < m_text.size() ? m_text[m_position + ahead] : '\0';
}

char TextCursor::previous(std::size_t back) const
{
    return m_position >= back ? m_text[m_position - back] : '\0';
}

bool TextCursor::take(char c)
{
    if (peek() != c)
        return false;
    ++m_position;
    return true;
}

bool TextCursor::takeWord(std::string_view word)
{
    if (m_text.substr(m_position < m_text.size() ? m_position : m_text.size(), word.size()) != word ||
        isWord(peek(word.size())))
        return false;
    m_position += word.size();
    return true;
}

bool TextCursor::takeAny(std::string_view characters, char* taken)
{
    const char c = peek();
    if (c == '\0' || characters.find(c) == std::string_view::npos)
        return false;
    if (taken != nullptr)
        *taken = c;
    ++m_position;
    return true;
}

void TextCursor::skipBlanks(std::size_t atMost)
{
    while (atMost-- > 0 && isBlank(peek()))
        ++m_position;
}

std::optional<TextCursor::Digits> TextCursor::takeDigits(std::size_t atMost)
{
    Digits digits;
    std::size_t count = 0;
    while (isDigit(peek(count))) {
        if (count == atMost)
            return std::nullopt;
        digits.value = digits.value * 10 + (peek(count) - '0');
        ++count;
    }
    if (count == 0)
        return std::nullopt;
    digits.count = count;
    m_position += count;
    return digits;
}

} // namespace cotejo
