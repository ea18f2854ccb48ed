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
