#pragma once

#include "ui/widgets/text_scroller.h"

#include <QString>

#include <optional>

class QPainter;
class QRect;

namespace cotejo
{

class SourceTextView;

// The state behind a SourceTextView: what is selected, which mark the keyboard stands on, how it is painted.
// Points are of the viewport.
class SourceTextController
{
public:
    explicit SourceTextController(SourceTextView& view);

    void setSections(std::vector<TextSection> sections);
    void setMarks(std::vector<TextMark> marks);
    void restyle(); // width, fonts or colours changed
    void setSelectedMark(const QString& id);
    void scrollToMark(const QString& id);
    bool step(bool forwards, const std::vector<MarkKind>& kinds);
    bool activateCurrent();
    void paint(QPainter& painter, const QRect& area);

    [[nodiscard]] std::optional<std::size_t> markAt(const QPointF& point); // a stop
    [[nodiscard]] QString toolTipAt(const QPointF& point);
    [[nodiscard]] qsizetype positionAt(const QPointF& point);
    [[nodiscard]] QRectF boxOfMark(std::size_t mark); // its first line, in the flow
    [[nodiscard]] QPointF toFlow(const QPointF& point) const;
    [[nodiscard]] QRectF toViewport(const QRectF& box) const;

    void select(qsizetype anchor, qsizetype caret); // says so, and keeps the caret in view
    void selectWordAt(const QPointF& point);
    void moveCaret(int key, bool words); // Shift with Left, Right, Up, Down, Home or End
    [[nodiscard]] qsizetype selectionStart() const { return qMin(anchor, caret); }
    [[nodiscard]] qsizetype selectionEnd() const { return qMax(anchor, caret); }

    TextFlow flow;
    TextScroller scroller;
    QString selectedMark;
    QString emptyText;
    std::optional<std::size_t> current;
    std::optional<std::size_t> pressed; // the mark under the button that is down
    qsizetype anchor = 0;
    qsizetype caret = 0;
    std::size_t dropped = 0;
    bool reading = true;

private:
    [[nodiscard]] std::optional<std::size_t> firstOf(const QString& id) const;
    [[nodiscard]] qsizetype moved(qsizetype from, int key, bool words);
    void standOn(std::size_t mark);
    SourceTextView& m_view;
    QPointF m_corner; // of the text, left of the padding
};

} // namespace cotejo
