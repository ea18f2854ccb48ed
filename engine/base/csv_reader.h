#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Reads RFC 4180 (and bare line feeds) row by row, and takes the ' of FORMATS §8 off again. The text must
// outlive the reader.
class CsvReader
{
public:
    explicit CsvReader(std::string_view text); // a byte order mark is skipped

    // False at the end of the text or at a fault. Cells are given as they were before they were written.
    [[nodiscard]] bool next(std::vector<std::string>& cells);
    [[nodiscard]] std::size_t line() const { return m_line; } // 1-based line on which the row last read began
    [[nodiscard]] bool faulty() const
    {
        return m_faulty;
    } // a quote left open, or text behind a closing quote

private:
    bool readCell(std::string& cell);
    bool readQuoted(std::string& cell);

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_line = 0;
    std::size_t m_nextLine = 1;
    bool m_faulty = false;
};

} // namespace cotejo
