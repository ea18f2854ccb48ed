#pragma once

#include <QStyledItemDelegate>

namespace cotejo
{

// An item of the queue in three lines from the roles of item_roles.h: subject, place and time; verdict (shape
// and word); why it is here. As a strip it is the verdict's shape alone, 48 px wide.
class QueueItemDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit QueueItemDelegate(QObject* parent = nullptr);
    void setStrip(bool on);
    void setComfortable(bool on); // 72 instead of 64 at 100 % text
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    // What a model should give for Qt::AccessibleTextRole.
    [[nodiscard]] static QString spoken(const QModelIndex& index);

private:
    bool m_strip = false;
    bool m_comfortable = false;
};

} // namespace cotejo
