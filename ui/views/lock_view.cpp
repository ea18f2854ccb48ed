#include "ui/views/lock_view.h"

#include "ui/theme/space.h"
#include "ui/widgets/role_label.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace cotejo
{

LockView::LockView(QWidget* parent)
    : QWidget(parent), m_title(new RoleLabel(TextRole::figure)), m_words(new RoleLabel(TextRole::body)),
      m_go(new QPushButton), m_other(new QPushButton)
{
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignHCenter);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addStretch(1);
    column->addWidget(m_title, 0, Qt::AlignHCenter);
    column->addWidget(m_words);
    column->addWidget(m_go, 0, Qt::AlignHCenter);
    column->addWidget(m_other, 0, Qt::AlignHCenter);
    column->addStretch(2);
    setFocusProxy(m_go);
    connect(m_go, &QPushButton::clicked, this, &LockView::unlocked);
    connect(m_other, &QPushButton::clicked, this, &LockView::anotherWanted);
    retranslate();
}

void LockView::setReviewer(const QString& name)
{
    m_reviewer = name;
    retranslate();
}

void LockView::retranslate()
{
    m_title->setText(tr("Locked"));
    m_words->setText(tr("What was typed is kept. There is no password here: it only hides the screen."));
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
