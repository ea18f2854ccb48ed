#include "ui/dialogs/correction_dialog.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr QSize kFirstSize(720, 520);
}

CorrectionDialog::CorrectionDialog(const QString& title, const QString& original, const QString& text,
                                   QWidget* parent)
    : QDialog(parent), m_original(original), m_text(new QPlainTextEdit(text)), m_problem(new QLabel)
{
    setWindowTitle(tr("Correct %1").arg(title));
    m_text->setAccessibleName(tr("Corrected answer"));
    m_text->setTabChangesFocus(true);
    m_problem->hide();
    auto* explanation =
        new QLabel(tr("The answer as shown is kept; the corrected text is recorded with the decision."));
    explanation->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Record correction"));
    connect(buttons, &QDialogButtonBox::accepted, this, &CorrectionDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] { Q_EMIT edited(corrected()); });
    m_text->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    resize(kFirstSize);
    m_text->setFocus();
}

bool CorrectionDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (enter && (key.modifiers() & Qt::ControlModifier) != 0) {
            if (!key.isAutoRepeat())
                accept();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

QString CorrectionDialog::corrected() const
{
    return m_text->toPlainText();
}

void CorrectionDialog::accept()
{
    if (corrected().trimmed().isEmpty() || corrected() == m_original) {
        m_problem->setText(corrected() == m_original ? tr("The text has not been changed.")
                                                     : tr("The corrected text is missing."));
        m_problem->show();
        m_text->setFocus();
        return;
    }
    QDialog::accept();
}

} // namespace cotejo
