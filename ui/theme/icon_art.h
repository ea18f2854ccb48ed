#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>
#include <QStringList>

class QPainter;
class QRectF;

namespace cotejo
{

// The program's icons: resources/icons/ID.svg, drawn in a box of 16 with one colour. An id without a file is
// drawn as "unknown" (the hollow pentagon with ?), so that a code of a newer file still has a shape.

[[nodiscard]] QStringList iconIds(); // sorted
// `size` in logical pixels.
[[nodiscard]] QPixmap iconPixmap(const QString& id, int size, const QColor& color,
                                 qreal devicePixelRatio = 1.0);
[[nodiscard]] QIcon icon(const QString& id, int size, const QColor& color, const QColor& disabled = {});
void paintIcon(QPainter& painter, const QRectF& box, const QString& id, const QColor& color);

} // namespace cotejo
