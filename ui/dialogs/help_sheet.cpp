#include "ui/dialogs/help_sheet.h"

#include "ui/widgets/key_table.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr QSize kFirstSize(720, 560);
}

HelpSheet::HelpSheet(const KeyTable& keys, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Keys and help"));
    auto* table = new QTableWidget(0, 3);
    table->setAccessibleName(tr("Keys"));
    table->setHorizontalHeaderLabels({tr("Keys"), tr("Act"), tr("Where")});
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    for (const KeyTable::Row& row : keys.rows()) {
        if (row.letters && !keys.lettersEnabled())
            continue;
        QStringList caps;
        for (const QKeySequence& key : row.keys)
            caps.append(keyCapText(key));
        const int at = table->rowCount();
        table->insertRow(at);
        table->setItem(at, 0, new QTableWidgetItem(caps.join(QStringLiteral("  "))));
        table->setItem(at, 1, new QTableWidgetItem(actText(row.act)));
        table->setItem(at, 2, new QTableWidgetItem(placeText(row.place)));
    }
    table->resizeColumnsToContents();
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    auto* note = new QLabel(tr(
        "Letters are heard only where nothing is being typed. They can be switched off in the preferences."));
    note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(table);
    layout->addWidget(note);
    layout->addWidget(buttons);
    resize(kFirstSize);
    table->setFocus();
}

} // namespace cotejo
