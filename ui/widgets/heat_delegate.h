#pragma once

#include <QStyledItemDelegate>

namespace cotejo
{

// A cell of the overview: "158/251" on the step of its share, below it unknown and absent, a flag where
// something is to be clarified. Few notes: hatched, without colour. Nothing asked: dashed, in words.
class HeatDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    // Model roles: a CompletenessShares, and how many notes the row counts.
    struct Roles {
        int shares = 0;
        int notes = 0;
    };

    explicit HeatDelegate(const Roles& roles, QObject* parent = nullptr);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    Roles m_roles;
};

} // namespace cotejo
