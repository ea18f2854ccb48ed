#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace cotejo
{

// A reading position in folded text. Every read is bounded by a small constant, so scanners built on it stay
// linear.
class TextCursor
{
public:
    TextCursor(std::string_view text, std::size_t position) : m_text(text), m_position(position) {}

    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] std::string_view rest(std::size_t atMost) const
    {
        return m_position < m_text.size() ? m_text.substr(m_position, atMost) : std::string_view();
    }
    void moveTo(std::size_t position) { m_position = position; }
    [[nodiscard]] char peek(std::size_t ahead = 0) const;    // '\0' past the end
    [[nodiscard]] char previous(std::size_t back = 1) const; // '\0' before the start

    bool take(char c);
    bool takeWord(std::string_view word); // only where no letter or digit follows
    bool takeAny(std::string_view characters, char* taken = nullptr);
    void skipBlanks(std::size_t atMost = 2);

    struct Digits {
        int value = 0;
        std::size_t count = 0;
    };
    std::optional<Digits>
    takeDigits(std::size_t atMost); // nullopt, and no move, where there are none or more than `atMost`

    static bool isDigit(char c) { return c >= '0' && c <= '9'; }
    static bool isLetter(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }
    static bool isWord(char c) { return isDigit(c) || isLetter(c); }
    static bool isBlank(char c) { return c == ' ' || c == '\n' || c == '\t'; }

private:
    std::string_view m_text;
    std::size_t m_position;
};

} // namespace cotejo
