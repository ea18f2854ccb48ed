#pragma once

#include <cstddef>
#include <string_view>

namespace cotejo
{

// The lines of a Markdown text, without their ends and a byte order mark, and whether each stands in a fenced
// code block (its fences included). The text must outlive it.
class TextLines
{
public:
    explicit TextLines(std::string_view text);

    [[nodiscard]] bool next();
    [[nodiscard]] std::string_view line() const { return m_line; }
    [[nodiscard]] std::size_t number() const { return m_number; } // from 1
    [[nodiscard]] bool inCode() const { return m_inCode; }
    [[nodiscard]] bool isFence() const { return m_isFence; }

private:
    std::string_view m_rest;
    std::string_view m_line;
    std::string_view m_fence; // of the open block
    std::size_t m_number = 0;
    bool m_inCode = false;
    bool m_isFence = false;
};

} // namespace cotejo
