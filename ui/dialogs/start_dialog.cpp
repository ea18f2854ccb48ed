#include "ui/dialogs/start_dialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cotejo
{

StartDialog::StartDialog(const QString& name, const QString& storePath, QWidget* parent)
    : QDialog(parent), m_name(new QLineEdit(name)), m_path(new QLineEdit(storePath)), m_problem(new QLabel)
{
    setWindowTitle(tr("Welcome to Cotejo"));
    auto* explanation = new QLabel(tr("Every decision is kept, for good, in one file on this computer, with "
                                      "the name of the person who made it."));
    explanation->setWordWrap(true);
    m_name->setAccessibleName(tr("Your name"));
    m_path->setAccessibleName(tr("File for the reviews"));
    m_problem->hide();
    auto* choose = new QPushButton(tr("Choose…"));
    auto* place = new QHBoxLayout;
    place->addWidget(m_path, 1);
    place->addWidget(choose);
    auto* form = new QFormLayout;
    form->addRow(tr("Your &name"), m_name);
    auto* fileLabel = new QLabel(tr("&File for the reviews"));
    fileLabel->setBuddy(m_path); // a row of several has none by itself
    form->addRow(fileLabel, place);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Start"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(choose, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getSaveFileName(this, tr("File for the reviews"), m_path->text(),
                                                          tr("Cotejo files (*.cotejo)"), nullptr,
                                                          QFileDialog::DontConfirmOverwrite);
        if (!path.isEmpty())
            m_path->setText(path);
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &StartDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_name->setFocus();
}

QString StartDialog::name() const
{
    return m_name->text().simplified();
}

QString StartDialog::storePath() const
{
    return m_path->text().trimmed();
}

void StartDialog::accept()
{
    if (name().isEmpty() || storePath().isEmpty()) {
        m_problem->setText(name().isEmpty() ? tr("A name is missing.") : tr("A file is missing."));
        m_problem->show();
        (name().isEmpty() ? m_name : m_path)->setFocus();
        return;
    }
    QDialog::accept();
}

} // namespace cotejo
