#pragma once

#include <QStyledItemDelegate>

namespace cotejo
{

// Draws a coefficient on an axis from −1 to 1: a dot with its interval as a line, ticks at 0 and 1. Without a
// value a hollow ring at the left; the sentence beside it says why. Roles give the numbers.
class IntervalDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    struct Roles {
        int value = 0;
        int low = 0;
        int high = 0;
    };

    explicit IntervalDelegate(const Roles& roles, QObject* parent = nullptr);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    Roles m_roles;
};

} // namespace cotejo
