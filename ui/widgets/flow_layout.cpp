#include "ui/widgets/flow_layout.h"

#include <QWidget>

namespace cotejo
{

FlowLayout::FlowLayout(int horizontalGap, int verticalGap, QWidget* parent)
    : QLayout(parent), m_horizontal(horizontalGap), m_vertical(verticalGap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.append(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize one = item->sizeHint();
        size = QSize(size.width() + (size.width() > 0 ? m_horizontal : 0) + one.width(),
                     qMax(size.height(), one.height()));
    }
    return size;
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool apply) const
{
    int x = rect.left();
    int y = rect.top();
    int row = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        // A widget item keeps its first hint; the widget knows better.
        const QSize size = item->widget() == nullptr
                               ? item->sizeHint()
                               : item->widget()->sizeHint().expandedTo(item->minimumSize());
        if (x > rect.left() && x + size.width() > rect.right() + 1) {
            x = rect.left();
            y += row + m_vertical;
            row = 0;
        }
        if (apply)
            item->setGeometry(QRect(QPoint(x, y), QSize(qMin(size.width(), rect.width()), size.height())));
        x += size.width() + m_horizontal;
        row = qMax(row, size.height());
    }
    return y + row - rect.top();
}

} // namespace cotejo
