#pragma once

#include <QColor>

class QPainter;
class QRectF;

namespace cotejo
{

// The four fills of bars: told apart without colour.
void paintSolid(QPainter& painter, const QRectF& bar, const QColor& color);
void paintStriped(QPainter& painter, const QRectF& bar, const QColor& color, const QColor& ground); // slanted
void paintRuled(QPainter& painter, const QRectF& bar, const QColor& color);                         // upright
void paintHollow(QPainter& painter, const QRectF& bar, const QColor& color);
void paintDashedTrack(QPainter& painter, const QRectF& bar, const QColor& color);

} // namespace cotejo
