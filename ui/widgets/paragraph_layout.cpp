#include "ui/widgets/paragraph_layout.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"
#include "ui/widgets/mark_pen.h"

#include <QFontMetricsF>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

namespace cotejo
{
namespace
{
QTextLayout::FormatRange range(qsizetype start, qsizetype end, const QTextCharFormat& format)
{
    QTextLayout::FormatRange range;
    range.start = static_cast<int>(start);
    range.length = static_cast<int>(end - start);
    range.format = format;
    return range;
}
} // namespace

void fitMarkLines(ParagraphStyle& style, int pitch)
{
    constexpr int kLeastLevels = 2;
    const qreal letters = -QFontMetricsF(style.strong).tightBoundingRect(QStringLiteral("ÁÑÜlf")).top();
    style.linePitch =
        std::max(pitch, static_cast<int>(std::ceil(letters + markLineBottom(kLeastLevels - 1))));
    style.lineLevels = kLeastLevels;
    while (style.lineLevels < kMarkLineLevels &&
           letters + markLineBottom(style.lineLevels) <= style.linePitch)
        ++style.lineLevels;
}

ParagraphLayout::ParagraphLayout(const MarkedText& text, std::size_t paragraph, const ParagraphStyle& style)
    : m_style(style), m_shown(text.shown(paragraph)), m_layout(m_shown.text(), style.font)
{
    if (text.startsSection(paragraph) && text.paragraphs()[paragraph].section > 0)
        m_top = style.sectionGap;
    findMarks(text, paragraph);
    reserveBadges(text, paragraph);
    applyFormats(text, paragraph);
    breakLines();
    placeBadges();
}

void ParagraphLayout::findMarks(const MarkedText& text, std::size_t paragraph)
{
    const TextParagraph& p = text.paragraphs()[paragraph];
    std::vector<MarkLineSpan> lines;
    std::vector<std::size_t> lined;
    for (const std::uint32_t i : text.marksOf(paragraph)) {
        const PlacedMark& mark = text.marks()[i];
        Line line{i, m_shown.toShown(std::max(mark.start, p.start)),
                  m_shown.toShownEnd(std::min(mark.end, p.end)), -1};
        if (line.start >= line.end)
            continue;
        if (mark.mark.line != MarkLine::none) {
            lines.push_back({line.start, line.end});
            lined.push_back(m_marks.size());
        }
        m_marks.push_back(line);
    }
    stackLines(lines, m_style.lineLevels);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Line& line = m_marks[lined[i]];
        line.level = lines[i].level;
        if (lines[i].beyond > 0) {
            const MarkBadge more{{}, QStringLiteral("+%1").arg(lines[i].beyond), {}, false};
            m_rooms.push_back({line.end, 0, {Badge{{}, more, line.mark}}});
        }
    }
}

void ParagraphLayout::reserveBadges(const MarkedText& text, std::size_t paragraph)
{
    std::vector<Room> rooms;
    for (const Line& line : m_marks) {
        const PlacedMark& mark = text.marks()[line.mark];
        if (mark.lastParagraph != paragraph || mark.mark.badges.empty())
            continue;
        Room room{line.end, 0, {}};
        for (const MarkBadge& badge : mark.mark.badges)
            room.badges.push_back({{}, badge, line.mark});
        rooms.push_back(std::move(room));
    }
    rooms.insert(rooms.end(), m_rooms.begin(), m_rooms.end());
    std::stable_sort(rooms.begin(), rooms.end(), [](const Room& a, const Room& b) { return a.end < b.end; });
    m_rooms.clear();
    for (Room& room : rooms) {
        if (m_rooms.empty() || m_rooms.back().end != room.end)
            m_rooms.push_back({room.end, 0, {}});
        std::vector<Badge>& all = m_rooms.back().badges;
        all.insert(all.end(), room.badges.begin(), room.badges.end());
    }
    const QFontMetricsF metrics(m_style.font);
    for (Room& room : m_rooms) {
        measure(room);
        // Where the last word and its badges are wider than a line, the badges keep their shapes; the words
        // are in the tooltip.
        const qsizetype word = m_shown.text().lastIndexOf(QLatin1Char(' '), room.end - 1) + 1;
        const QString last = m_shown.text().mid(word, room.end - word);
        if (metrics.horizontalAdvance(last) + room.width <= m_style.width)
            continue;
        for (Badge& badge : room.badges) {
            if (!badge.badge.icon.isEmpty())
                badge.badge.text.clear();
        }
        measure(room);
    }
}

void ParagraphLayout::measure(Room& room) const
{
    const qreal gap = Appearance::type().scaled(space::kTight);
    room.width = gap / 2;
    for (const Badge& badge : room.badges)
        room.width += gap + m_style.badges.width(badge.badge);
}

qsizetype ParagraphLayout::lastCluster(qsizetype end) const
{
    QTextBoundaryFinder graphemes(QTextBoundaryFinder::Grapheme, m_shown.text());
    graphemes.setPosition(end);
    return std::max<qsizetype>(0, graphemes.toPreviousBoundary());
}

void ParagraphLayout::applyFormats(const MarkedText& text, std::size_t paragraph)
{
    const bool quiet = text.section(text.paragraphs()[paragraph].section).quiet;
    QList<QTextLayout::FormatRange> formats;
    QTextCharFormat plain;
    plain.setFont(m_style.font);
    plain.setForeground(quiet ? m_style.quiet : m_style.text);
    formats.append(range(0, m_shown.text().size(), plain));
    QTextCharFormat strong;
    strong.setFont(m_style.strong);
    if (m_shown.leadLength() > 0) {
        QTextCharFormat lead = strong;
        lead.setForeground(m_style.text);
        formats.append(range(0, m_shown.leadLength(), lead));
    }
    for (const Line& line : m_marks) {
        if (text.marks()[line.mark].mark.kind == MarkKind::emphasis)
            formats.append(range(line.start, line.end, strong));
    }
    for (const Room& room : m_rooms) {
        const qsizetype start = lastCluster(room.end);
        QTextCharFormat spaced;
        spaced.setFontLetterSpacingType(QFont::AbsoluteSpacing);
        spaced.setFontLetterSpacing(room.width);
        formats.append(range(start, room.end, spaced));
    }
    m_layout.setFormats(formats);
}

void ParagraphLayout::breakLines()
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout.setTextOption(option);
    m_layout.setCacheEnabled(true);
    m_layout.beginLayout();
    int y = m_top;
    for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(m_style.width);
        line.setPosition(QPointF(0, y + std::round((m_style.linePitch - line.height()) / 2)));
        y += m_style.linePitch;
    }
    m_layout.endLayout();
    m_height = m_shown.text().isEmpty() ? m_top + m_style.emptyHeight : y + m_style.gap;
}

void ParagraphLayout::placeBadges()
{
    const qreal gap = Appearance::type().scaled(space::kTight);
    for (const Room& room : m_rooms) {
        const QTextLine line = m_layout.lineForTextPosition(static_cast<int>(room.end - 1));
        if (!line.isValid())
            continue;
        const qreal top =
            m_top + line.lineNumber() * m_style.linePitch + (m_style.linePitch - m_style.badges.height()) / 2;
        qreal x = line.cursorToX(static_cast<int>(room.end)) - room.width;
        for (Badge badge : room.badges) {
            badge.box = QRectF(std::round(x + gap), std::floor(top) - 1, m_style.badges.width(badge.badge),
                               m_style.badges.height());
            x += gap + badge.box.width();
            m_badges.push_back(badge);
        }
    }
}

qreal ParagraphLayout::reservedAt(qsizetype end) const
{
    const auto room = std::lower_bound(m_rooms.begin(), m_rooms.end(), end,
                                       [](const Room& r, qsizetype at) { return r.end < at; });
    return room != m_rooms.end() && room->end == end ? room->width : 0;
}

QList<QRectF> ParagraphLayout::boxes(qsizetype from, qsizetype to) const
{
    QList<QRectF> boxes;
    if (from >= to)
        return boxes;
    const QTextLine first = m_layout.lineForTextPosition(static_cast<int>(from));
    for (int i = first.isValid() ? first.lineNumber() : 0; i < m_layout.lineCount(); ++i) {
        const QTextLine line = m_layout.lineAt(i);
        if (line.textStart() >= to)
            break;
        const qsizetype lineEnd = line.textStart() + line.textLength();
        const qreal left = line.cursorToX(static_cast<int>(std::max<qsizetype>(from, line.textStart())));
        qreal right = std::min(line.cursorToX(static_cast<int>(std::min(to, lineEnd))),
                               line.position().x() + line.naturalTextWidth());
        if (to <= lineEnd)
            right -= reservedAt(to);
        const int top = m_top + i * m_style.linePitch;
        if (right > left)
            boxes.append(QRectF(QPointF(left, top), QPointF(right, top + m_style.linePitch)));
    }
    return boxes;
}

qsizetype ParagraphLayout::positionAt(const QPointF& point) const
{
    const int count = m_layout.lineCount();
    if (count == 0)
        return 0;
    const int wanted = static_cast<int>((point.y() - m_top) / m_style.linePitch);
    return m_layout.lineAt(std::clamp(wanted, 0, count - 1)).xToCursor(point.x());
}

QRectF ParagraphLayout::caretBox(qsizetype position) const
{
    const QTextLine line = m_layout.lineForTextPosition(static_cast<int>(position));
    if (!line.isValid())
        return {0, static_cast<qreal>(m_top), 1, static_cast<qreal>(m_style.linePitch)};
    const qreal x = line.cursorToX(static_cast<int>(position));
    return {x, static_cast<qreal>(m_top + line.lineNumber() * m_style.linePitch), 1,
            static_cast<qreal>(m_style.linePitch)};
}

int ParagraphLayout::lineTop(int y) const
{
    if (m_layout.lineCount() == 0 || y < m_top)
        return 0;
    return m_top + std::min((y - m_top) / m_style.linePitch, m_layout.lineCount() - 1) * m_style.linePitch;
}

qreal ParagraphLayout::baselineOf(const QRectF& box) const
{
    const int last = m_layout.lineCount() - 1;
    const int row = static_cast<int>((box.center().y() - m_top) / m_style.linePitch);
    const QTextLine line = m_layout.lineAt(std::clamp(row, 0, last));
    return line.y() + line.ascent();
}

} // namespace cotejo
