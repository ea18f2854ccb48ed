#include "ui/widgets/interval_delegate.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"
#include "ui/widgets/item_frame.h"

#include <QPainter>

namespace cotejo
{
namespace
{
constexpr int kAxisWidth = 220;
constexpr qreal kDot = 4;
} // namespace

IntervalDelegate::IntervalDelegate(const Roles& roles, QObject* parent)
    : QStyledItemDelegate(parent), m_roles(roles)
{
}

QSize IntervalDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {Appearance::type().scaled(kAxisWidth), size.height()};
}

void IntervalDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    const ColorTokens& colors = Appearance::theme().tokens();
    painter->save();
    paintItemGround(*painter, option);
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal pad = Appearance::type().scaled(space::kMedium);
    const QRectF box = QRectF(option.rect).adjusted(pad, 0, -pad, 0);
    const qreal middle = box.center().y();
    const auto place = [&box](double value) { return box.left() + (value + 1) / 2 * box.width(); };
    painter->setPen(QPen(colors.line, 1));
    painter->drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle));
    painter->setPen(QPen(colors.control, 1));
    for (const double tick : {0.0, 1.0})
        painter->drawLine(QPointF(place(tick), middle - kDot), QPointF(place(tick), middle + kDot));
    const QVariant value = index.data(m_roles.value);
    if (!value.isValid()) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(colors.muted, 1.5));
        painter->drawEllipse(QPointF(box.left() + kDot, middle), kDot, kDot);
        painter->restore();
        return;
    }
    const QVariant low = index.data(m_roles.low);
    const QVariant high = index.data(m_roles.high);
    painter->setPen(QPen(colors.text, 2));
    if (low.isValid() && high.isValid())
        painter->drawLine(QPointF(place(qMax(-1.0, low.toDouble())), middle),
                          QPointF(place(qMin(1.0, high.toDouble())), middle));
    painter->setBrush(colors.text);
    painter->drawEllipse(QPointF(place(qBound(-1.0, value.toDouble(), 1.0)), middle), kDot, kDot);
    painter->restore();
}

} // namespace cotejo
