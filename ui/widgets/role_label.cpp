#include "ui/widgets/role_label.h"

#include "ui/theme/appearance.h"

#include <QFontMetrics>

namespace cotejo
{

RoleLabel::RoleLabel(TextRole role, Ink ink, QWidget* parent) : QLabel(parent), m_role(role), m_ink(ink)
{
    setTextFormat(Qt::PlainText);
    setForegroundRole(QPalette::WindowText); // whatever ground it stands on
    connect(&Appearance::instance(), &Appearance::changed, this, &RoleLabel::follow);
    follow();
}

void RoleLabel::setRole(TextRole role)
{
    m_role = role;
    follow();
}

void RoleLabel::setInk(Ink ink)
{
    m_ink = ink;
    follow();
}

void RoleLabel::setTone(std::optional<Tone> tone)
{
    m_tone = tone;
    follow();
}

void RoleLabel::setElided(bool on)
{
    m_elided = on;
    elide();
}

void RoleLabel::setFullText(const QString& text)
{
    m_full = text;
    setAccessibleName(text);
    elide();
    updateGeometry();
}

QSize RoleLabel::sizeHint() const
{
    if (!m_elided)
        return QLabel::sizeHint();
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(m_full) + 2, metrics.height()};
}

QSize RoleLabel::minimumSizeHint() const
{
    if (!m_elided)
        return QLabel::minimumSizeHint();
    const QFontMetrics metrics(font());
    return {qMin(metrics.averageCharWidth() * 6, sizeHint().width()), metrics.height()};
}

void RoleLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    elide();
}

void RoleLabel::follow()
{
    setFont(Appearance::type().font(m_role));
    const Theme& theme = Appearance::theme();
    const ColorTokens& t = theme.tokens();
    const QColor ink = m_ink == Ink::text ? t.text : m_ink == Ink::muted ? t.muted : t.accent;
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, m_tone ? theme.tone(*m_tone).fg : ink);
    setPalette(colors);
    elide();
}

void RoleLabel::elide()
{
    if (!m_elided)
        return;
    const QString shown = QFontMetrics(font()).elidedText(m_full, Qt::ElideRight, qMax(0, width()));
    setText(shown);
    setToolTip(shown == m_full ? QString() : m_full);
}

} // namespace cotejo
