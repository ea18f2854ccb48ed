#include "ui/widgets/track_painter.h"

#include <QPainter>
#include <QPen>
#include <QRectF>

namespace cotejo
{

void paintSolid(QPainter& painter, const QRectF& bar, const QColor& color)
{
    painter.fillRect(bar, color);
}

void paintStriped(QPainter& painter, const QRectF& bar, const QColor& color, const QColor& ground)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(bar);
    painter.fillRect(bar, color);
    painter.setPen(QPen(ground, 2));
    const qreal step = 5;
    for (qreal x = bar.left() - bar.height(); x < bar.right() + bar.height(); x += step)
        painter.drawLine(QPointF(x, bar.bottom() + 1), QPointF(x + bar.height() + 2, bar.top() - 1));
    painter.restore();
}

void paintRuled(QPainter& painter, const QRectF& bar, const QColor& color)
{
    for (qreal x = bar.left(); x < bar.right(); x += 5)
        painter.fillRect(QRectF(x, bar.top(), qMin(3.0, bar.right() - x), bar.height()), color);
}

void paintHollow(QPainter& painter, const QRectF& bar, const QColor& color)
{
    if (bar.width() < 3) {
        painter.fillRect(bar, color);
        return;
    }
    painter.save();
    painter.setPen(QPen(color, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.restore();
}

void paintDashedTrack(QPainter& painter, const QRectF& bar, const QColor& color)
{
    painter.save();
    painter.setPen(QPen(color, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.restore();
}

} // namespace cotejo
