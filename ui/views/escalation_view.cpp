#include "ui/views/escalation_view.h"

#include "ui/models/error_text.h"
#include "ui/models/escalation_model.h"
#include "ui/models/reason_label.h"
#include "ui/session/review_session.h"
#include "ui/theme/space.h"
#include "ui/widgets/comment_edit.h"
#include "ui/widgets/role_label.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace cotejo
{

EscalationView::EscalationView(ReviewSession& session, QWidget* parent)
    : LanguagePage(parent), m_session(session), m_model(new EscalationModel(session, this)),
      m_title(new RoleLabel(TextRole::title)), m_remark(new RoleLabel(TextRole::body, Ink::muted)),
      m_empty(new RoleLabel(TextRole::body, Ink::muted)), m_list(new QTreeView), m_details(new QWidget),
      m_about(new RoleLabel(TextRole::bodyStrong)), m_story(new RoleLabel(TextRole::body)),
      m_problem(new RoleLabel(TextRole::body)), m_answer(new CommentEdit), m_open(new QPushButton),
      m_acknowledge(new QPushButton), m_reply(new QPushButton), m_close(new QPushButton)
{
    for (RoleLabel* label : {m_remark, m_empty, m_about, m_story, m_problem})
        label->setWordWrap(true);
    m_problem->setTone(Tone::failed);
    m_empty->setMargin(space::kMedium);
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(true);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    head->setSpacing(space::kMedium);
    head->addWidget(m_title);
    head->addWidget(m_remark, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kSmall);
    for (QPushButton* button : {m_acknowledge, m_reply, m_close, m_open})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto* details = new QVBoxLayout(m_details);
    details->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kMedium);
    details->setSpacing(space::kSmall);
    details->addWidget(m_about);
    details->addWidget(m_story);
    details->addWidget(m_answer);
    details->addWidget(m_problem);
    details->addLayout(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_empty);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_details);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setFocusProxy(m_list);
    connect(m_model, &EscalationModel::counted, this, &EscalationView::counted);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        const int row = m_model->rowOf(m_shown);
        m_list->setCurrentIndex(m_model->index(qMax(0, row), 0));
        showCurrent();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &EscalationView::showCurrent);
    connect(m_list, &QTreeView::activated, m_open, &QPushButton::click);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (const EscalationRecord* record = current())
            Q_EMIT caseWanted(QString::fromStdString(record->item));
    });
    connect(m_acknowledge, &QPushButton::clicked, this, [this] { follow(EscalationStep::acknowledged); });
    connect(m_reply, &QPushButton::clicked, this, [this] { follow(EscalationStep::answered); });
    connect(m_close, &QPushButton::clicked, this, [this] { follow(EscalationStep::closed); });
    retranslate();
}

const EscalationRecord* EscalationView::current() const
{
    return m_model->record(m_list->currentIndex().row());
}

QString EscalationView::problem() const
{
    return m_problem->text();
}

void EscalationView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model->reload(); // ages have grown
    for (int column = 0; column < EscalationModel::ByColumn; ++column)
        m_list->resizeColumnToContents(column);
}

void EscalationView::showCurrent()
{
    const EscalationRecord* record = current();
    m_empty->setVisible(record == nullptr);
    m_list->setVisible(record != nullptr);
    m_details->setVisible(record != nullptr);
    if (record == nullptr)
        return;
    if (record->decision != m_shown) {
        m_shown = record->decision;
        m_answer->clear();
        m_problem->clear();
    }
    QStringList about{QString::fromStdString(record->item), EscalationModel::stateWord(record->state)};
    for (const std::string& code : record->reasons)
        about.append(reasonLabel(code));
    m_about->setText(about.join(QStringLiteral(" · ")));
    const QString comment = QString::fromStdString(record->comment);
    const QString story = m_model->story(*record);
    m_story->setText(comment.isEmpty() ? story : tr("“%1”").arg(comment) + QLatin1Char('\n') + story);
    m_acknowledge->setEnabled(record->state == "open");
    m_reply->setEnabled(record->waits() || record->state == "answered");
    m_close->setEnabled(record->waits() || record->state == "answered");
    m_answer->setEnabled(m_close->isEnabled());
}

void EscalationView::follow(EscalationStep step)
{
    const EscalationRecord* record = current();
    if (record == nullptr)
        return;
    const Result<EventReceipt> receipt =
        m_session.followEscalation(record->decision, step, m_answer->toPlainText().trimmed());
    m_problem->setText(receipt ? QString() : ErrorText::sentence(receipt.error()));
    if (receipt)
        m_answer->clear();
    else
        m_answer->setFocus();
    showCurrent();
}

void EscalationView::retranslate()
{
    m_title->setText(tr("Escalations"));
    m_remark->setText(tr("What was handed on. Cotejo contacts no one: tell people yourself."));
    m_empty->setText(tr("Nothing was handed on. E hands on the item on the Review page."));
    m_list->setAccessibleName(tr("Escalations"));
    m_answer->setAccessibleName(tr("Answer, or why it is closed"));
    m_answer->setPlaceholderText(tr("Answer, or why it is closed"));
    m_open->setText(tr("&Open the case"));
    m_acknowledge->setText(tr("A&cknowledge"));
    m_reply->setText(tr("A&nswer"));
    m_close->setText(tr("C&lose"));
    showCurrent();
}

void EscalationView::followLanguage()
{
    retranslate();
    m_model->reload();
}

} // namespace cotejo
