#include "ui/widgets/key_button.h"

#include "ui/theme/appearance.h"
#include "ui/theme/control_painter.h"
#include "ui/theme/space.h"
#include "ui/widgets/key_cap.h"

#include <QPainter>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace cotejo
{

KeyButton::KeyButton(QWidget* parent) : QPushButton(parent)
{
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&Appearance::instance(), &Appearance::changed, this, &QWidget::updateGeometry);
}

void KeyButton::setLegend(const QString& legend)
{
    m_legend = legend;
    setAccessibleDescription(legend.isEmpty() ? QString() : tr("key %1").arg(legend));
    updateGeometry();
    update();
}

void KeyButton::setTall(bool on)
{
    m_tall = on;
    updateGeometry();
}

QSize KeyButton::sizeHint() const
{
    const TypeScale& type = Appearance::type();
    const QFontMetrics metrics(type.font(m_tall ? TextRole::bodyStrong : TextRole::body));
    const QSize cap = keyCapSize(m_legend);
    const int gap = cap.isEmpty() ? 0 : type.scaled(space::kSmall);
    return {metrics.horizontalAdvance(text()) + cap.width() + gap + 2 * type.scaled(space::kMedium),
            qMax(metrics.height(), cap.height()) + type.scaled(m_tall ? 15 : 9)};
}

void KeyButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    const TypeScale& type = Appearance::type();
    const ColorTokens& t = Appearance::theme().tokens();
    const bool primary = isEnabled() && isPrimary(option, this);
    const QColor ink = primary       ? t.onAccent
                       : isEnabled() ? t.text
                                     : palette().color(QPalette::Disabled, QPalette::ButtonText);
    const QSize cap = keyCapSize(m_legend);
    int x = type.scaled(space::kMedium);
    if (!cap.isEmpty()) {
        const QColor ground = primary ? t.accent : t.raised;
        paintKeyCap(painter, QPoint(x, (height() - cap.height()) / 2), m_legend, ink, ground,
                    primary ? t.onAccent : t.control);
        x += cap.width() + type.scaled(space::kSmall);
    }
    painter.setFont(type.font(m_tall ? TextRole::bodyStrong : TextRole::body));
    painter.setPen(ink);
    painter.drawText(QRect(x, 0, width() - x, height()),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic, text());
}

} // namespace cotejo
