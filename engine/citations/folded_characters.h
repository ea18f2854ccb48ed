#pragma once

#include "engine/citations/folded_answer.h"

#include <cstddef>
#include <string_view>

// What the bytes of a FoldedAnswer are. All take a view and a position and are false beyond its ends.
namespace cotejo::folded
{

inline char at(std::string_view text, std::size_t i)
{
    return i < text.size() ? text[i] : '\n';
}

inline char before(std::string_view text, std::size_t i)
{
    return i > 0 && i <= text.size() ? text[i - 1] : '\n';
}

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || c == FoldedAnswer::kOtherLetter;
}

constexpr bool isWord(char c)
{
    return isDigit(c) || isLetter(c);
}

constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

// Emphasis, code and quotation marks: they stand around a label or number without changing what it says.
constexpr bool isMarkup(char c)
{
    return c == '*' || c == '_' || c == '`' || c == '~' || c == '"' || c == '\'';
}

constexpr bool isOpening(char c)
{
    return c == '(' || c == '[' || c == '{';
}

constexpr bool isClosing(char c)
{
    return c == ')' || c == ']' || c == '}';
}

// `word` is not empty.
inline bool startsWith(std::string_view text, std::size_t i, std::string_view word)
{
    return i < text.size() && text[i] == word.front() && text.substr(i, word.size()) == word;
}

inline bool endsAt(std::string_view text, std::size_t i, std::string_view word)
{
    return i >= word.size() && i <= text.size() && text.substr(i - word.size(), word.size()) == word;
}

inline std::size_t digitsEnd(std::string_view text, std::size_t i)
{
    while (i < text.size() && isDigit(text[i]))
        ++i;
    return i;
}

inline std::size_t blanksEnd(std::string_view text, std::size_t i)
{
    while (i < text.size() && isBlank(text[i]))
        ++i;
    return i;
}

} // namespace cotejo::folded
