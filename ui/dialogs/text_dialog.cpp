#include "ui/dialogs/text_dialog.h"

#include "ui/theme/space.h"
#include "ui/widgets/role_label.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr QSize kTextSize(460, 150);
}

TextDialog::TextDialog(const Words& words, const QString& text, QWidget* parent)
    : QDialog(parent), m_text(new QPlainTextEdit(text)), m_problem(nullptr), m_missing(words.missing)
{
    setWindowTitle(words.title);
    auto* about = new RoleLabel(TextRole::body, Ink::muted);
    about->setText(words.explanation);
    about->setWordWrap(true);
    auto* problem = new RoleLabel(TextRole::body);
    problem->setTone(Tone::failed);
    problem->hide();
    m_problem = problem;
    m_text->setAccessibleName(words.name);
    m_text->setTabChangesFocus(true);
    m_text->setMinimumSize(kTextSize);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(words.accept);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(space::kSmall);
    layout->addWidget(about);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    m_text->setFocus();
    connect(buttons, &QDialogButtonBox::accepted, this, &TextDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QString TextDialog::text() const
{
    return m_text->toPlainText().trimmed();
}

void TextDialog::accept()
{
    if (text().isEmpty()) {
        m_problem->setText(m_missing);
        m_problem->show();
        m_text->setFocus();
        return;
    }
    QDialog::accept();
}

} // namespace cotejo
