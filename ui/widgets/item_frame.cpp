#include "ui/widgets/item_frame.h"

#include "ui/theme/appearance.h"
#include "ui/theme/control_painter.h"
#include "ui/theme/space.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyleOptionViewItem>

namespace cotejo
{
namespace
{
int paintText(QPainter& painter, const QRect& box, const QString& text, const QFont& font, const QColor& ink,
              int side)
{
    if (text.isEmpty() || box.width() <= 0)
        return 0;
    const QFontMetrics metrics(font);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, box.width());
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(box, Qt::AlignVCenter | side | Qt::TextSingleLine, shown);
    return metrics.horizontalAdvance(shown);
}
} // namespace

void paintItemGround(QPainter& painter, const QStyleOptionViewItem& option)
{
    const ColorTokens& t = Appearance::theme().tokens();
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter.fillRect(option.rect, t.select);
        painter.fillRect(QRect(option.rect.left(), option.rect.top(),
                               Appearance::type().scaled(space::kTight), option.rect.height()),
                         t.accent);
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter.fillRect(option.rect, t.raised);
    }
}

void paintItemFocus(QPainter& painter, const QStyleOptionViewItem& option)
{
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintFocusRing(painter, option.rect);
}

int paintLeft(QPainter& painter, const QRect& box, const QString& text, const QFont& font, const QColor& ink)
{
    return paintText(painter, box, text, font, ink, Qt::AlignLeft);
}

int paintRight(QPainter& painter, const QRect& box, const QString& text, const QFont& font, const QColor& ink)
{
    return paintText(painter, box, text, font, ink, Qt::AlignRight);
}

} // namespace cotejo
