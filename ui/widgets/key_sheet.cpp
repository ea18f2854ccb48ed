#include "ui/widgets/key_sheet.h"

#include "ui/widgets/key_table.h"

#include <QHeaderView>
#include <QStandardItemModel>

namespace cotejo
{
namespace
{
QString keysText(const KeyTable::Row& row)
{
    if (row.indexed)
        return keyCapText(row.keys.first()) + QStringLiteral(" – ") + keyCapText(row.keys.last());
    QStringList texts;
    for (const QKeySequence& key : row.keys)
        texts.append(keyCapText(key));
    return texts.join(QStringLiteral(" · "));
}
} // namespace

KeySheet::KeySheet(QWidget* parent) : QTableView(parent), m_model(new QStandardItemModel(this))
{
    setModel(m_model);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(true);
    verticalHeader()->hide();
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
}

void KeySheet::setTable(const KeyTable& table)
{
    setAccessibleName(tr("Keys"));
    m_model->clear();
    m_model->setHorizontalHeaderLabels({tr("Keys"), tr("What it does"), tr("Where")});
    for (const KeyTable::Row& row : table.rows()) {
        if (row.letters && !table.lettersEnabled())
            continue;
        QList<QStandardItem*> items;
        for (const QString& text : {keysText(row), actText(row.act), placeText(row.place)})
            items.append(new QStandardItem(text));
        m_model->appendRow(items);
    }
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    resizeRowsToContents();
}

} // namespace cotejo
