#include "ui/widgets/verdict_pill.h"

#include "ui/theme/appearance.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/space.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

namespace cotejo
{

VerdictPill::VerdictPill(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&Appearance::instance(), &Appearance::changed, this, &QWidget::updateGeometry);
}

void VerdictPill::setVerdict(Verdict verdict, const QString& sentence)
{
    m_verdict = verdict;
    show(wordOf(verdict), sentence);
}

void VerdictPill::setUnknown(const QString& code)
{
    m_verdict.reset();
    show(unknownWord(code), {});
}

void VerdictPill::show(const StatusWord& status, const QString& sentence)
{
    m_status = status;
    setAccessibleName(status.word);
    setAccessibleDescription(sentence);
    setToolTip(sentence);
    updateGeometry();
    update();
}

void VerdictPill::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_verdict)
        show(wordOf(*m_verdict), accessibleDescription());
}

QSize VerdictPill::sizeHint() const
{
    const TypeScale& type = Appearance::type();
    const QFontMetrics metrics(type.font(TextRole::title));
    const int icon = type.scaled(space::kIcon);
    return {metrics.horizontalAdvance(m_status.word) + icon + type.scaled(space::kSmall) * 3,
            qMax(metrics.height(), icon) + type.scaled(space::kTight)};
}

void VerdictPill::paintEvent(QPaintEvent*)
{
    const TypeScale& type = Appearance::type();
    const Theme& theme = Appearance::theme();
    const ColorPair colors =
        m_status.tone ? theme.tone(*m_status.tone) : ColorPair{theme.tokens().muted, theme.tokens().raised};
    const bool hollow = !m_status.tone || *m_status.tone == Tone::notEvaluated;
    const bool edged = hollow || theme.kind() == Theme::Kind::highContrast;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = type.scaled(space::kRadius);
    if (edged) {
        painter.setPen(QPen(colors.fg, 1, hollow ? Qt::DashLine : Qt::SolidLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.bg);
        painter.drawRoundedRect(rect(), radius, radius);
    }
    const int icon = type.scaled(space::kIcon);
    const int pad = type.scaled(space::kSmall);
    paintIcon(painter, QRectF(pad, (height() - icon) / 2.0, icon, icon), m_status.icon, colors.fg);
    painter.setPen(colors.fg);
    painter.setFont(type.font(TextRole::title));
    painter.drawText(rect().adjusted(pad + icon + pad / 2 + 2, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     m_status.word);
}

} // namespace cotejo
