#include "ui/widgets/plain_link.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

namespace cotejo
{

PlainLink::PlainLink(QWidget* parent) : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&Appearance::instance(), &Appearance::changed, this, &QWidget::updateGeometry);
}

PlainLink::PlainLink(const QString& text, QWidget* parent) : PlainLink(parent)
{
    setText(text);
}

void PlainLink::setInk(const QColor& ink)
{
    m_ink = ink;
    update();
}

QSize PlainLink::sizeHint() const
{
    const QFontMetrics metrics(Appearance::type().font(TextRole::secondary));
    return {metrics.horizontalAdvance(text()) + 2,
            qMax(metrics.height(), Appearance::type().scaled(space::kTarget))};
}

void PlainLink::keyPressEvent(QKeyEvent* event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !event->isAutoRepeat())
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void PlainLink::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const ColorTokens& t = Appearance::theme().tokens();
    QFont font = Appearance::type().font(TextRole::secondary);
    font.setUnderline(true);
    painter.setFont(font);
    painter.setPen(!isEnabled() ? t.muted : m_ink.isValid() ? m_ink : t.accent);
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, text());
}

} // namespace cotejo
