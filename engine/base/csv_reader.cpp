#include "engine/base/csv_reader.h"

#include "engine/base/csv_cell.h"

#include <utility>

namespace cotejo
{

CsvReader::CsvReader(std::string_view text) : m_text(text)
{
    if (m_text.starts_with("\xEF\xBB\xBF"))
        m_at = 3;
}

bool CsvReader::readQuoted(std::string& cell)
{
    for (++m_at; m_at < m_text.size(); ++m_at) {
        const char c = m_text[m_at];
        if (c == '\n')
            ++m_nextLine;
        if (c != '"') {
            cell += c;
        } else if (m_at + 1 < m_text.size() && m_text[m_at + 1] == '"') {
            cell += c;
            ++m_at;
        } else {
            ++m_at;
            const bool ends = m_at == m_text.size() ||
                              std::string_view(",\r\n").find(m_text[m_at]) != std::string_view::npos;
            m_faulty = m_faulty || !ends;
            return ends;
        }
    }
    m_faulty = true;
    return false;
}

bool CsvReader::readCell(std::string& cell)
{
    if (m_at < m_text.size() && m_text[m_at] == '"')
        return readQuoted(cell);
    std::size_t end = m_at;
    while (end < m_text.size() && m_text[end] != ',' && m_text[end] != '\r' && m_text[end] != '\n')
        ++end;
    cell = m_text.substr(m_at, end - m_at);
    m_at = end;
    return true;
}

bool CsvReader::next(std::vector<std::string>& cells)
{
    cells.clear();
    if (m_faulty || m_at >= m_text.size())
        return false;
    m_line = m_nextLine;
    while (true) {
        std::string cell;
        if (!readCell(cell))
            return false;
        cells.push_back(cell.starts_with('\'') ? unguardCell(cell) : std::move(cell));
        if (m_at >= m_text.size())
            return true;
        if (m_text[m_at] == ',') {
            ++m_at;
            continue;
        }
        m_at += m_text.substr(m_at).starts_with("\r\n") ? std::size_t{2} : std::size_t{1};
        ++m_nextLine;
        return true;
    }
}

} // namespace cotejo
