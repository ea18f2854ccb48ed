#include "ui/views/chip_button.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"

#include <QFontMetrics>
#include <QPainter>

namespace cotejo
{

ChipButton::ChipButton(QWidget* parent) : QPushButton(parent)
{
    setCheckable(true);
}

void ChipButton::setChip(const QString& name, int count)
{
    m_name = name;
    m_count = count < 0 ? QString() : QString::number(count);
    setText(name);
    setAccessibleName(m_count.isEmpty() ? name : QString(name + QLatin1Char(' ') + m_count));
    updateGeometry();
    update();
}

QSize ChipButton::sizeHint() const
{
    const TypeScale& type = Appearance::type();
    const QFontMetrics plain(type.font(TextRole::secondary));
    const QFontMetrics strong(type.font(TextRole::secondaryStrong));
    int width = plain.horizontalAdvance(m_name) + type.scaled(2 * space::kSmall + space::kHair);
    if (!m_count.isEmpty())
        width += strong.horizontalAdvance(m_count) + type.scaled(space::kSmall);
    return {width, qMax(plain.height() + type.scaled(space::kTight), type.scaled(space::kTarget) - 2)};
}

void ChipButton::paintEvent(QPaintEvent*)
{
    const TypeScale& type = Appearance::type();
    const ColorTokens& colors = Appearance::theme().tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(isChecked() ? colors.accent : colors.control);
    painter.setBrush(isChecked() ? colors.accentBg : colors.surface);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    const QRect inner = rect().adjusted(type.scaled(space::kSmall), 0, -type.scaled(space::kSmall), 0);
    painter.setPen(isChecked() ? colors.accent : colors.text);
    painter.setFont(type.font(TextRole::secondary));
    painter.drawText(inner, Qt::AlignVCenter | Qt::AlignLeft, m_name);
    painter.setFont(type.font(TextRole::secondaryStrong));
    painter.drawText(inner, Qt::AlignVCenter | Qt::AlignRight, m_count);
}

} // namespace cotejo
