#include "ui/widgets/text_scroller.h"

#include <QAbstractScrollArea>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

namespace cotejo
{

TextScroller::TextScroller(TextFlow& flow, QAbstractScrollArea& area) : m_flow(flow), m_area(area) {}

int TextScroller::offset() const
{
    return m_area.verticalScrollBar()->value() - m_padding;
}

void TextScroller::scrolled()
{
    if (m_busy)
        return;
    settle();
}

void TextScroller::settle()
{
    if (m_busy || m_flow.text().isEmpty())
        return;
    const QScopedValueRollback busy(m_busy, true);
    QScrollBar* bar = m_area.verticalScrollBar();
    const int screen = m_area.viewport()->height();
    int value = bar->value();
    const bool downwards = value > m_last;
    const std::size_t first = m_flow.paragraphAt(std::max(0, value - m_padding));
    const auto exact = [this](std::size_t p) {
        const int before = m_flow.heightOf(p);
        if (!m_flow.isExact(p))
            m_flow.laidOut(p);
        return m_flow.heightOf(p) - before;
    };
    exact(first);
    for (std::size_t p = first; p > 0 && m_flow.top(p) > value - m_padding - screen;)
        value += exact(--p);
    const std::size_t count = m_flow.text().paragraphs().size();
    for (std::size_t p = first; p < count && m_flow.top(p) < value + 2 * screen; ++p)
        exact(p);
    updateRange();
    bar->setValue(snapped(std::clamp(value, 0, bar->maximum()), downwards));
    m_last = bar->value();
    m_area.viewport()->update();
}

void TextScroller::updateRange()
{
    QScrollBar* bar = m_area.verticalScrollBar();
    const int screen = m_area.viewport()->height();
    const int pitch = std::max(1, m_flow.style().linePitch);
    const int over = std::max(0, m_flow.height() + 2 * m_padding - screen);
    bar->setRange(0, over == 0 ? 0 : snapped(over, true)); // padded to whole lines
    bar->setSingleStep(pitch);
    bar->setPageStep(std::max(pitch, screen / pitch * pitch - pitch));
}

int TextScroller::snapped(int value, bool downwards)
{
    const int y = value - m_padding;
    if (y <= 0)
        return downwards && value > 0 ? m_padding : value;
    const std::size_t p = m_flow.paragraphAt(y);
    const ParagraphLayout& layout = m_flow.laidOut(p);
    const int inside = y - m_flow.top(p);
    const int line = layout.lineTop(inside);
    if (line == inside || !downwards)
        return value - inside + line;
    const int next = layout.lineTop(line + m_flow.style().linePitch);
    return value - inside + (next > line ? next : m_flow.heightOf(p));
}

void TextScroller::setValue(int value)
{
    {
        const QScopedValueRollback busy(m_busy, true);
        updateRange();
        m_area.verticalScrollBar()->setValue(value);
    }
    settle();
}

qsizetype TextScroller::anchor()
{
    return m_flow.positionAt(QPointF(0, std::max(0, offset())));
}

void TextScroller::restore(qsizetype anchor)
{
    if (m_flow.text().isEmpty())
        return;
    const int y = anchor > 0 ? static_cast<int>(m_flow.caretBox(anchor).top()) + m_padding : 0;
    m_last = y;
    setValue(y);
}

void TextScroller::lineBy(int lines)
{
    QScrollBar* bar = m_area.verticalScrollBar();
    setValue(bar->value() + lines * bar->singleStep());
}

void TextScroller::pageBy(int pages)
{
    QScrollBar* bar = m_area.verticalScrollBar();
    setValue(bar->value() + pages * bar->pageStep());
}

void TextScroller::toStart()
{
    setValue(0);
}

void TextScroller::toEnd()
{
    for (int pass = 0; pass < 2; ++pass) // the end moves when what is near it is laid out
        setValue(m_flow.height() + 2 * m_padding);
}

void TextScroller::toTop(int y)
{
    setValue(y + m_padding);
}

bool TextScroller::isInView(const QRectF& box) const
{
    return box.top() >= offset() && box.bottom() <= offset() + m_area.viewport()->height();
}

void TextScroller::bringIntoMiddle(const QRectF& box)
{
    if (!isInView(box))
        toTop(static_cast<int>(box.top()) - m_area.viewport()->height() / 3);
}

void TextScroller::bringIntoView(const QRectF& box)
{
    if (box.top() < offset())
        toTop(static_cast<int>(box.top()));
    else if (box.bottom() > offset() + m_area.viewport()->height())
        toTop(static_cast<int>(box.bottom()) - m_area.viewport()->height());
}

} // namespace cotejo
