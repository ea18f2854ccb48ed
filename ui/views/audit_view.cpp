#include "ui/views/audit_view.h"

#include "ui/models/audit_model.h"
#include "ui/models/error_text.h"
#include "ui/session/open_store.h"
#include "ui/session/review_session.h"
#include "ui/theme/space.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/role_label.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QShowEvent>
#include <QTreeView>
#include <QVBoxLayout>

namespace cotejo
{

AuditView::AuditView(ReviewSession& session, QWidget* parent)
    : LanguagePage(parent), m_session(session), m_model(new AuditModel(session, this)),
      m_title(new RoleLabel(TextRole::title)), m_state(new RoleLabel(TextRole::body, Ink::muted)),
      m_verify(new QPushButton), m_list(new QTreeView)
{
    m_state->setWordWrap(true);
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(true);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    row->setSpacing(space::kMedium);
    row->addWidget(m_title);
    row->addWidget(m_state, 1);
    row->addWidget(m_verify);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setFocusProxy(m_list);
    connect(m_verify, &QPushButton::clicked, this, &AuditView::verify);
    connect(&m_task, &AuditTask::finished, this, [this](const AuditResult& result) {
        m_result = result;
        showState();
    });
    // Another person may not see what this one saw.
    connect(&session, &ReviewSession::reviewerChanged, m_model, &AuditModel::reload);
    connect(&session, &ReviewSession::storeChanged, this, [this] {
        m_result.reset();
        m_model->reload();
        showState();
    });
    retranslate();
}

void AuditView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model->reload();
    for (int column = 0; column < AuditModel::HashColumn; ++column)
        m_list->resizeColumnToContents(column);
    verify();
}

void AuditView::verify()
{
    if (m_session.store() == nullptr)
        return;
    m_task.start(m_session.store()->file());
    m_result.reset();
    showState();
}

QString AuditView::state() const
{
    return m_state->text();
}

void AuditView::showState()
{
    m_verify->setEnabled(!m_task.isRunning());
    if (m_task.isRunning()) {
        m_state->setText(tr("Verifying the log…"));
        return;
    }
    if (!m_result) {
        m_state->setText(QString());
        return;
    }
    if (m_result->error) {
        m_state->setText(DeskSentences::pageError(tr("The log"), ErrorText::sentence(*m_result->error)));
        return;
    }
    QStringList parts;
    qint64 events = 0;
    for (const ChainState& chain : m_result->chains) {
        events += chain.events;
        if (chain.whole)
            continue;
        if (chain.firstBad >= 0)
            parts.append(DeskSentences::logBroken(QString::number(chain.firstBad), chain.device));
        else
            parts.append(tr("The chain of %1 is not whole: %2.").arg(chain.device, chain.why));
    }
    for (const QString& other : m_result->others)
        parts.append(tr("The file differs from its log: %1.").arg(other));
    if (parts.isEmpty())
        parts.append(tr("The log is whole: %n event(s) verified.", nullptr, static_cast<int>(events)));
    m_state->setTone(m_result->whole() ? std::nullopt : std::optional(Tone::failed));
    m_state->setText(parts.join(QLatin1Char(' ')));
}

void AuditView::retranslate()
{
    m_title->setText(tr("Log"));
    m_verify->setText(tr("Verify again"));
    m_list->setAccessibleName(tr("Log"));
    showState();
}

void AuditView::followLanguage()
{
    retranslate();
    m_model->reload();
}

} // namespace cotejo
