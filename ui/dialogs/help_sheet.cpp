#include "ui/dialogs/help_sheet.h"

#include "ui/widgets/key_sheet.h"

#include <QDialogButtonBox>
#include <QLabel>
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
    layout->addWidget(sheet, 1);
    layout->addWidget(note);
    layout->addWidget(buttons);
    resize(kHelpSize);
    sheet->setFocus();
}

} // namespace cotejo
