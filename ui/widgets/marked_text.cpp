#include "ui/widgets/marked_text.h"

#include <algorithm>
#include <utility>

namespace cotejo
{
namespace
{
bool comesBefore(const PlacedMark& a, const PlacedMark& b)
{
    if (a.mark.section != b.mark.section)
        return a.mark.section < b.mark.section;
    return a.start != b.start ? a.start < b.start : a.end > b.end;
}
} // namespace

MarkedText::MarkedText(std::vector<TextSection> sections)
{
    for (TextSection& given : sections) {
        Section section;
        section.text = toQString(given.text);
        given.text.clear();
        section.given = std::move(given);
        section.offsets = TextOffsets(section.text);
        section.first = m_paragraphs.size();
        const std::vector<TextParagraph> lines = splitParagraphs(section.text, m_sections.size());
        m_paragraphs.insert(m_paragraphs.end(), lines.begin(), lines.end());
        m_sections.push_back(std::move(section));
    }
    indexMarks();
    measure();
}

std::size_t MarkedText::setMarks(std::vector<TextMark> marks)
{
    m_marks.clear();
    std::size_t dropped = 0;
    for (TextMark& mark : marks) {
        if (auto placed = place(std::move(mark)))
            m_marks.push_back(std::move(*placed));
        else
            ++dropped;
    }
    std::stable_sort(m_marks.begin(), m_marks.end(), comesBefore);
    indexMarks();
    measure();
    return dropped;
}

std::optional<PlacedMark> MarkedText::place(TextMark mark) const
{
    if (mark.section >= m_sections.size())
        return std::nullopt;
    const Section& section = m_sections[mark.section];
    if (mark.span.start >= mark.span.end || mark.span.end > section.offsets.codePoints())
        return std::nullopt;
    PlacedMark placed;
    placed.start = section.offsets.toUtf16(mark.span.start);
    placed.end = section.offsets.toUtf16(mark.span.end);
    const auto from = m_paragraphs.begin() + static_cast<std::ptrdiff_t>(section.first);
    const auto to =
        mark.section + 1 < m_sections.size()
            ? m_paragraphs.begin() + static_cast<std::ptrdiff_t>(m_sections[mark.section + 1].first)
            : m_paragraphs.end();
    const auto startsAfter = [](qsizetype at, const TextParagraph& p) { return at < p.start; };
    const auto first = std::upper_bound(from, to, placed.start, startsAfter);
    const auto last = std::upper_bound(from, to, placed.end - 1, startsAfter);
    placed.firstParagraph = static_cast<std::size_t>(first - m_paragraphs.begin()) - 1;
    placed.lastParagraph = static_cast<std::size_t>(last - m_paragraphs.begin()) - 1;
    placed.mark = std::move(mark);
    return placed;
}

void MarkedText::indexMarks()
{
    m_listStart.assign(m_paragraphs.size() + 1, 0);
    for (const PlacedMark& mark : m_marks) {
        for (std::size_t p = mark.firstParagraph; p <= mark.lastParagraph; ++p)
            ++m_listStart[p + 1];
    }
    for (std::size_t p = 0; p < m_paragraphs.size(); ++p)
        m_listStart[p + 1] += m_listStart[p];
    m_markLists.assign(m_listStart.back(), 0);
    std::vector<std::size_t> next(m_listStart.begin(), m_listStart.end() - 1);
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        for (std::size_t p = m_marks[i].firstParagraph; p <= m_marks[i].lastParagraph; ++p)
            m_markLists[next[p]++] = static_cast<std::uint32_t>(i);
    }
}

std::span<const std::uint32_t> MarkedText::marksOf(std::size_t paragraph) const
{
    return std::span(m_markLists)
        .subspan(m_listStart[paragraph], m_listStart[paragraph + 1] - m_listStart[paragraph]);
}

bool MarkedText::startsSection(std::size_t paragraph) const
{
    return m_sections[m_paragraphs[paragraph].section].first == paragraph;
}

ShownParagraph MarkedText::shown(std::size_t paragraph) const
{
    const TextParagraph& p = m_paragraphs[paragraph];
    const Section& section = m_sections[p.section];
    ShownParagraph shown(section.text, p.start, p.end);
    if (startsSection(paragraph))
        shown.setLead(section.given.lead);
    qsizetype done = p.start;
    for (const std::uint32_t i : marksOf(paragraph)) {
        const PlacedMark& mark = m_marks[i];
        const qsizetype from = std::max({mark.start, p.start, done});
        const qsizetype to = std::min(mark.end, p.end);
        if (mark.mark.kind != MarkKind::hidden || from >= to)
            continue;
        shown.hide(from, to, mark.mark.label);
        done = to;
    }
    shown.finish();
    return shown;
}

void MarkedText::measure()
{
    m_flatStart.assign(m_paragraphs.size(), 0);
    m_flatSize = 0;
    for (std::size_t p = 0; p < m_paragraphs.size(); ++p) {
        const TextParagraph& paragraph = m_paragraphs[p];
        m_flatStart[p] = m_flatSize;
        const bool altered = startsSection(p) || !marksOf(p).empty();
        m_flatSize += altered ? shown(p).text().size() : paragraph.end - paragraph.start;
        if (!paragraph.continues && p + 1 < m_paragraphs.size())
            ++m_flatSize;
    }
}

std::size_t MarkedText::paragraphAt(qsizetype flat) const
{
    const auto after = std::upper_bound(m_flatStart.begin(), m_flatStart.end(), flat);
    return after == m_flatStart.begin() ? 0 : static_cast<std::size_t>(after - m_flatStart.begin()) - 1;
}

QString MarkedText::flatText(qsizetype from, qsizetype to) const
{
    QString text;
    for (std::size_t p = paragraphAt(from); p < m_paragraphs.size() && m_flatStart[p] < to; ++p) {
        QString line = shown(p).text();
        if (!m_paragraphs[p].continues && p + 1 < m_paragraphs.size())
            line += QLatin1Char('\n');
        const qsizetype start = std::max<qsizetype>(0, from - m_flatStart[p]);
        text += QStringView(line).mid(start, std::min(line.size(), to - m_flatStart[p]) - start);
    }
    return text;
}

QString MarkedText::sourceText(qsizetype from, qsizetype to) const
{
    QString text;
    for (std::size_t p = paragraphAt(from); p < m_paragraphs.size() && m_flatStart[p] < to; ++p) {
        const ShownParagraph line = shown(p);
        const QString& source = m_sections[m_paragraphs[p].section].text;
        const qsizetype shownFrom = std::max<qsizetype>(0, from - m_flatStart[p]);
        const qsizetype shownTo = std::min(line.text().size(), to - m_flatStart[p]);
        qsizetype at = line.toSource(shownFrom);
        for (const ShownParagraph::Swap& swap : line.hidden()) {
            if (swap.shownEnd <= shownFrom || swap.shownStart >= shownTo)
                continue;
            text += QStringView(source).mid(at, std::max(at, swap.start) - at);
            text += QLatin1Char('[') + line.text().mid(swap.shownStart, swap.shownEnd - swap.shownStart) +
                    QLatin1Char(']');
            at = swap.end;
        }
        const qsizetype end = std::max(at, line.toSource(shownTo));
        text += QStringView(source).mid(at, end - at);
        if (to <= m_flatStart[p] + line.text().size() || p + 1 == m_paragraphs.size())
            break;
        const TextParagraph& next = m_paragraphs[p + 1];
        if (next.section != m_paragraphs[p].section)
            text += QLatin1String("\n\n");
        else
            text += QStringView(source).mid(m_paragraphs[p].end, next.start - m_paragraphs[p].end);
    }
    return text;
}

std::optional<MarkedText::Stretch> MarkedText::stretch(qsizetype from, qsizetype to) const
{
    if (from >= to || m_paragraphs.empty())
        return std::nullopt;
    const std::size_t first = paragraphAt(from);
    const std::size_t last = paragraphAt(to);
    if (m_paragraphs[first].section != m_paragraphs[last].section)
        return std::nullopt;
    const ShownParagraph end = shown(last);
    const Section& section = m_sections[m_paragraphs[first].section];
    const qsizetype start = shown(first).toSource(from - m_flatStart[first]);
    const qsizetype shownEnd = std::min(to - m_flatStart[last], end.text().size());
    const qsizetype stop = end.toSource(shownEnd);
    const TextSpan span{section.offsets.toCodePoint(start), section.offsets.toCodePoint(stop)};
    if (span.start >= span.end)
        return std::nullopt;
    return Stretch{m_paragraphs[first].section, span};
}

} // namespace cotejo
