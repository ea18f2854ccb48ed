#include "ui/dialogs/one_line_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cotejo
{

OneLineDialog::OneLineDialog(const Words& words, const QString& line, QWidget* parent)
    : QDialog(parent), m_line(new QLineEdit(line)), m_problem(new QLabel), m_missing(words.missing)
{
    setWindowTitle(words.title);
    auto* explanation = new QLabel(words.explanation);
    explanation->setWordWrap(true);
    m_line->setAccessibleName(words.name);
    m_problem->hide();
    auto* form = new QFormLayout;
    form->addRow(words.label, m_line);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    if (!words.accept.isEmpty())
        buttons->button(QDialogButtonBox::Ok)->setText(words.accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &OneLineDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    m_line->setFocus();
}

QString OneLineDialog::line() const
{
    return m_line->text().simplified();
}

void OneLineDialog::accept()
{
    if (line().isEmpty()) {
        m_problem->setText(m_missing);
        m_problem->show();
        m_line->setFocus();
        return;
    }
    QDialog::accept();
}

} // namespace cotejo
