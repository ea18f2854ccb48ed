#include "ui/widgets/badge_painter.h"

#include "ui/theme/appearance.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/space.h"

#include <QFontMetricsF>
#include <QPainter>

namespace cotejo
{

BadgePainter::BadgePainter()
    : m_plain(Appearance::type().font(TextRole::secondary)),
      m_strong(Appearance::type().font(TextRole::secondaryStrong)), m_icon(Appearance::type().scaled(11)),
      m_pad(Appearance::type().scaled(space::kTight)), m_gap(Appearance::type().scaled(3))
{
}

QFont BadgePainter::fontFor(const MarkBadge& badge) const
{
    return badge.strong ? m_strong : m_plain;
}

qreal BadgePainter::width(const MarkBadge& badge) const
{
    qreal width = 2 * m_pad;
    if (!badge.icon.isEmpty())
        width += m_icon;
    if (!badge.text.isEmpty())
        width += QFontMetricsF(fontFor(badge)).horizontalAdvance(badge.text);
    if (!badge.icon.isEmpty() && !badge.text.isEmpty())
        width += m_gap;
    return qCeil(width);
}

qreal BadgePainter::height() const
{
    return qCeil(QFontMetricsF(m_strong).height()) + space::kHair;
}

void BadgePainter::paint(QPainter& painter, const QRectF& box, const MarkBadge& badge) const
{
    const Theme& theme = Appearance::theme();
    const ColorPair grey{theme.tokens().muted, theme.tokens().raised};
    const ColorPair colors = badge.tone ? theme.tone(*badge.tone) : grey;
    const qreal radius = badge.strong ? box.height() / 2 : Appearance::type().scaled(space::kRadius);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool edged = theme.kind() == Theme::Kind::highContrast || !badge.tone;
    painter.setPen(edged ? QPen(edged && badge.tone ? colors.fg : theme.tokens().line) : QPen(Qt::NoPen));
    painter.setBrush(colors.bg);
    painter.drawRoundedRect(edged ? box.adjusted(0.5, 0.5, -0.5, -0.5) : box, radius, radius);
    qreal x = box.left() + m_pad;
    if (!badge.icon.isEmpty()) {
        paintIcon(painter, QRectF(x, box.center().y() - m_icon / 2, m_icon, m_icon), badge.icon, colors.fg);
        x += m_icon + m_gap;
    }
    if (!badge.text.isEmpty()) {
        painter.setPen(colors.fg);
        painter.setFont(fontFor(badge));
        const QFontMetricsF metrics(fontFor(badge));
        const qreal baseline = box.center().y() + (metrics.ascent() - metrics.descent()) / 2;
        painter.drawText(QPointF(x, baseline), badge.text);
    }
    painter.restore();
}

} // namespace cotejo
