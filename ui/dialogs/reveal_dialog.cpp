#include "ui/dialogs/reveal_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cotejo
{

RevealDialog::RevealDialog(int count, QWidget* parent)
    : QDialog(parent), m_why(new QLineEdit), m_problem(new QLabel)
{
    setWindowTitle(tr("Show personal data"));
    auto* explanation = new QLabel(tr("%n personal data hidden. Showing them is recorded.", nullptr, count));
    explanation->setWordWrap(true);
    m_why->setAccessibleName(tr("Why"));
    m_problem->hide();
    auto* form = new QFormLayout;
    form->addRow(tr("&Why"), m_why);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Show"));
    connect(buttons, &QDialogButtonBox::accepted, this, &RevealDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    m_why->setFocus();
}

QString RevealDialog::why() const
{
    return m_why->text().simplified();
}

void RevealDialog::accept()
{
    if (why().isEmpty()) {
        m_problem->setText(tr("A reason is missing."));
        m_problem->show();
        m_why->setFocus();
        return;
    }
    QDialog::accept();
}

} // namespace cotejo
