#pragma once

#include "ui/widgets/badge_painter.h"
#include "ui/widgets/mark_lines.h"
#include "ui/widgets/marked_text.h"

#include <QColor>
#include <QFont>
#include <QList>
#include <QTextLayout>

namespace cotejo
{

// What all paragraphs of a view share.
struct ParagraphStyle {
    QFont font;
    QFont strong;
    QColor text;
    QColor quiet;
    int width = 0;                    // of a line
    int linePitch = 0;                // line to line
    int lineLevels = kMarkLineLevels; // lines under marks that fit between two lines of text
    int emptyHeight = 0;              // of a blank line
    int gap = 0;                      // after a paragraph's last line
    int sectionGap = 0;               // before a section, but the first
    BadgePainter badges;
};

// Sets linePitch, at least `pitch`, and lineLevels for the style's font: a line under a mark never runs
// through the letters of the text below, accents and all.
void fitMarkLines(ParagraphStyle& style, int pitch);

// One paragraph laid out. Room for badges is the spacing after the last character of their mark, so that they
// never part from it and no character is added. Coordinates are of the paragraph, offsets shown ones.
class ParagraphLayout
{
public:
    struct Badge {
        QRectF box;
        MarkBadge badge;
        std::size_t mark = 0; // index into MarkedText::marks()
    };
    struct Line { // a mark's place here
        std::size_t mark = 0;
        qsizetype start = 0;
        qsizetype end = 0;
        int level = -1; // of the line under it
    };

    ParagraphLayout(const MarkedText& text, std::size_t paragraph, const ParagraphStyle& style);

    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] const QTextLayout& layout() const { return m_layout; }
    [[nodiscard]] const ShownParagraph& shown() const { return m_shown; }
    [[nodiscard]] const std::vector<Line>& marks() const { return m_marks; }
    [[nodiscard]] const std::vector<Badge>& badges() const { return m_badges; }
    // One box for each line that [from, to) is on, as high as the line, without the room of the badges that
    // stand at `to`.
    [[nodiscard]] QList<QRectF> boxes(qsizetype from, qsizetype to) const;
    [[nodiscard]] qsizetype positionAt(const QPointF& point) const;
    [[nodiscard]] QRectF caretBox(qsizetype position) const;
    [[nodiscard]] int lineTop(int y) const;                  // top of the line that covers y
    [[nodiscard]] qreal baselineOf(const QRectF& box) const; // of the line a box of boxes() is on

private:
    struct Room {
        qsizetype end = 0; // shown offset the badges follow
        qreal width = 0;
        std::vector<Badge> badges;
    };
    void measure(Room& room) const;
    void findMarks(const MarkedText& text, std::size_t paragraph);
    void reserveBadges(const MarkedText& text, std::size_t paragraph);
    void applyFormats(const MarkedText& text, std::size_t paragraph);
    void breakLines();
    void placeBadges();
    [[nodiscard]] qreal reservedAt(qsizetype end) const;
    [[nodiscard]] qsizetype lastCluster(qsizetype end) const;

    const ParagraphStyle& m_style;
    ShownParagraph m_shown;
    QTextLayout m_layout;
    std::vector<Line> m_marks;
    std::vector<Room> m_rooms; // by end
    std::vector<Badge> m_badges;
    int m_top = 0;
    int m_height = 0;
};

} // namespace cotejo
