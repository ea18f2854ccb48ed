#include "ui/views/lock_view.h"

#include "engine/base/passphrase_hash.h"
#include "ui/theme/space.h"
#include "ui/widgets/role_label.h"

#include <QEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr int kPassphraseWidth = 260;
}

LockView::LockView(QWidget* parent)
    : QWidget(parent), m_passphrase(new QLineEdit), m_problem(new RoleLabel(TextRole::body)),
      m_title(new RoleLabel(TextRole::figure)), m_words(new RoleLabel(TextRole::body)), m_go(new QPushButton),
      m_other(new QPushButton)
{
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignHCenter);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addStretch(1);
    column->addWidget(m_title, 0, Qt::AlignHCenter);
    column->addWidget(m_words);
    m_passphrase->setEchoMode(QLineEdit::Password);
    m_passphrase->setMinimumWidth(kPassphraseWidth);
    column->addWidget(m_passphrase, 0, Qt::AlignHCenter);
    column->addWidget(m_problem, 0, Qt::AlignHCenter);
    column->addWidget(m_go, 0, Qt::AlignHCenter);
    column->addWidget(m_other, 0, Qt::AlignHCenter);
    column->addStretch(2);
    connect(m_go, &QPushButton::clicked, this, &LockView::tryToOpen);
    connect(m_passphrase, &QLineEdit::returnPressed, this, &LockView::tryToOpen);
    connect(m_other, &QPushButton::clicked, this, &LockView::anotherWanted);
    setHash(QString());
}

void LockView::setHash(const QString& hash)
{
    m_hash = hash;
    m_passphrase->setVisible(!hash.isEmpty());
    m_problem->setVisible(!hash.isEmpty());
    m_other->setVisible(hash.isEmpty());
    setFocusProxy(hash.isEmpty() ? static_cast<QWidget*>(m_go) : m_passphrase);
    retranslate();
}

void LockView::shut()
{
    m_passphrase->clear();
    m_problem->setText(QString());
}

QString LockView::problem() const
{
    return m_problem->text();
}

void LockView::tryToOpen()
{
    if (m_hash.isEmpty() || passphraseOpens(m_hash.toStdString(), m_passphrase->text().toStdString())) {
        shut();
        Q_EMIT unlocked();
        return;
    }
    m_problem->setText(tr("That is not the passphrase."));
    m_passphrase->setFocus();
    m_passphrase->selectAll();
}

void LockView::setReviewer(const QString& name)
{
    m_reviewer = name;
    retranslate();
}

void LockView::retranslate()
{
    m_title->setText(tr("Locked"));
    m_words->setText(m_hash.isEmpty()
                         ? tr("What was typed is kept. There is no password here: it only hides the screen.")
                         : tr("What was typed is kept. The passphrase opens it again."));
    m_passphrase->setPlaceholderText(tr("Passphrase"));
    m_passphrase->setAccessibleName(tr("Passphrase"));
    m_go->setText(m_reviewer.isEmpty() ? tr("&Go on") : tr("&Go on as %1").arg(m_reviewer));
    m_other->setText(tr("&Somebody else…"));
}

void LockView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace cotejo
