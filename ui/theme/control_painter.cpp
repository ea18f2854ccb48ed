#include "ui/theme/control_painter.h"

#include "ui/theme/appearance.h"
#include "ui/theme/cotejo_style.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/space.h"

#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace cotejo
{
namespace
{
void paintBox(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& edge)
{
    const int radius = Appearance::type().scaled(space::kRadius);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(edge);
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

bool enabled(const QStyleOption& option)
{
    return option.state.testFlag(QStyle::State_Enabled);
}
} // namespace

bool isPrimary(const QStyleOption& option, const QWidget* widget)
{
    return option.state.testFlag(QStyle::State_On) ||
           (widget && widget->property(CotejoStyle::kPrimary).toBool());
}

void paintFocusRing(QPainter& painter, const QRect& rect)
{
    const qreal inset = space::kFocusRing / 2.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Appearance::theme().tokens().focus, space::kFocusRing));
    const int radius = Appearance::type().scaled(space::kRadius) + space::kFocusGap;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

void paintButtonPanel(QPainter& painter, const QStyleOption& option, const QWidget* widget)
{
    const ColorTokens& t = Appearance::theme().tokens();
    if (!enabled(option)) {
        paintBox(painter, option.rect, t.raised, t.line);
        return;
    }
    const bool hot = option.state.testFlag(QStyle::State_MouseOver);
    const bool down = option.state.testFlag(QStyle::State_Sunken);
    if (isPrimary(option, widget)) {
        paintBox(painter, option.rect, t.accent, t.accent);
        return;
    }
    paintBox(painter, option.rect, down ? t.select : hot ? t.accentBg : t.surface, t.control);
}

void paintEditPanel(QPainter& painter, const QStyleOption& option)
{
    const ColorTokens& t = Appearance::theme().tokens();
    const bool live = enabled(option) && !option.state.testFlag(QStyle::State_ReadOnly);
    paintBox(painter, option.rect, live ? t.surface : t.raised, live ? t.control : t.line);
}

void paintComboBox(QPainter& painter, const QStyleOptionComboBox& option, const QWidget* widget)
{
    const ColorTokens& t = Appearance::theme().tokens();
    if (option.editable)
        paintEditPanel(painter, option);
    else
        paintButtonPanel(painter, option, widget);
    const int size = Appearance::type().scaled(10);
    const int gap = Appearance::type().scaled(space::kSmall);
    const bool mirrored = option.direction == Qt::RightToLeft;
    const int x = mirrored ? option.rect.left() + gap : option.rect.right() + 1 - gap - size;
    const QRect box(x, option.rect.center().y() - size / 2, size, size);
    paintIcon(painter, box, QStringLiteral("chevron-down"), enabled(option) ? t.text : t.muted);
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& slider)
{
    const ColorTokens& t = Appearance::theme().tokens();
    painter.fillRect(option.rect, t.surface);
    if (option.maximum <= option.minimum)
        return;
    const bool upright = option.orientation == Qt::Vertical;
    const int thick = upright ? slider.width() : slider.height();
    const int inset = thick / 4;
    const QRect handle =
        upright ? slider.adjusted(inset, 1, -inset, -1) : slider.adjusted(1, inset, -1, -inset);
    const qreal radius = (thick - 2 * inset) / 2.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.state.testFlag(QStyle::State_Sunken) ? t.text : t.control);
    painter.drawRoundedRect(handle, radius, radius);
    painter.restore();
}

void paintTabShape(QPainter& painter, const QStyleOptionTab& option)
{
    const ColorTokens& t = Appearance::theme().tokens();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hot = option.state.testFlag(QStyle::State_MouseOver) && enabled(option);
    if (hot && !selected)
        painter.fillRect(option.rect, t.accentBg);
    if (!selected)
        return;
    const int thick = Appearance::type().scaled(3);
    const QRect& r = option.rect;
    switch (option.shape) {
    case QTabBar::RoundedSouth:
    case QTabBar::TriangularSouth:
        painter.fillRect(QRect(r.left(), r.top(), r.width(), thick), t.accent);
        break;
    case QTabBar::RoundedWest:
    case QTabBar::TriangularWest:
        painter.fillRect(QRect(r.right() + 1 - thick, r.top(), thick, r.height()), t.accent);
        break;
    case QTabBar::RoundedEast:
    case QTabBar::TriangularEast:
        painter.fillRect(QRect(r.left(), r.top(), thick, r.height()), t.accent);
        break;
    default:
        painter.fillRect(QRect(r.left(), r.bottom() + 1 - thick, r.width(), thick), t.accent);
    }
}

} // namespace cotejo
