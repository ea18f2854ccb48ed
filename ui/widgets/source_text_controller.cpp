#include "ui/widgets/source_text_controller.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"
#include "ui/widgets/mark_painter.h"
#include "ui/widgets/source_text_view.h"

#include <QAccessible>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>
#include <utility>

namespace cotejo
{

SourceTextController::SourceTextController(SourceTextView& view) : scroller(flow, view), m_view(view) {}

void SourceTextController::setSections(std::vector<TextSection> sections)
{
    flow.setText(MarkedText(std::move(sections)));
    selectedMark.clear();
    current.reset();
    pressed.reset();
    dropped = 0;
    anchor = caret = 0;
    scroller.restore(0);
    m_view.viewport()->update();
}

void SourceTextController::setMarks(std::vector<TextMark> marks)
{
    const QString stood = current ? flow.text().marks()[*current].mark.id : QString();
    const qsizetype top = scroller.anchor();
    dropped = flow.setMarks(std::move(marks));
    current = firstOf(stood);
    pressed.reset();
    anchor = qMin(anchor, flow.text().flatSize());
    caret = qMin(caret, flow.text().flatSize());
    scroller.restore(qMin(top, flow.text().flatSize()));
    m_view.viewport()->update();
}

void SourceTextController::restyle()
{
    const TypeScale& scale = Appearance::type();
    const ColorTokens& t = Appearance::theme().tokens();
    ParagraphStyle style;
    style.font = scale.font(reading ? TextRole::reading : TextRole::body);
    style.strong = scale.font(reading ? TextRole::readingStrong : TextRole::bodyStrong);
    style.text = t.text;
    style.quiet = t.muted;
    const QFontMetricsF metrics(style.font);
    const int side = scale.scaled(reading ? 18 : 14);
    const int widest = qCeil(metrics.averageCharWidth() * TypeScale::kReadingCharacters);
    style.width = qMax(1, qMin(m_view.viewport()->width() - 2 * side, widest));
    fitMarkLines(style, qMax(qCeil(metrics.height()),
                             qRound(QFontInfo(style.font).pixelSize() * TypeScale::kReadingLineHeight)));
    style.gap = scale.scaled(6);
    style.emptyHeight = scale.scaled(6);
    style.sectionGap = scale.scaled(space::kLarge);
    m_corner = QPointF(side, 0);
    scroller.setPadding(scale.scaled(space::kMedium));
    const qsizetype top = scroller.anchor();
    flow.setStyle(style);
    scroller.restore(top);
}

std::optional<std::size_t> SourceTextController::firstOf(const QString& id) const
{
    const std::vector<PlacedMark>& marks = flow.text().marks();
    const auto found =
        std::find_if(marks.begin(), marks.end(), [&](const PlacedMark& m) { return m.mark.id == id; });
    if (id.isEmpty() || found == marks.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - marks.begin());
}

QRectF SourceTextController::boxOfMark(std::size_t mark)
{
    return flow.boxesOfMark(mark, flow.text().marks()[mark].firstParagraph).value(0);
}

void SourceTextController::setSelectedMark(const QString& id)
{
    selectedMark = firstOf(id) ? id : QString();
    scrollToMark(id);
    m_view.viewport()->update();
}

void SourceTextController::scrollToMark(const QString& id)
{
    if (const auto mark = firstOf(id))
        scroller.bringIntoMiddle(boxOfMark(*mark));
}

bool SourceTextController::step(bool forwards, const std::vector<MarkKind>& kinds)
{
    const std::vector<PlacedMark>& marks = flow.text().marks();
    const auto isWanted = [&](const PlacedMark& m) {
        return m.mark.isStop() &&
               (kinds.empty() || std::find(kinds.begin(), kinds.end(), m.mark.kind) != kinds.end());
    };
    const auto count = static_cast<std::ptrdiff_t>(marks.size());
    std::ptrdiff_t i = current ? static_cast<std::ptrdiff_t>(*current) : forwards ? -1 : count;
    for (i += forwards ? 1 : -1; i >= 0 && i < count; i += forwards ? 1 : -1) {
        if (isWanted(marks[static_cast<std::size_t>(i)])) {
            standOn(static_cast<std::size_t>(i));
            return true;
        }
    }
    return false;
}

void SourceTextController::standOn(std::size_t mark)
{
    current = mark;
    const PlacedMark& placed = flow.text().marks()[mark];
    const ParagraphLayout& layout = flow.laidOut(placed.firstParagraph);
    anchor = caret = flow.text().flatStart(placed.firstParagraph) + layout.shown().toShown(placed.start);
    scroller.bringIntoMiddle(boxOfMark(mark));
    m_view.setAccessibleDescription(placed.mark.toolTip);
    QAccessibleTextCursorEvent moved(&m_view, static_cast<int>(caret));
    QAccessible::updateAccessibility(&moved);
    m_view.viewport()->update();
    Q_EMIT m_view.currentMarkChanged(placed.mark.id);
}

bool SourceTextController::activateCurrent()
{
    if (!current)
        return false;
    Q_EMIT m_view.markActivated(flow.text().marks()[*current].mark.id);
    return true;
}

QPointF SourceTextController::toFlow(const QPointF& point) const
{
    return {point.x() - m_corner.x(), point.y() + scroller.offset()};
}

QRectF SourceTextController::toViewport(const QRectF& box) const
{
    return box.translated(m_corner.x(), -scroller.offset());
}

std::optional<std::size_t> SourceTextController::markAt(const QPointF& point)
{
    for (const std::size_t mark : flow.marksAt(toFlow(point))) {
        if (flow.text().marks()[mark].mark.isStop())
            return mark;
    }
    return std::nullopt;
}

QString SourceTextController::toolTipAt(const QPointF& point)
{
    for (const std::size_t mark : flow.marksAt(toFlow(point))) {
        if (const QString& text = flow.text().marks()[mark].mark.toolTip; !text.isEmpty())
            return text;
    }
    return {};
}

qsizetype SourceTextController::positionAt(const QPointF& point)
{
    return flow.positionAt(toFlow(point));
}

void SourceTextController::select(qsizetype newAnchor, qsizetype newCaret)
{
    anchor = newAnchor;
    caret = newCaret;
    scroller.bringIntoView(flow.caretBox(caret));
    m_view.viewport()->update();
    QAccessibleTextSelectionEvent event(&m_view, static_cast<int>(selectionStart()),
                                        static_cast<int>(selectionEnd()));
    QAccessible::updateAccessibility(&event);
    Q_EMIT m_view.selectionChanged();
}

void SourceTextController::selectWordAt(const QPointF& point)
{
    if (flow.text().isEmpty())
        return;
    const qsizetype at = positionAt(point);
    const std::size_t p = flow.text().paragraphAt(at);
    const qsizetype start = flow.text().flatStart(p);
    QTextBoundaryFinder words(QTextBoundaryFinder::Word, flow.laidOut(p).shown().text());
    words.setPosition(at - start);
    const qsizetype from = words.isAtBoundary() ? at - start : words.toPreviousBoundary();
    words.setPosition(from);
    const qsizetype to = words.toNextBoundary();
    select(start + from, start + qMax(from, to));
}

qsizetype SourceTextController::moved(qsizetype from, int key, bool words)
{
    const MarkedText& text = flow.text();
    const std::size_t p = text.paragraphAt(from);
    const qsizetype start = text.flatStart(p);
    const QTextLayout& layout = flow.laidOut(p).layout();
    const auto mode = words ? QTextLayout::SkipWords : QTextLayout::SkipCharacters;
    const int inside = static_cast<int>(from - start);
    const QRectF box = flow.caretBox(from);
    switch (key) {
    case Qt::Key_Left:
        return inside > 0 ? start + layout.previousCursorPosition(inside, mode)
                          : qMax<qsizetype>(0, from - 1);
    case Qt::Key_Right:
        return inside < layout.text().size() ? start + layout.nextCursorPosition(inside, mode)
                                             : qMin(text.flatSize(), from + 1);
    case Qt::Key_Up:
        return box.top() <= 0 ? 0 : flow.positionAt(QPointF(box.left(), box.top() - flow.style().gap - 1));
    case Qt::Key_Down: {
        const qreal below = box.bottom() + flow.style().gap + 1;
        return below >= flow.height() ? text.flatSize() : flow.positionAt(QPointF(box.left(), below));
    }
    case Qt::Key_Home:
        return words ? 0 : flow.positionAt(QPointF(0, box.center().y()));
    default:
        return words ? text.flatSize() : flow.positionAt(QPointF(flow.style().width + 1, box.center().y()));
    }
}

void SourceTextController::moveCaret(int key, bool words)
{
    if (!flow.text().isEmpty())
        select(anchor, moved(caret, key, words));
}

void SourceTextController::paint(QPainter& painter, const QRect& area)
{
    const ColorTokens& t = Appearance::theme().tokens();
    painter.fillRect(area, t.surface);
    const MarkedText& text = flow.text();
    if (text.flatSize() == 0) {
        painter.setPen(t.muted);
        painter.setFont(flow.style().font);
        const int side = qRound(m_corner.x());
        painter.drawText(m_view.viewport()->rect().adjusted(side, side, -side, -side),
                         Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, emptyText);
        return;
    }
    const QRect whole = m_view.viewport()->rect();
    const int offset = scroller.offset();
    for (std::size_t p = flow.paragraphAt(qMax(0, offset + area.top())); p < text.paragraphs().size(); ++p) {
        const int top = flow.top(p) - offset;
        if (top > area.bottom())
            break;
        const ParagraphLayout& layout = flow.laidOut(p);
        MarkPainter::State state;
        state.selectedMark = selectedMark;
        if (current && m_view.hasFocus())
            state.current = current;
        const qsizetype length = layout.shown().text().size();
        state.selectedFrom = std::clamp<qsizetype>(selectionStart() - text.flatStart(p), 0, length);
        state.selectedTo = std::clamp<qsizetype>(selectionEnd() - text.flatStart(p), 0, length);
        MarkPainter(painter, text, state).paint(layout, QPointF(m_corner.x(), top), whole);
    }
}

} // namespace cotejo
