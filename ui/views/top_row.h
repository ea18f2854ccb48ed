#pragma once

#include "ui/views/pane_header.h"

class QLineEdit;
class QMenuBar;

namespace cotejo
{

class PageTabs;
class PlainLink;

// The window's first row: menus, pages, the search, and who reviews.
class TopRow : public PaneHeader
{
    Q_OBJECT
public:
    explicit TopRow(QMenuBar* menus, QWidget* parent = nullptr);

    [[nodiscard]] PageTabs* pages() const { return m_pages; }
    [[nodiscard]] QLineEdit* search() const { return m_search; }
    void setReviewer(const QString& name);
    void setNarrow(bool on); // pages and search share less room

Q_SIGNALS:
    void searched(const QString& text);
    void whoWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow(); // colours
    void retranslate();

    QMenuBar* m_menus;
    PageTabs* m_pages;
    QLineEdit* m_search;
    PlainLink* m_who;
    QString m_reviewer;
};

} // namespace cotejo
