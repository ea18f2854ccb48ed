#include "engine/citations/html_table_reader.h"

#include "engine/citations/bare_numbers.h"
#include "engine/citations/folded_characters.h"
#include "engine/citations/table_row.h"

namespace cotejo
{
namespace
{
using namespace folded;

class HtmlTables
{
public:
    explicit HtmlTables(IdentifierBoard& board) : m_board(board), m_text(board.text()) {}

    void read()
    {
        for (std::size_t i = m_text.find('<'); i != std::string_view::npos; i = m_text.find('<', i + 1)) {
            if (isTag(i, "<table"))
                m_columns.clear();
            else if (isTag(i, "</table") || isTag(i, "<tr"))
                closeRow(i);
            else if (isTag(i, "</tr"))
                closeRow(i);
            else if (isTag(i, "<td") || isTag(i, "<th"))
                openCell(i);
            else if (isTag(i, "</td") || isTag(i, "</th"))
                closeCell(i);
        }
        closeRow(m_text.size());
    }

private:
    [[nodiscard]] bool isTag(std::size_t i, std::string_view tag) const
    {
        return startsWith(m_text, i, tag) && !isWord(at(m_text, i + tag.size()));
    }

    void openCell(std::size_t i)
    {
        closeCell(i);
        constexpr std::size_t kLongestTag = 400;
        const std::size_t close = m_text.substr(i, kLongestTag).find('>');
        if (close != std::string_view::npos)
            m_cell = i + close + 1;
    }

    void closeCell(std::size_t i)
    {
        if (m_cell != 0)
            m_row.push_back({m_cell, i});
        m_cell = 0;
    }

    void closeRow(std::size_t i)
    {
        closeCell(i);
        if (m_row.empty())
            return;
        if (m_columns.empty())
            m_columns = pmidColumns(m_text, m_row, false);
        else {
            for (const PmidColumn& column : m_columns) {
                if (column.index < m_row.size())
                    takeBareNumbers(m_board, m_row[column.index].begin, m_row[column.index].end,
                                    column.alone);
            }
        }
        m_row.clear();
    }

    IdentifierBoard& m_board;
    std::string_view m_text;
    std::vector<TableCell> m_row;
    std::vector<PmidColumn> m_columns;
    std::size_t m_cell = 0; // where the open cell begins, 0 where none is open
};
} // namespace

void readHtmlTables(IdentifierBoard& board)
{
    HtmlTables(board).read();
}

} // namespace cotejo
