#pragma once

#include "ui/widgets/height_index.h"
#include "ui/widgets/paragraph_layout.h"

#include <deque>
#include <memory>

namespace cotejo
{

// The paragraphs one below the other. Heights are estimated until a paragraph is looked at; then it is laid
// out, and kept while it is among the last kKept that were asked for. y in pixels of the whole text.
class TextFlow
{
public:
    static constexpr std::size_t kKept = 400;

    void setText(MarkedText text);
    // Marks of the text that is there; layouts are made anew. Returns how many were left out.
    std::size_t setMarks(std::vector<TextMark> marks);
    void setStyle(const ParagraphStyle& style); // layouts are made anew

    [[nodiscard]] const MarkedText& text() const { return m_text; }
    [[nodiscard]] const ParagraphStyle& style() const { return m_style; }
    [[nodiscard]] int height() const { return m_text.isEmpty() ? 0 : m_heights.total(); }
    [[nodiscard]] int top(std::size_t paragraph) const { return m_heights.top(paragraph); }
    [[nodiscard]] int heightOf(std::size_t paragraph) const { return m_heights.height(paragraph); }
    [[nodiscard]] std::size_t paragraphAt(int y) const { return m_heights.at(y); }
    // Lays it out if it is not; its height is then exact, and all below it move.
    const ParagraphLayout& laidOut(std::size_t paragraph);
    [[nodiscard]] std::size_t layoutsMade() const
    {
        return m_made;
    } // since the last setStyle, setText or setMarks
    [[nodiscard]] bool isExact(std::size_t paragraph) const { return m_exact[paragraph]; }

    // Flat positions (MarkedText) and places.
    [[nodiscard]] qsizetype positionAt(const QPointF& point);
    [[nodiscard]] QRectF caretBox(qsizetype flat);
    [[nodiscard]] QList<QRectF> boxesOfMark(std::size_t mark, std::size_t paragraph); // y of the whole text
    // Indexes of the marks at a point, the narrowest first; badges count as their mark.
    [[nodiscard]] std::vector<std::size_t> marksAt(const QPointF& point);

private:
    void forget();
    [[nodiscard]] int estimate(std::size_t paragraph) const;

    MarkedText m_text;
    ParagraphStyle m_style;
    HeightIndex m_heights;
    std::vector<std::unique_ptr<ParagraphLayout>> m_layouts;
    std::vector<bool> m_exact;
    std::deque<std::size_t> m_kept;
    std::size_t m_made = 0;
    qreal m_perCharacter = 1;
};

} // namespace cotejo
