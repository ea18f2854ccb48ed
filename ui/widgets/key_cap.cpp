#include "ui/widgets/key_cap.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"

#include <QFontMetrics>
#include <QPainter>

namespace cotejo
{

QSize keyCapSize(const QString& legend)
{
    if (legend.isEmpty())
        return {};
    const QFontMetrics metrics(Appearance::type().font(TextRole::secondaryStrong));
    const int height = metrics.height() + space::kHair;
    return {qMax(height, metrics.horizontalAdvance(legend) + 2 * Appearance::type().scaled(5)), height};
}

void paintKeyCap(QPainter& painter, const QPoint& corner, const QString& legend, const QColor& ink,
                 const QColor& ground, const QColor& edge)
{
    const QRectF box(corner, QSizeF(keyCapSize(legend)));
    const qreal radius = Appearance::type().scaled(3);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(edge);
    painter.setBrush(ground);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.fillRect(QRectF(box.left() + 2, box.bottom() - 2, box.width() - 4, 1), edge);
    painter.setFont(Appearance::type().font(TextRole::secondaryStrong));
    painter.setPen(ink);
    painter.drawText(box.adjusted(0, 0, 0, -1), Qt::AlignCenter | Qt::TextSingleLine, legend);
    painter.restore();
}

} // namespace cotejo
