#include "engine/citations/line_index.h"

#include <algorithm>

namespace cotejo
{

LineIndex::LineIndex(std::string_view text) : m_size(text.size())
{
    m_begins.push_back(0);
    for (std::size_t i = text.find('\n'); i != std::string_view::npos; i = text.find('\n', i + 1))
        m_begins.push_back(i + 1);
}

LineIndex::Line LineIndex::line(std::size_t number) const
{
    const std::size_t end = number + 1 < m_begins.size() ? m_begins[number + 1] - 1 : m_size;
    return {m_begins[number], end};
}

std::size_t LineIndex::lineAt(std::size_t position) const
{
    const auto after = std::upper_bound(m_begins.begin(), m_begins.end(), position);
    return static_cast<std::size_t>(after - m_begins.begin()) - 1;
}

} // namespace cotejo
