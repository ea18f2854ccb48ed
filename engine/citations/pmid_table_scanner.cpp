#include "engine/citations/pmid_table_scanner.h"

#include "engine/citations/bare_numbers.h"
#include "engine/citations/folded_characters.h"
#include "engine/citations/html_table_reader.h"
#include "engine/citations/table_row.h"

#include <algorithm>

namespace cotejo
{
namespace
{
using namespace folded;
using Line = LineIndex::Line;

class LineTables
{
public:
    LineTables(IdentifierBoard& board, const LineIndex& lines)
        : m_board(board), m_text(board.text()), m_lines(lines)
    {
    }

    void read()
    {
        for (std::size_t number = 0; number + 1 < m_lines.count();) {
            const Line line = m_lines.line(number);
            const std::string_view content = m_text.substr(line.begin, line.length());
            if (content.find("pm") == std::string_view::npos &&
                content.find("pubmed") == std::string_view::npos) {
                ++number;
                continue;
            }
            if (content.find('|') != std::string_view::npos)
                number = readBars(number);
            else
                number = readSeparated(number, content);
        }
    }

private:
    [[nodiscard]] std::vector<TableCell> cellsOf(std::size_t number, char delimiter) const
    {
        const Line line = m_lines.line(number);
        return tableCells(m_text, line.begin, line.end, delimiter);
    }

    // "| --- | :-: |" and the rules of drawn tables, which have no letter or digit.
    [[nodiscard]] bool isRule(std::size_t number) const
    {
        const Line line = m_lines.line(number);
        const std::string_view content = m_text.substr(line.begin, line.length());
        const bool drawn = content.find('-') != std::string_view::npos ||
                           content.find('=') != std::string_view::npos ||
                           content.find(FoldedAnswer::kOtherSign) != std::string_view::npos;
        return drawn && std::none_of(content.begin(), content.end(), isWord);
    }

    void takeRow(const std::vector<TableCell>& cells, const std::vector<PmidColumn>& columns)
    {
        for (const PmidColumn& column : columns) {
            if (column.index < cells.size())
                takeBareNumbers(m_board, cells[column.index].begin, cells[column.index].end, column.alone);
        }
    }

    std::size_t readBars(std::size_t number)
    {
        const auto columns = pmidColumns(m_text, cellsOf(number, '|'), false);
        ++number;
        if (columns.empty() || !isRule(number))
            return number;
        for (++number; number < m_lines.count(); ++number) {
            const Line line = m_lines.line(number);
            const bool row = m_text.substr(line.begin, line.length()).find('|') != std::string_view::npos;
            if (!row && !isRule(number))
                break;
            if (row)
                takeRow(cellsOf(number, '|'), columns);
        }
        return number;
    }

    // Lines cut by tabs, semicolons or commas: each has as many cells as the heading.
    std::size_t readSeparated(std::size_t number, std::string_view content)
    {
        const std::size_t next = number + 1;
        for (const char delimiter : {'\t', ';', ','}) {
            if (content.find(delimiter) == std::string_view::npos)
                continue;
            const auto headings = cellsOf(number, delimiter);
            const auto columns = pmidColumns(m_text, headings, delimiter != '\t');
            if (columns.empty())
                continue;
            std::size_t row = next;
            for (; row < m_lines.count(); ++row) {
                const auto cells = cellsOf(row, delimiter);
                if (cells.size() != headings.size())
                    break;
                takeRow(cells, columns);
            }
            return std::max(next, row);
        }
        return next;
    }

    IdentifierBoard& m_board;
    std::string_view m_text;
    const LineIndex& m_lines;
};
} // namespace

void scanPmidTables(IdentifierBoard& board, const LineIndex& lines)
{
    LineTables(board, lines).read();
    readHtmlTables(board);
}

} // namespace cotejo
