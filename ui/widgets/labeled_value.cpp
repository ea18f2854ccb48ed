#include "ui/widgets/labeled_value.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"
#include "ui/widgets/item_frame.h"

#include <QFontMetrics>
#include <QPainter>

namespace cotejo
{
namespace
{
int chevronRoom()
{
    return Appearance::type().scaled(10) + 2 * Appearance::type().scaled(space::kSmall);
}
} // namespace

QSize labeledValueSize(const QString& label, const QString& value)
{
    const TypeScale& type = Appearance::type();
    const QFontMetrics plain(type.font(TextRole::body));
    const QFontMetrics strong(type.font(TextRole::bodyStrong));
    return {type.scaled(space::kSmall) + plain.horizontalAdvance(label) + type.scaled(5) +
                strong.horizontalAdvance(value) + chevronRoom() + 2,
            strong.height() + type.scaled(10)};
}

void paintLabeledValue(QPainter& painter, const QRect& box, const QString& label, const QString& value,
                       bool enabled)
{
    const TypeScale& type = Appearance::type();
    const ColorTokens& t = Appearance::theme().tokens();
    const QColor ink = enabled ? t.text : t.muted;
    const QRect inside = box.adjusted(type.scaled(space::kSmall), 0, -chevronRoom(), 0);
    const int used = paintLeft(painter, inside, label, type.font(TextRole::body), ink) + type.scaled(5);
    paintLeft(painter, inside.adjusted(used, 0, 0, 0), value, type.font(TextRole::bodyStrong), ink);
}

} // namespace cotejo
