#include "ui/widgets/status_icon.h"

#include "ui/theme/appearance.h"
#include "ui/theme/icon_art.h"

#include <QPainter>

namespace cotejo
{

StatusIcon::StatusIcon(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&Appearance::instance(), &Appearance::changed, this, &QWidget::updateGeometry);
}

void StatusIcon::setBox(int pixels)
{
    m_box = pixels;
    updateGeometry();
}

void StatusIcon::setStatus(const StatusWord& status, const QString& sentence)
{
    m_status = status;
    setAccessibleName(status.word);
    setAccessibleDescription(sentence);
    setToolTip(sentence.isEmpty() ? status.word : sentence);
    update();
}

QSize StatusIcon::sizeHint() const
{
    const int size = Appearance::type().scaled(m_box);
    return {size, size};
}

void StatusIcon::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Appearance::theme();
    paintIcon(painter, rect(), m_status.icon,
              m_status.tone ? theme.tone(*m_status.tone).fg : theme.tokens().muted);
}

} // namespace cotejo
