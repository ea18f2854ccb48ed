#include "ui/dialogs/who_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace cotejo
{

WhoDialog::WhoDialog(const QString& name, QWidget* parent)
    : QDialog(parent), m_name(new QLineEdit(name)), m_problem(new QLabel)
{
    setWindowTitle(tr("Who reviews"));
    auto* explanation = new QLabel(
        tr("Every decision is kept with the name of the person who made it. The name is not checked."));
    explanation->setWordWrap(true);
    m_name->setAccessibleName(tr("Name"));
    m_problem->hide();
    auto* form = new QFormLayout;
    form->addRow(tr("&Name"), m_name);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &WhoDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    m_name->setFocus();
}

QString WhoDialog::name() const
{
    return m_name->text().simplified();
}

void WhoDialog::accept()
{
    if (name().isEmpty()) {
        m_problem->setText(tr("A name is missing."));
        m_problem->show();
        m_name->setFocus();
        return;
    }
    QDialog::accept();
}

} // namespace cotejo
