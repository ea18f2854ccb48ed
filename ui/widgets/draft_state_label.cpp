#include "ui/widgets/draft_state_label.h"

#include "ui/theme/appearance.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/space.h"
#include "ui/widgets/role_label.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>

namespace cotejo
{

DraftStateLabel::DraftStateLabel(QWidget* parent)
    : QWidget(parent), m_icon(new RoleLabel(TextRole::secondary, Ink::text, this)),
      m_label(new RoleLabel(TextRole::secondary, Ink::text, this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kTight);
    row->addWidget(m_icon);
    row->addWidget(m_label);
    m_label->setElided(true);
    connect(&Appearance::instance(), &Appearance::changed, this, &DraftStateLabel::refresh);
    refresh();
}

void DraftStateLabel::setState(DraftState state, const QString& detail)
{
    m_state = state;
    m_detail = detail;
    refresh();
    if (state == DraftState::failed) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

QString DraftStateLabel::text() const
{
    switch (m_state) {
    case DraftState::unsaved:
        return tr("Draft not saved");
    case DraftState::saving:
        return tr("Saving…");
    case DraftState::saved:
        return tr("Draft %1").arg(m_detail);
    case DraftState::failed:
        return tr("Not saved: %1").arg(m_detail);
    case DraftState::none:
        break;
    }
    return {};
}

void DraftStateLabel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void DraftStateLabel::refresh()
{
    const bool failed = m_state == DraftState::failed;
    const int size = Appearance::type().scaled(13);
    const Theme& theme = Appearance::theme();
    const QColor ink = failed ? theme.tone(Tone::evaluatorError).fg : theme.tokens().text;
    const QString icon = failed ? QStringLiteral("verdict-evaluator_error") : QStringLiteral("tick");
    m_icon->setVisible(failed || m_state == DraftState::saved);
    m_icon->setPixmap(iconPixmap(icon, size, ink, devicePixelRatioF()));
    m_label->setTone(failed ? std::optional(Tone::evaluatorError) : std::nullopt);
    m_label->setFullText(text());
    setAccessibleName(text());
    updateGeometry();
}

} // namespace cotejo
