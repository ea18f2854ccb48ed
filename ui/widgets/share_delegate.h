#pragma once

#include <QStyledItemDelegate>

namespace cotejo
{

// A row with a label, "17 of 42" at the right, and below it the bar of its shares. The text for screen
// readers comes from the model.
class ShareDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    // `sharesRole`: a CompletenessShares.
    explicit ShareDelegate(int sharesRole, QObject* parent = nullptr);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_role;
};

} // namespace cotejo
