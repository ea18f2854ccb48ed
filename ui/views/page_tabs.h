#pragma once

#include <QList>
#include <QTabBar>

namespace cotejo
{

class CountBadge;

// The pages of the window, each with how much waits there.
class PageTabs : public QTabBar
{
    Q_OBJECT
public:
    explicit PageTabs(QWidget* parent = nullptr);

    void addPage(const QString& name);
    void setPageName(int index, const QString& name);
    void setCount(int index, int count); // below 0: not shown

private:
    QList<CountBadge*> m_badges;
};

} // namespace cotejo
