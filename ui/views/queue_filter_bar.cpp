#include "ui/views/queue_filter_bar.h"

#include "engine/domain/codes.h"
#include "ui/theme/space.h"
#include "ui/views/chip_button.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/status_words.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QMenu>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace cotejo
{

QueueFilterBar::QueueFilterBar(ReviewSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_more(new ChipButton), m_menu(new QMenu(this))
{
    auto* margins = new QVBoxLayout(this);
    margins->setContentsMargins(space::kSmall, space::kTight, space::kSmall, space::kTight);
    auto* layout = new FlowLayout(space::kTight, space::kTight);
    margins->addLayout(layout);
    for (const QueueChips::Named& named : QueueChips::all()) {
        auto* button = new ChipButton;
        const QueueChips::Chip chip = named.chip;
        connect(button, &ChipButton::toggled, this, [this, chip](bool on) {
            m_chips.set(chip, on);
            refreshVisibility();
            Q_EMIT filterChanged();
        });
        layout->addWidget(button);
        m_buttons.emplace_back(chip, button);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_more->setCheckable(false);
    connect(m_more, &ChipButton::clicked, this, &QueueFilterBar::openMenu);
    layout->addWidget(m_more);
    connect(m_menu, &QMenu::aboutToShow, this, &QueueFilterBar::buildMenu);
    nameChips();
}

// Two chips that are always there, and whatever is switched on; the others wait in the menu.
void QueueFilterBar::refreshVisibility()
{
    for (const auto& [chip, button] : m_buttons) {
        const QSignalBlocker quiet(button);
        button->setChecked(m_chips.isOn(chip));
        button->setVisible(isInSight(chip));
    }
    layout()->invalidate();
    updateGeometry();
}

bool QueueFilterBar::isInSight(QueueChips::Chip chip) const
{
    return chip == QueueChips::Chip::Mine || chip == QueueChips::Chip::Safety || m_chips.isOn(chip);
}

std::vector<QueueFilter> QueueFilterBar::countedFilters() const
{
    std::vector<QueueFilter> filters;
    for (const auto& [chip, button] : m_buttons) {
        if (isInSight(chip))
            filters.push_back(m_chips.filterOf(chip));
    }
    return filters;
}

void QueueFilterBar::setCounts(const std::vector<int>& counts)
{
    std::size_t at = 0;
    for (const auto& [chip, button] : m_buttons) {
        if (isInSight(chip) && at < counts.size())
            m_counts[chip] = counts[at++];
    }
    nameChips();
}

void QueueFilterBar::nameChips()
{
    for (const QueueChips::Named& named : QueueChips::all()) {
        for (const auto& [chip, button] : m_buttons) {
            const auto counted = m_counts.find(chip);
            if (chip == named.chip)
                button->setChip(named.name, counted == m_counts.end() ? -1 : counted->second);
        }
    }
    const bool more = m_chips.show() != QueueChips::Show::Waiting || !m_chips.verdicts().isEmpty();
    m_more->setChip(more ? tr("+ Filter •") : tr("+ Filter"), -1);
    m_more->setAccessibleName(more ? tr("Filters, some are on") : tr("Filters"));
    refreshVisibility();
}

QString QueueFilterBar::countedName(const QString& name, const QueueFilter& filter) const
{
    const int count = countOf(m_session, filter);
    return count < 0 ? name : QStringLiteral("%1  %2").arg(name).arg(count);
}

void QueueFilterBar::setText(const QString& text)
{
    if (text == m_chips.text())
        return;
    m_chips.setText(text);
    Q_EMIT filterChanged();
}

void QueueFilterBar::setOnly(QueueChips::Chip chip)
{
    m_chips = QueueChips();
    m_chips.set(chip, true);
    refreshVisibility();
    Q_EMIT filterChanged();
}

void QueueFilterBar::openMenu()
{
    m_menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
}

void QueueFilterBar::buildMenu()
{
    m_menu->clear();
    const auto addToggle = [this](const QString& text, bool on, auto&& apply) {
        QAction* action = m_menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(on);
        connect(action, &QAction::triggered, this, [this, apply](bool checked) {
            apply(checked);
            Q_EMIT filterChanged();
        });
    };
    const std::pair<QueueChips::Show, QString> shows[] = {{QueueChips::Show::Waiting, tr("Waiting")},
                                                          {QueueChips::Show::Done, tr("Done")},
                                                          {QueueChips::Show::All, tr("All")}};
    auto* group = new QActionGroup(m_menu);
    for (const auto& [show, name] : shows) {
        QAction* action = group->addAction(countedName(name, m_chips.filterOf(show)));
        action->setCheckable(true);
        action->setChecked(m_chips.show() == show);
        connect(action, &QAction::triggered, this, [this, show = show] {
            m_chips.setShow(show);
            Q_EMIT filterChanged();
        });
        m_menu->addAction(action);
    }
    m_menu->addSeparator();
    for (const QueueChips::Named& named : QueueChips::all()) {
        const QueueChips::Chip chip = named.chip;
        addToggle(countedName(named.name, m_chips.filterOf(chip)), m_chips.isOn(chip), [this, chip](bool on) {
            m_chips.set(chip, on);
            refreshVisibility();
        });
    }
    m_menu->addSeparator();
    for (const Verdict verdict :
         {Verdict::passed, Verdict::failed, Verdict::not_evaluated, Verdict::evaluator_error,
          Verdict::delivered_not_rescored, Verdict::fallback_delivered, Verdict::no_threshold}) {
        const std::string_view word = codeOf(verdict);
        const QString code = QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
        addToggle(wordOf(verdict).word, m_chips.verdicts().contains(code), [this, code](bool on) {
            QStringList verdicts = m_chips.verdicts();
            verdicts.removeAll(code);
            if (on)
                verdicts.append(code);
            m_chips.setVerdicts(verdicts);
        });
    }
}

void QueueFilterBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameChips();
}

} // namespace cotejo
