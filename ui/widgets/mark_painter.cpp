#include "ui/widgets/mark_painter.h"

#include "ui/theme/appearance.h"
#include "ui/theme/control_painter.h"
#include "ui/theme/space.h"
#include "ui/widgets/mark_pen.h"

#include <QPainter>
#include <QTextLine>

namespace cotejo
{

namespace
{
} // namespace

MarkPainter::MarkPainter(QPainter& painter, const MarkedText& text, const State& state)
    : m_painter(painter), m_text(text), m_state(state)
{
}

void MarkPainter::paint(const ParagraphLayout& layout, const QPointF& origin, const QRect& clip)
{
    m_origin = origin;
    m_bottom = clip.bottom() + 1 - origin.y();
    m_painter.save();
    m_painter.translate(origin);
    paintWashes(layout);
    paintText(layout);
    paintBlocks(layout);
    for (const ParagraphLayout::Line& line : layout.marks())
        paintLine(layout, line);
    paintBadges(layout);
    paintRing(layout);
    m_painter.restore();
}

bool MarkPainter::isWhole(const QRectF& box) const
{
    return box.bottom() <= m_bottom;
}

bool MarkPainter::isSelected(const PlacedMark& mark) const
{
    return !mark.mark.id.isEmpty() && mark.mark.id == m_state.selectedMark &&
           mark.mark.kind != MarkKind::hidden;
}

int MarkPainter::strength(const PlacedMark& mark) const
{
    if (isSelected(mark))
        return 5;
    switch (mark.mark.kind) {
    case MarkKind::searchHit:
        return 4;
    case MarkKind::finding:
        return 3;
    case MarkKind::added:
    case MarkKind::removed:
        return 2;
    case MarkKind::evidence:
        return 1;
    default:
        return 0;
    }
}

QColor MarkPainter::washOf(const PlacedMark& mark) const
{
    const Theme& theme = Appearance::theme();
    if (isSelected(mark))
        return theme.washes().evidenceSelected;
    if (mark.mark.kind == MarkKind::searchHit)
        return theme.washes().evidenceSelected;
    if (mark.mark.kind == MarkKind::finding)
        return theme.washes().finding;
    if (mark.mark.kind == MarkKind::added)
        return theme.tokens().accentBg;
    if (mark.mark.kind == MarkKind::removed)
        return theme.tokens().sunken;
    return theme.washes().evidence;
}

void MarkPainter::paintWashes(const ParagraphLayout& layout)
{
    const int trim = space::kHair;
    for (int strong = 1; strong <= 5; ++strong) {
        for (const ParagraphLayout::Line& line : layout.marks()) {
            const PlacedMark& mark = m_text.marks()[line.mark];
            if (strength(mark) != strong)
                continue;
            for (const QRectF& box : layout.boxes(line.start, line.end)) {
                if (isWhole(box))
                    m_painter.fillRect(box.adjusted(0, trim, 0, -trim), washOf(mark));
            }
        }
    }
    for (const QRectF& box : layout.boxes(m_state.selectedFrom, m_state.selectedTo)) {
        if (isWhole(box))
            m_painter.fillRect(box, Appearance::theme().tokens().select);
    }
}

void MarkPainter::paintText(const ParagraphLayout& layout)
{
    const ColorTokens& t = Appearance::theme().tokens();
    const QList<QRectF> selected = layout.boxes(m_state.selectedFrom, m_state.selectedTo);
    m_painter.setPen(t.text);
    for (int i = 0; i < layout.layout().lineCount(); ++i) {
        const QTextLine line = layout.layout().lineAt(i);
        if (line.rect().bottom() > m_bottom)
            break;
        if (line.rect().bottom() + m_origin.y() >= 0)
            line.draw(&m_painter, QPointF());
    }
    if (t.onSelect == t.text)
        return;
    for (const QRectF& box : selected) { // high contrast: the selection has a text colour of its own
        m_painter.save();
        m_painter.setClipRect(box);
        QTextLayout::FormatRange all;
        all.start = 0;
        all.length = static_cast<int>(layout.shown().text().size());
        all.format.setForeground(t.onSelect);
        layout.layout().draw(&m_painter, QPointF(), {all});
        m_painter.restore();
    }
}

void MarkPainter::paintBlocks(const ParagraphLayout& layout)
{
    for (const ShownParagraph::Swap& swap : layout.shown().hidden()) {
        for (const QRectF& box : layout.boxes(swap.shownStart, swap.shownEnd)) {
            const qreal inset = box.height() / 8;
            if (isWhole(box))
                m_painter.fillRect(box.adjusted(0, inset, 0, -inset), Appearance::theme().tokens().muted);
        }
    }
}

void MarkPainter::paintLine(const ParagraphLayout& layout, const ParagraphLayout::Line& line)
{
    const PlacedMark& mark = m_text.marks()[line.mark];
    const Theme& theme = Appearance::theme();
    const bool strongEvidence = mark.mark.kind == MarkKind::evidence && isSelected(mark);
    if (mark.mark.kind == MarkKind::removed) {
        for (const QRectF& box : layout.boxes(line.start, line.end)) {
            if (isWhole(box))
                m_painter.fillRect(QRectF(box.left(), box.center().y(), box.width(), 1.5),
                                   theme.tokens().text);
        }
        return;
    }
    if (line.level < 0)
        return;
    const QColor color = strongEvidence                      ? theme.tokens().text
                         : mark.mark.tone                    ? theme.tone(*mark.mark.tone).fg
                         : mark.mark.kind == MarkKind::added ? theme.tokens().accent
                                                             : theme.tokens().muted;
    const MarkLine style = strongEvidence ? MarkLine::solid : mark.mark.line;
    for (const QRectF& box : layout.boxes(line.start, line.end)) {
        if (!isWhole(box))
            continue;
        const qreal y = layout.baselineOf(box) + markLineOffset(line.level);
        paintMarkLine(m_painter, style, color, QPointF(box.left(), y), box.width());
    }
}

void MarkPainter::paintBadges(const ParagraphLayout& layout)
{
    for (const ParagraphLayout::Badge& badge : layout.badges()) {
        if (isWhole(badge.box))
            BadgePainter().paint(m_painter, badge.box, badge.badge);
    }
}

void MarkPainter::paintRing(const ParagraphLayout& layout)
{
    if (!m_state.current)
        return;
    const int off = space::kFocusGap + space::kFocusRing;
    for (const ParagraphLayout::Line& line : layout.marks()) {
        if (line.mark != *m_state.current)
            continue;
        for (const QRectF& box : layout.boxes(line.start, line.end)) {
            if (isWhole(box))
                paintFocusRing(m_painter, box.toAlignedRect().adjusted(-off, 0, off, 0));
        }
    }
}

} // namespace cotejo
