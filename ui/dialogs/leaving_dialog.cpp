#include "ui/dialogs/leaving_dialog.h"

#include "ui/widgets/desk_sentences.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr QSize kLeavingSize(760, 520);
}

LeavingDialog::LeavingDialog(const Words& words, QWidget* parent)
    : QDialog(parent), m_text(new QPlainTextEdit(words.text))
{
    setWindowTitle(tr("This leaves the computer"));
    auto* first = new QLabel(DeskSentences::beforeSending(words.host));
    first->setWordWrap(true);
    auto* to = new QLabel(
        tr("The text below goes out, and nothing else of the case. Identifiers that were found are "
           "replaced by labels; look for those that were not."));
    to->setWordWrap(true);
    const QString model = words.model.isEmpty() ? tr("the service's own") : words.model;
    auto* with = new QLabel(words.withKey ? tr("Model asked for: %1. The key goes with it.").arg(model)
                                          : tr("Model asked for: %1. No key.").arg(model));
    with->setWordWrap(true);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("What is sent"));
    auto* buttons = new QDialogButtonBox;
    QPushButton* send = buttons->addButton(tr("&Send"), QDialogButtonBox::AcceptRole);
    QPushButton* stay = buttons->addButton(tr("Send &nothing"), QDialogButtonBox::RejectRole);
    send->setAutoDefault(false);
    stay->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(first);
    layout->addWidget(to);
    layout->addWidget(with);
    layout->addWidget(m_text, 1);
    layout->addWidget(buttons);
    resize(kLeavingSize);
    stay->setFocus();
}

QString LeavingDialog::shown() const
{
    return m_text->toPlainText();
}

} // namespace cotejo
