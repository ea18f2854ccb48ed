#pragma once

#include <QString>
#include <QWidget>

class QStackedWidget;

namespace cotejo
{

class PageTabs;
class RoleLabel;

// The row of tabs below the answer and the page of the chosen one. Folded, only the row is left, and says in
// words what ORVS says.
class LowerTabs : public QWidget
{
    Q_OBJECT
public:
    explicit LowerTabs(QWidget* parent = nullptr);

    int addPage(QWidget* page, const QString& name);
    void setName(int index, const QString& name);
    void setCount(int index, int count);
    void setPageShown(int index, bool shown); // ORVS stands elsewhere in a wide window
    void setFolded(bool folded);
    [[nodiscard]] bool isFolded() const { return m_folded; }
    void setSummary(const QString& summary); // said while folded
    void showPage(int index);
    [[nodiscard]] PageTabs* bar() const { return m_bar; }

Q_SIGNALS:
    void unfoldWanted(); // a tab was chosen while folded

private:
    void sync();

    PageTabs* m_bar;
    QStackedWidget* m_pages;
    RoleLabel* m_summary;
    bool m_folded = false;
};

} // namespace cotejo
