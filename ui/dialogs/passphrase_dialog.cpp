#include "ui/dialogs/passphrase_dialog.h"

#include "engine/base/passphrase_hash.h"
#include "ui/models/error_text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cotejo
{

PassphraseDialog::PassphraseDialog(const QString& hash, QWidget* parent)
    : QDialog(parent), m_hash(hash), m_old(new QLineEdit), m_new(new QLineEdit), m_again(new QLineEdit),
      m_problem(new QLabel)
{
    setWindowTitle(tr("Passphrase of the lock"));
    auto* explanation = new QLabel(tr(
        "It opens the lock of this window and nothing else; files are not encrypted by it. It cannot be told "
        "to you again: who forgets it takes the line “lock_hash” out of the settings file."));
    explanation->setWordWrap(true);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* form = new QFormLayout;
    const auto add = [form](QLineEdit* line, const QString& label, const QString& name) {
        line->setEchoMode(QLineEdit::Password);
        line->setAccessibleName(name);
        form->addRow(label, line);
    };
    if (!hash.isEmpty())
        add(m_old, tr("&Present passphrase"), tr("Present passphrase"));
    add(m_new, tr("&New passphrase (empty: none)"), tr("New passphrase"));
    add(m_again, tr("The same &again"), tr("The same again"));
    m_old->setParent(hash.isEmpty() ? this : m_old->parentWidget());
    m_old->setVisible(!hash.isEmpty());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PassphraseDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QString PassphraseDialog::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->text();
}

void PassphraseDialog::complain(const QString& sentence, QLineEdit* where)
{
    m_problem->setText(sentence);
    m_problem->show();
    where->setFocus();
    where->selectAll();
}

void PassphraseDialog::accept()
{
    if (!m_hash.isEmpty() && !passphraseOpens(m_hash.toStdString(), m_old->text().toStdString()))
        return complain(tr("That is not the present passphrase."), m_old);
    if (m_new->text() != m_again->text())
        return complain(tr("The two are not the same."), m_again);
    if (m_new->text().isEmpty()) {
        m_hash.clear();
        return QDialog::accept();
    }
    const Result<std::string> hash = passphraseHash(m_new->text().toStdString());
    if (!hash)
        return complain(ErrorText::sentence(hash.error()), m_new);
    m_hash = QString::fromStdString(*hash);
    QDialog::accept();
}

} // namespace cotejo
