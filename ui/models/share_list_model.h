#pragma once

#include "ui/widgets/completeness_bar.h"

#include <QAbstractListModel>

#include <vector>

namespace cotejo
{

// Named shares of completeness, one a row: the fields or the notes behind a cell of the overview.
class ShareListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { SharesRole = Qt::UserRole + 1 };
    struct Row {
        QString name;
        QString item; // of the store; empty: nothing to open
        CompletenessShares shares;
    };

    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<Row> rows);
    [[nodiscard]] const Row& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<Row> m_rows;
};

} // namespace cotejo
