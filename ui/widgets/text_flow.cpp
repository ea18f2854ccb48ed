#include "ui/widgets/text_flow.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace cotejo
{

void TextFlow::setText(MarkedText text)
{
    m_layouts.clear(); // they look into the old text
    m_text = std::move(text);
    forget();
}

std::size_t TextFlow::setMarks(std::vector<TextMark> marks)
{
    m_layouts.clear();
    const std::size_t dropped = m_text.setMarks(std::move(marks));
    forget();
    return dropped;
}

void TextFlow::setStyle(const ParagraphStyle& style)
{
    m_layouts.clear();
    m_style = style;
    m_perCharacter = std::max(1.0, QFontMetricsF(style.font).averageCharWidth());
    forget();
}

void TextFlow::forget()
{
    const std::size_t count = m_text.paragraphs().size();
    m_layouts.clear();
    m_layouts.resize(count);
    m_exact.assign(count, false);
    m_kept.clear();
    m_made = 0;
    std::vector<int> heights(count);
    for (std::size_t p = 0; p < count; ++p)
        heights[p] = estimate(p);
    m_heights.assign(heights);
}

int TextFlow::estimate(std::size_t paragraph) const
{
    const TextParagraph& p = m_text.paragraphs()[paragraph];
    const int before = m_text.startsSection(paragraph) && p.section > 0 ? m_style.sectionGap : 0;
    if (p.start == p.end)
        return before + m_style.emptyHeight;
    const qreal width = m_perCharacter * static_cast<qreal>(p.end - p.start);
    const int lines = std::max(1, static_cast<int>(std::ceil(width / std::max(1, m_style.width))));
    return before + lines * m_style.linePitch + m_style.gap;
}

const ParagraphLayout& TextFlow::laidOut(std::size_t paragraph)
{
    if (m_layouts[paragraph])
        return *m_layouts[paragraph];
    m_layouts[paragraph] = std::make_unique<ParagraphLayout>(m_text, paragraph, m_style);
    m_heights.set(paragraph, m_layouts[paragraph]->height());
    m_exact[paragraph] = true;
    ++m_made;
    m_kept.push_back(paragraph);
    if (m_kept.size() > kKept) {
        m_layouts[m_kept.front()].reset();
        m_kept.pop_front();
    }
    return *m_layouts[paragraph];
}

qsizetype TextFlow::positionAt(const QPointF& point)
{
    if (m_text.isEmpty())
        return 0;
    const std::size_t p = paragraphAt(static_cast<int>(point.y()));
    const ParagraphLayout& layout = laidOut(p);
    return m_text.flatStart(p) + layout.positionAt(QPointF(point.x(), point.y() - top(p)));
}

QRectF TextFlow::caretBox(qsizetype flat)
{
    if (m_text.isEmpty())
        return {};
    const std::size_t p = m_text.paragraphAt(flat);
    const QRectF box = laidOut(p).caretBox(flat - m_text.flatStart(p));
    return box.translated(0, top(p));
}

QList<QRectF> TextFlow::boxesOfMark(std::size_t mark, std::size_t paragraph)
{
    const ParagraphLayout& layout = laidOut(paragraph);
    for (const ParagraphLayout::Line& line : layout.marks()) {
        if (line.mark != mark)
            continue;
        QList<QRectF> boxes = layout.boxes(line.start, line.end);
        for (QRectF& box : boxes)
            box.translate(0, top(paragraph));
        return boxes;
    }
    return {};
}

std::vector<std::size_t> TextFlow::marksAt(const QPointF& point)
{
    std::vector<std::size_t> found;
    if (m_text.isEmpty() || point.y() < 0 || point.y() >= height())
        return found;
    const std::size_t p = paragraphAt(static_cast<int>(point.y()));
    const ParagraphLayout& layout = laidOut(p);
    const QPointF inside(point.x(), point.y() - top(p));
    for (const ParagraphLayout::Badge& badge : layout.badges()) {
        if (badge.box.contains(inside))
            return {badge.mark};
    }
    for (const ParagraphLayout::Line& line : layout.marks()) {
        const QList<QRectF> boxes = layout.boxes(line.start, line.end);
        if (std::any_of(boxes.begin(), boxes.end(), [&](const QRectF& box) { return box.contains(inside); }))
            found.push_back(line.mark);
    }
    const auto length = [this](std::size_t i) { return m_text.marks()[i].end - m_text.marks()[i].start; };
    std::stable_sort(found.begin(), found.end(),
                     [&](std::size_t a, std::size_t b) { return length(a) < length(b); });
    return found;
}

} // namespace cotejo
