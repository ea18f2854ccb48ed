#include "engine/text/folded_text.h"

#include "engine/text/text_folding.h"

#include <algorithm>

namespace cotejo
{

FoldedText::FoldedText(std::string_view text)
{
    TextFolding(text, *this).run();
}

std::size_t FoldedText::sourceBegin(const FoldedRange& range) const
{
    if (m_begin.empty())
        return 0;
    if (range.begin >= m_begin.size())
        return m_end.back();
    return m_begin[range.begin];
}

std::size_t FoldedText::sourceEnd(const FoldedRange& range) const
{
    if (m_end.empty())
        return 0;
    if (range.empty())
        return sourceBegin(range);
    return m_end[std::min(range.end, m_end.size()) - 1];
}

bool FoldedText::upperAt(std::size_t position) const
{
    return position < m_upper.size() && m_upper[position] != 0;
}

bool FoldedText::accentedAt(const FoldedRange& range, std::string_view source) const
{
    const std::size_t begin = sourceBegin(range);
    for (const char c : source.substr(begin, sourceEnd(range) - begin))
        if (static_cast<unsigned char>(c) >= 0x80)
            return true;
    return false;
}

std::string foldedForm(std::string_view text)
{
    return std::string(FoldedText(text).view());
}

} // namespace cotejo
