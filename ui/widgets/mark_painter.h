#pragma once

#include "ui/widgets/paragraph_layout.h"

#include <QRect>
#include <QString>

#include <optional>
#include <utility>

class QPainter;

namespace cotejo
{

// Paints one paragraph: washes (the strongest wins, they never add up), the person's selection, the text,
// hidden data as blocks, lines under marks, badges, and the ring round the mark the keyboard stands on.
class MarkPainter
{
public:
    struct State {
        QString selectedMark;
        std::optional<std::size_t> current; // index of the mark with the ring
        qsizetype selectedFrom = 0;         // shown offsets of this paragraph
        qsizetype selectedTo = 0;
    };

    MarkPainter(QPainter& painter, const MarkedText& text, const State& state);
    // `origin`: where the paragraph's corner is; lines that are not wholly inside `clip` at its lower edge
    // are left out.
    void paint(const ParagraphLayout& layout, const QPointF& origin, const QRect& clip);

private:
    [[nodiscard]] bool isSelected(const PlacedMark& mark) const;
    [[nodiscard]] int strength(const PlacedMark& mark) const; // of its wash; 0: none
    [[nodiscard]] QColor washOf(const PlacedMark& mark) const;
    void paintWashes(const ParagraphLayout& layout);
    void paintText(const ParagraphLayout& layout);
    void paintBlocks(const ParagraphLayout& layout);
    void paintLine(const ParagraphLayout& layout, const ParagraphLayout::Line& line);
    void paintBadges(const ParagraphLayout& layout);
    void paintRing(const ParagraphLayout& layout);
    [[nodiscard]] bool isWhole(const QRectF& box) const; // not cut by the lower edge

    QPainter& m_painter;
    const MarkedText& m_text;
    State m_state;
    QPointF m_origin;
    qreal m_bottom = 0;
};

} // namespace cotejo
