#pragma once

#include <QFont>
#include <QString>

class QColor;
class QPainter;
class QRect;
class QStyleOptionViewItem;

namespace cotejo
{

// What the delegates share: the ground of a row (selected: wash and a bar at its start), the focus ring
// inside it, one line of text cut with … where there is no room.
void paintItemGround(QPainter& painter, const QStyleOptionViewItem& option);
void paintItemFocus(QPainter& painter, const QStyleOptionViewItem& option);
// Both return the width that was used.
int paintLeft(QPainter& painter, const QRect& box, const QString& text, const QFont& font, const QColor& ink);
int paintRight(QPainter& painter, const QRect& box, const QString& text, const QFont& font,
               const QColor& ink);

} // namespace cotejo
