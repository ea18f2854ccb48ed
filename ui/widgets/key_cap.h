#pragma once

#include <QSize>
#include <QString>

class QColor;
class QPainter;
class QPoint;

namespace cotejo
{

// A key as it looks on the keyboard: its legend in a small box with a thicker lower edge.
[[nodiscard]] QSize keyCapSize(const QString& legend);
void paintKeyCap(QPainter& painter, const QPoint& corner, const QString& legend, const QColor& ink,
                 const QColor& ground, const QColor& edge);

} // namespace cotejo
