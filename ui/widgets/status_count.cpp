#include "ui/widgets/status_count.h"

#include "ui/theme/space.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/status_icon.h"

#include <QHBoxLayout>

namespace cotejo
{

StatusCount::StatusCount(QWidget* parent)
    : QWidget(parent), m_icon(new StatusIcon(this)),
      m_label(new RoleLabel(TextRole::secondary, Ink::muted, this))
{
    m_icon->setBox(12);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kTight);
    row->addWidget(m_icon);
    row->addWidget(m_label);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StatusCount::setStatus(const StatusWord& status, const QString& text)
{
    m_icon->setStatus(status);
    m_label->setTone(status.tone);
    m_label->setText(text);
    setAccessibleName(text);
    updateGeometry(); // the row around it keeps the old width otherwise
}

QString StatusCount::text() const
{
    return m_label->text();
}

} // namespace cotejo
