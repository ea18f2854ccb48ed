#include "ui/views/page_tabs.h"

#include "ui/views/count_badge.h"

namespace cotejo
{

PageTabs::PageTabs(QWidget* parent) : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setFocusPolicy(Qt::TabFocus);
}

void PageTabs::addPage(const QString& name)
{
    const int index = addTab(name);
    auto* badge = new CountBadge;
    m_badges.append(badge);
    setTabButton(index, QTabBar::RightSide, badge);
}

void PageTabs::setPageName(int index, const QString& name)
{
    setTabText(index, name);
}

void PageTabs::setCount(int index, int count)
{
    m_badges[index]->setCount(count);
    setTabButton(index, QTabBar::RightSide, m_badges[index]); // makes room for the new width
    m_badges[index]->setVisible(count >= 0);
    setAccessibleTabName(index, count < 0
                                    ? tabText(index)
                                    : QString(tabText(index) + QLatin1Char(' ') + QString::number(count)));
}

} // namespace cotejo
