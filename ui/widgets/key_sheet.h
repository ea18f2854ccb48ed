#pragma once

#include <QTableView>

class QStandardItemModel;

namespace cotejo
{

class KeyTable;

// The sheet of F1: every key, what it does and where, made from the table.
class KeySheet : public QTableView
{
    Q_OBJECT
public:
    explicit KeySheet(QWidget* parent = nullptr);
    void setTable(const KeyTable& table);

private:
    QStandardItemModel* m_model;
};

} // namespace cotejo
