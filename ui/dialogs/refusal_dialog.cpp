#include "ui/dialogs/refusal_dialog.h"

#include "ui/models/error_text.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr QSize kRefusalSize(760, 420);
}

RefusalDialog::RefusalDialog(const ImportSummary& summary, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Not accepted"));
    auto* table = new QTableWidget(static_cast<int>(summary.refused.size()), 3);
    table->setAccessibleName(tr("Not accepted"));
    table->setHorizontalHeaderLabels({tr("File"), tr("Place"), tr("Why")});
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    int row = 0;
    for (const RefusalLine& line : summary.refused) {
        QStringList place;
        if (line.line)
            place.append(tr("line %1").arg(*line.line));
        if (line.record)
            place.append(tr("record %1").arg(*line.record + 1));
        if (!line.pointer.isEmpty())
            place.append(line.pointer);
        table->setItem(row, 0, new QTableWidgetItem(line.file));
        table->setItem(row, 1, new QTableWidgetItem(place.join(QStringLiteral(", "))));
        table->setItem(row, 2, new QTableWidgetItem(ErrorText::sentence(line.error)));
        table->item(row, 2)->setToolTip(QString::fromStdString(line.error.detail));
        ++row;
    }
    table->resizeColumnsToContents();
    table->horizontalHeader()->setStretchLastSection(true);
    auto* count = new QLabel(
        tr("%n record(s) refused.", nullptr, static_cast<int>(summary.refusedTotal)) +
        (summary.refusedTotal > summary.refused.size()
             ? QString(QLatin1Char(' ') + tr("The first %1 are listed.").arg(summary.refused.size()))
             : QString()));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(count);
    layout->addWidget(table, 1);
    layout->addWidget(buttons);
    resize(kRefusalSize);
    table->setFocus();
}

} // namespace cotejo
