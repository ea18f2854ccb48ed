#include "ui/widgets/shown_paragraph.h"

#include <algorithm>

namespace cotejo
{

ShownParagraph::ShownParagraph(const QString& source, qsizetype start, qsizetype end)
    : m_source(source), m_start(start), m_end(end), m_done(start)
{
}

void ShownParagraph::setLead(const QString& lead)
{
    if (lead.isEmpty())
        return;
    m_text = lead + QLatin1Char(' ');
    m_lead = m_text.size();
}

void ShownParagraph::hide(qsizetype from, qsizetype to, const QString& label)
{
    m_text += QStringView(m_source).mid(m_done, from - m_done);
    const qsizetype shownStart = m_text.size();
    m_text += label;
    m_swaps.push_back({from, to, shownStart, m_text.size()});
    m_done = to;
}

void ShownParagraph::finish()
{
    m_text += QStringView(m_source).mid(m_done, m_end - m_done);
    m_done = m_end;
}

qsizetype ShownParagraph::toShown(qsizetype source) const
{
    qsizetype at = m_lead + std::clamp(source, m_start, m_end) - m_start;
    for (const Swap& swap : m_swaps) {
        if (source <= swap.start)
            break;
        if (source < swap.end)
            return swap.shownStart;
        at = swap.shownEnd + std::min(source, m_end) - swap.end;
    }
    return at;
}

qsizetype ShownParagraph::toShownEnd(qsizetype source) const
{
    for (const Swap& swap : m_swaps) {
        if (source > swap.start && source < swap.end)
            return swap.shownEnd;
    }
    return toShown(source);
}

qsizetype ShownParagraph::toSource(qsizetype shown) const
{
    qsizetype at = m_start + std::max<qsizetype>(0, shown - m_lead);
    for (const Swap& swap : m_swaps) {
        if (shown <= swap.shownStart)
            break;
        if (shown < swap.shownEnd)
            return swap.start;
        at = swap.end + shown - swap.shownEnd;
    }
    return std::min(at, m_end);
}

} // namespace cotejo
