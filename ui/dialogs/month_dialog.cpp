#include "ui/dialogs/month_dialog.h"

#include "ui/models/field_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr int kMonths = 24;
constexpr int kPathWidth = 380;
} // namespace

MonthDialog::MonthDialog(const QString& folder, QDate today, QWidget* parent)
    : QDialog(parent), m_folder(folder), m_month(new QComboBox), m_path(new QLineEdit), m_problem(new QLabel)
{
    setWindowTitle(tr("Report of a month"));
    for (int back = 0; back < kMonths; ++back) {
        const QString month = today.addMonths(-back).toString(QStringLiteral("yyyy-MM"));
        m_month->addItem(FieldText::date(month), month);
    }
    m_month->setAccessibleName(tr("Month"));
    m_path->setAccessibleName(tr("File"));
    m_path->setMinimumWidth(kPathWidth);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* explanation = new QLabel(
        tr("Counts of decisions, reasons and escalations, and how complete the notes of the month are, with "
           "pictures. No text of a patient. The name ends in .pdf or .html."));
    explanation->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("&Month"), m_month);
    form->addRow(tr("&File"), m_path);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Write"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(m_month, &QComboBox::currentIndexChanged, this, &MonthDialog::followMonth);
    connect(buttons, &QDialogButtonBox::accepted, this, &MonthDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    followMonth();
}

void MonthDialog::followMonth()
{
    m_path->setText(m_folder + QStringLiteral("/cotejo-") + month() + QStringLiteral(".pdf"));
}

QString MonthDialog::month() const
{
    return m_month->currentData().toString();
}

QString MonthDialog::path() const
{
    return m_path->text().trimmed();
}

void MonthDialog::accept()
{
    const QString ending = QFileInfo(path()).suffix().toLower();
    if (ending == QLatin1String("pdf") || ending == QLatin1String("html")) {
        QDialog::accept();
        return;
    }
    m_problem->setText(tr("A file name that ends in .pdf or .html is missing."));
    m_problem->show();
    m_path->setFocus();
}

} // namespace cotejo
