#pragma once

#include <QSize>
#include <QString>

class QPainter;
class QRect;

namespace cotejo
{

// The text of a control that says what it is and what is chosen: label in body text, value semibold, room for
// the chevron at the end.
[[nodiscard]] QSize labeledValueSize(const QString& label, const QString& value);
void paintLabeledValue(QPainter& painter, const QRect& box, const QString& label, const QString& value,
                       bool enabled);

} // namespace cotejo
