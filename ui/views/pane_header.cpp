#include "ui/views/pane_header.h"

#include "ui/theme/appearance.h"

#include <QPainter>

namespace cotejo
{

PaneHeader::PaneHeader(int height, QWidget* parent) : QWidget(parent), m_height(height)
{
    connect(&Appearance::instance(), &Appearance::changed, this, &PaneHeader::follow);
    follow();
}

void PaneHeader::follow()
{
    setMinimumHeight(Appearance::type().scaled(m_height));
    update();
}

void PaneHeader::paintEvent(QPaintEvent*)
{
    const ColorTokens& colors = Appearance::theme().tokens();
    QPainter painter(this);
    painter.fillRect(rect(), colors.surface);
    painter.fillRect(0, height() - 1, width(), 1, colors.line);
}

} // namespace cotejo
