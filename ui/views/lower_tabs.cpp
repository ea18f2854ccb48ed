#include "ui/views/lower_tabs.h"

#include "ui/theme/space.h"
#include "ui/views/page_tabs.h"
#include "ui/widgets/role_label.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace cotejo
{

LowerTabs::LowerTabs(QWidget* parent)
    : QWidget(parent), m_bar(new PageTabs), m_pages(new QStackedWidget),
      m_summary(new RoleLabel(TextRole::secondary, Ink::text))
{
    m_summary->setElided(true);
    m_summary->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(space::kSmall, 0, space::kMedium, 0);
    row->addWidget(m_bar);
    row->addWidget(m_summary, 1);
    row->addStretch(0);
    m_summary->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(m_pages, 1);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    connect(m_bar, &PageTabs::currentChanged, this, &LowerTabs::sync);
    connect(m_bar, &PageTabs::tabBarClicked, this, [this] {
        if (m_folded)
            Q_EMIT unfoldWanted();
    });
}

int LowerTabs::addPage(QWidget* page, const QString& name)
{
    m_pages->addWidget(page);
    m_bar->addPage(name);
    return m_bar->count() - 1;
}

void LowerTabs::setName(int index, const QString& name)
{
    m_bar->setPageName(index, name);
}

void LowerTabs::setCount(int index, int count)
{
    m_bar->setCount(index, count);
}

void LowerTabs::setPageShown(int index, bool shown)
{
    m_bar->setTabVisible(index, shown);
    if (!shown && m_bar->currentIndex() == index)
        m_bar->setCurrentIndex(index == 0 ? 1 : 0);
    if (shown && index == 0)
        m_bar->setCurrentIndex(0);
}

void LowerTabs::setFolded(bool folded)
{
    m_folded = folded;
    m_pages->setVisible(!folded);
    m_summary->setVisible(folded);
    setMaximumHeight(folded ? minimumSizeHint().height() : QWIDGETSIZE_MAX);
}

void LowerTabs::setSummary(const QString& summary)
{
    m_summary->setFullText(summary);
}

void LowerTabs::showPage(int index)
{
    if (m_bar->isTabVisible(index))
        m_bar->setCurrentIndex(index);
}

void LowerTabs::sync()
{
    m_pages->setCurrentIndex(m_bar->currentIndex());
}

} // namespace cotejo
