#include "ui/dialogs/help_sheet.h"

#include "ui/widgets/key_sheet.h"
#include "ui/widgets/verdict_meanings.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr QSize kHelpSize(760, 560);
}

HelpSheet::HelpSheet(const KeyTable& keys, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Keys and help"));
    auto* sheet = new KeySheet;
    sheet->setTable(keys);
    sheet->setTabKeyNavigation(false);
    auto* note = new QLabel(tr(
        "Letters are heard only where nothing is being typed. They can be switched off in the preferences."));
    note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    auto* keysPage = new QWidget;
    auto* column = new QVBoxLayout(keysPage);
    column->addWidget(sheet, 1);
    column->addWidget(note);
    auto* pages = new QTabWidget;
    pages->setAccessibleName(tr("Pages of the help"));
    pages->tabBar()->setAccessibleName(tr("Pages of the help"));
    pages->addTab(keysPage, tr("Keys"));
    pages->addTab(new VerdictMeanings, tr("What each verdict means"));
    layout->addWidget(pages, 1);
    layout->addWidget(buttons);
    resize(kHelpSize);
    sheet->setFocus();
}

} // namespace cotejo
