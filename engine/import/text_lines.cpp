#include "engine/import/text_lines.h"

#include <algorithm>

namespace cotejo
{
namespace
{
// The run of three or more ` or ~ a line begins with; empty: it is no fence.
std::string_view fenceOf(std::string_view line)
{
    const std::size_t begin = line.find_first_not_of(' ');
    if (begin == std::string_view::npos || begin > 3)
        return {};
    line.remove_prefix(begin);
    if (line.front() != '`' && line.front() != '~')
        return {};
    const std::size_t length = std::min(line.find_first_not_of(line.front()), line.size());
    return length >= 3 ? line.substr(0, length) : std::string_view();
}
} // namespace

TextLines::TextLines(std::string_view text) : m_rest(text)
{
    if (m_rest.starts_with("\xEF\xBB\xBF"))
        m_rest.remove_prefix(3);
}

bool TextLines::next()
{
    if (m_rest.empty())
        return false;
    const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
    m_line = m_rest.substr(0, end);
    m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
    if (m_line.ends_with('\r'))
        m_line.remove_suffix(1);
    ++m_number;
    const std::string_view fence = fenceOf(m_line);
    const bool closes = !m_fence.empty() && fence.starts_with(m_fence) &&
                        m_line.find_last_not_of(" \t") == m_line.find(fence) + fence.size() - 1;
    m_isFence = m_fence.empty() ? !fence.empty() : closes;
    m_inCode = m_isFence || !m_fence.empty();
    if (m_fence.empty())
        m_fence = fence;
    else if (closes)
        m_fence = {};
    return true;
}

} // namespace cotejo
