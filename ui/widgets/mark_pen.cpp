#include "ui/widgets/mark_pen.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>

namespace cotejo
{
namespace
{
constexpr int kThick = 2;

void paintWave(QPainter& painter, const QPointF& start, qreal length)
{
    const qreal half = Appearance::type().scaled(3);
    const qreal rise = Appearance::type().scaled(2);
    QPainterPath path(QPointF(start.x(), start.y() + rise / 2));
    bool up = true;
    for (qreal x = half; x <= length; x += half, up = !up)
        path.quadTo(start.x() + x - half / 2, start.y() + (up ? -rise : 2 * rise), start.x() + x,
                    start.y() + rise / 2);
    painter.drawPath(path);
}
} // namespace

qreal markLineOffset(int level)
{
    return Appearance::type().scaled(4) + level * (kThick + space::kHair);
}

qreal markLineBottom(int level)
{
    return markLineOffset(level) + kThick / 2.0 + 1;
}

void paintMarkLine(QPainter& painter, MarkLine line, const QColor& color, const QPointF& start, qreal length)
{
    QPen pen(color, line == MarkLine::thin ? 1 : kThick);
    pen.setCapStyle(Qt::FlatCap);
    switch (line) {
    case MarkLine::none:
        return;
    case MarkLine::thin:
    case MarkLine::solid:
        break;
    case MarkLine::dotted:
        pen.setDashPattern({1, 1});
        break;
    case MarkLine::dashed:
        pen.setDashPattern({3, 1.5});
        break;
    case MarkLine::dashDotted:
        pen.setDashPattern({3.5, 1.25, 1, 1.25});
        break;
    case MarkLine::wave:
        pen.setWidthF(1.5);
        break;
    }
    painter.save();
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    if (line == MarkLine::wave) {
        painter.setRenderHint(QPainter::Antialiasing);
        paintWave(painter, start, length);
    } else {
        const qreal y = qRound(start.y()) + (line == MarkLine::thin ? 0.5 : 0.0);
        painter.drawLine(QPointF(start.x(), y), QPointF(start.x() + length, y));
    }
    painter.restore();
}

} // namespace cotejo
