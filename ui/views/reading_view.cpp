#include "ui/views/reading_view.h"

#include "ui/models/error_text.h"
#include "ui/models/reading_model.h"
#include "ui/session/review_session.h"
#include "ui/theme/space.h"
#include "ui/widgets/comment_edit.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/role_label.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace cotejo
{

ReadingView::ReadingView(ReviewSession& session, QWidget* parent)
    : LanguagePage(parent), m_session(session), m_model(new ReadingModel(session, this)),
      m_title(new RoleLabel(TextRole::title)), m_due(new RoleLabel(TextRole::body, Ink::muted)),
      m_read(new QPushButton), m_empty(new RoleLabel(TextRole::body, Ink::muted)), m_list(new QTreeView),
      m_details(new QWidget), m_first(new RoleLabel), m_second(new RoleLabel),
      m_sentence(new RoleLabel(TextRole::bodyStrong)), m_why(new CommentEdit), m_problem(new RoleLabel),
      m_firstHolds(new QPushButton), m_secondHolds(new QPushButton), m_open(new QPushButton)
{
    for (RoleLabel* label : {m_due, m_empty, m_first, m_second, m_sentence, m_problem})
        label->setWordWrap(true);
    for (RoleLabel* label : {m_first, m_second})
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
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
    head->addWidget(m_due, 1);
    head->addWidget(m_read);
    auto* sides = new QHBoxLayout;
    sides->setSpacing(space::kLarge);
    sides->addWidget(m_first, 1);
    sides->addWidget(m_second, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kSmall);
    for (QPushButton* button : {m_firstHolds, m_secondHolds, m_open})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto* details = new QVBoxLayout(m_details);
    details->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kMedium);
    details->setSpacing(space::kSmall);
    details->addLayout(sides);
    details->addWidget(m_sentence);
    details->addWidget(m_why);
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
    connect(m_model, &ReadingModel::counted, this, &ReadingView::counted);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_list->setCurrentIndex(m_model->index(qMax(0, m_model->rowOf(m_shown)), 0));
        retranslate();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ReadingView::showCurrent);
    connect(m_list, &QTreeView::activated, m_open, &QPushButton::click);
    connect(m_read, &QPushButton::clicked, this, &ReadingView::queueWanted);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (const ReadingPair* pair = current())
            Q_EMIT caseWanted(QString::fromStdString(pair->first.decision.item));
    });
    connect(m_firstHolds, &QPushButton::clicked, this, [this] { rule(true); });
    connect(m_secondHolds, &QPushButton::clicked, this, [this] { rule(false); });
    retranslate();
}

const ReadingPair* ReadingView::current() const
{
    return m_model->pair(m_list->currentIndex().row());
}

QString ReadingView::problem() const
{
    return m_problem->text();
}

void ReadingView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model->reload();
    for (int column = 0; column < ReadingModel::WhyColumn; ++column)
        m_list->resizeColumnToContents(column);
}

void ReadingView::showCurrent()
{
    const ReadingPair* pair = current();
    m_empty->setVisible(pair == nullptr);
    m_list->setVisible(pair != nullptr);
    m_details->setVisible(pair != nullptr);
    if (pair == nullptr)
        return;
    if (pair->first.event != m_shown) {
        m_shown = pair->first.event;
        m_why->clear();
        m_problem->clear();
    }
    m_first->setText(tr("First reading") + QLatin1Char('\n') + ReadingModel::told(pair->first));
    m_second->setText(tr("Second reading") + QLatin1Char('\n') + ReadingModel::told(*pair->second));
    const bool open = pair->awaitsRuling();
    if (pair->ruling)
        m_sentence->setText(tr("Ruling") + QStringLiteral(": ") + ReadingModel::told(*pair->ruling));
    else
        m_sentence->setText(open ? DeskSentences::adjudication() : tr("Both decided the same."));
    for (QWidget* part : {static_cast<QWidget*>(m_why), static_cast<QWidget*>(m_firstHolds),
                          static_cast<QWidget*>(m_secondHolds)})
        part->setVisible(open);
}

void ReadingView::rule(bool first)
{
    const ReadingPair* pair = current();
    if (pair == nullptr)
        return;
    ReviewDecision decision = first ? pair->first.decision : pair->second->decision;
    decision.by = m_session.reviewer().toStdString();
    decision.comment = m_why->toPlainText().trimmed().toStdString();
    const Result<EventReceipt> receipt = m_session.rule(pair->first.event, decision);
    m_problem->setText(receipt ? QString() : ErrorText::sentence(receipt.error()));
    if (!receipt) {
        m_why->setFocus();
        return;
    }
    m_why->clear();
    m_list->setCurrentIndex(m_model->index(0, 0)); // the next that awaits a ruling
    m_list->setFocus();
}

void ReadingView::retranslate()
{
    const int due = m_model->due();
    m_title->setText(tr("Second readings"));
    m_due->setText(due == 0 ? tr("None awaits you.")
                            : tr("%n item(s) await a second reading by you.", nullptr, due));
    m_read->setText(tr("&Read them"));
    m_read->setEnabled(due > 0);
    m_empty->setText(tr("Nothing has been read twice yet."));
    m_list->setAccessibleName(tr("Second readings"));
    m_why->setAccessibleName(tr("Why this reading holds"));
    m_why->setPlaceholderText(tr("Why this reading holds"));
    m_firstHolds->setText(tr("The f&irst holds"));
    m_secondHolds->setText(tr("The &second holds"));
    m_open->setText(tr("&Open the case"));
    showCurrent();
}

void ReadingView::followLanguage()
{
    retranslate();
    m_model->reload();
}

} // namespace cotejo
