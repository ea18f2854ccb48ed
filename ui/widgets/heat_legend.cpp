#include "ui/widgets/heat_legend.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/share_words.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>

namespace cotejo
{
namespace
{
constexpr QSize kPatch(22, 14);

QPixmap patchOf(int step) // -1: few notes
{
    const TypeScale& type = Appearance::type();
    const Theme& theme = Appearance::theme();
    QPixmap patch(type.scaled(kPatch.width()), type.scaled(kPatch.height()));
    patch.fill(step < 0 ? theme.tokens().surface : theme.heat(static_cast<std::size_t>(step)).bg);
    QPainter painter(&patch);
    if (step < 0)
        painter.fillRect(patch.rect(), QBrush(theme.tokens().line, Qt::BDiagPattern));
    painter.setPen(theme.tokens().line);
    painter.drawRect(patch.rect().adjusted(0, 0, -1, -1));
    return patch;
}
} // namespace

HeatLegend::HeatLegend(QWidget* parent)
    : QWidget(parent), m_row(new FlowLayout(space::kMedium, space::kTight))
{
    auto* margins = new QVBoxLayout(this);
    margins->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    margins->addLayout(m_row);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&Appearance::instance(), &Appearance::changed, this, &HeatLegend::fill);
    fill();
}

void HeatLegend::fill()
{
    while (QLayoutItem* item = m_row->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    auto* head = new RoleLabel(TextRole::secondaryStrong, Ink::text);
    head->setText(tr("Complete ÷ asked. Stronger: more is lacking"));
    m_row->addWidget(head);
    for (int step = 0; step <= static_cast<int>(Theme::kHeatSteps); ++step) {
        const bool few = step == static_cast<int>(Theme::kHeatSteps);
        auto* pair = new QWidget;
        auto* line = new QHBoxLayout(pair);
        line->setContentsMargins({});
        line->setSpacing(space::kTight);
        auto* patch = new QLabel;
        patch->setPixmap(patchOf(few ? -1 : step));
        auto* word = new RoleLabel(TextRole::secondary, Ink::muted);
        word->setText(few ? tr("under %1 notes: no colour").arg(ShareWords::kFewNotes)
                          : ShareWords::stepWord(step));
        line->addWidget(patch);
        line->addWidget(word);
        m_row->addWidget(pair);
    }
}

void HeatLegend::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace cotejo
