#include "ui/models/share_list_model.h"

#include "ui/widgets/share_words.h"

namespace cotejo
{

void ShareListModel::setRows(std::vector<Row> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int ShareListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ShareListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& found = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return found.name;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return QString(found.name + QStringLiteral(": ") + ShareWords::whole(found.shares));
    case SharesRole:
        return QVariant::fromValue(found.shares);
    default:
        return {};
    }
}

} // namespace cotejo
