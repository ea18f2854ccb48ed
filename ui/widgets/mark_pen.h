#pragma once

#include "ui/widgets/text_mark.h"

#include <QColor>
#include <QPointF>

class QPainter;

namespace cotejo
{

// The six lines under marks. Offsets from the baseline to the middle of a line, for each level of the stack.
[[nodiscard]] qreal markLineOffset(int level);
[[nodiscard]] qreal markLineBottom(int level); // to its lower edge, with a pixel of air
void paintMarkLine(QPainter& painter, MarkLine line, const QColor& color, const QPointF& start, qreal length);

} // namespace cotejo
