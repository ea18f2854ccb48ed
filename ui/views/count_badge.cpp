#include "ui/views/count_badge.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"

#include <QFontMetrics>
#include <QPainter>

namespace cotejo
{

CountBadge::CountBadge(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void CountBadge::setCount(int count)
{
    m_count = count;
    setVisible(count >= 0);
    updateGeometry();
    resize(sizeHint());
    update();
}

QSize CountBadge::sizeHint() const
{
    const QFontMetrics metrics(Appearance::type().font(TextRole::secondaryStrong));
    return {metrics.horizontalAdvance(text()) + Appearance::type().scaled(2 * space::kSmall),
            metrics.height() + Appearance::type().scaled(space::kHair)};
}

void CountBadge::paintEvent(QPaintEvent*)
{
    const ColorTokens& colors = Appearance::theme().tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.sunken);
    const qreal radius = height() / 2.0;
    painter.drawRoundedRect(rect(), radius, radius);
    painter.setPen(colors.text);
    painter.setFont(Appearance::type().font(TextRole::secondaryStrong));
    painter.drawText(rect(), Qt::AlignCenter, text());
}

} // namespace cotejo
