#include "ui/dialogs/merge_dialog.h"

#include "engine/domain/codes.h"
#include "ui/models/error_text.h"
#include "ui/models/field_groups.h"
#include "ui/session/merge_work.h"
#include "ui/session/open_store.h"
#include "ui/session/review_session.h"
#include "ui/theme/space.h"
#include "ui/widgets/act_words.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr QSize kFirstMergeSize(780, 440);
constexpr int kSubject = Qt::UserRole;

QString saidByASide(const ConflictSide& side)
{
    const auto kind = fromCode<DecisionKind>(side.says);
    return kind ? decisionDone(*kind) : QString::fromStdString(side.says);
}
} // namespace

MergeDialog::MergeDialog(ReviewSession& session, QWidget* parent)
    : QDialog(parent), m_session(session), m_path(new QLineEdit),
      m_start(new QPushButton(tr("&Verify and take in"))), m_open(new QPushButton(tr("&Open the case"))),
      m_outcome(new QLabel(tr("No file was taken in yet."))), m_list(new QTreeWidget)
{
    setWindowTitle(tr("Take in a colleague's file"));
    resize(kFirstMergeSize);
    auto* explanation = new QLabel(tr(
        "Both files are verified first; one that was changed is refused. Nothing is doubled and nothing is "
        "decided for you: where two people differ, a person decides."));
    explanation->setWordWrap(true);
    m_outcome->setWordWrap(true);
    m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* choose = new QPushButton(tr("&Choose…"));
    auto* place = new QHBoxLayout;
    place->addWidget(m_path, 1);
    place->addWidget(choose);
    place->addWidget(m_start);
    auto* form = new QFormLayout;
    auto* fileLabel = new QLabel(tr("Colleague's &file"));
    fileLabel->setBuddy(m_path); // a row of several has none by itself
    form->addRow(fileLabel, place);
    m_path->setAccessibleName(tr("Colleague's file"));
    m_list->setHeaderLabels({tr("Where two people differ"), tr("What each says")});
    m_list->setAccessibleName(tr("Conflicts"));
    m_list->setRootIsDecorated(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    buttons->addButton(m_open, QDialogButtonBox::ActionRole);
    for (QPushButton* button : {m_start, m_open, choose, buttons->button(QDialogButtonBox::Close)})
        button->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(space::kSmall);
    layout->addWidget(explanation);
    layout->addLayout(form);
    layout->addWidget(m_outcome);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    connect(choose, &QPushButton::clicked, this, &MergeDialog::choose);
    connect(m_start, &QPushButton::clicked, this, &MergeDialog::start);
    connect(m_path, &QLineEdit::returnPressed, this, &MergeDialog::start);
    connect(m_open, &QPushButton::clicked, this, &MergeDialog::openCurrent);
    connect(m_list, &QTreeWidget::itemActivated, this, &MergeDialog::openCurrent);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_job, &BackgroundJob::finished, this, &MergeDialog::finish);
    connect(&session, &ReviewSession::decisionsChanged, this, &MergeDialog::refresh);
    connect(&session, &ReviewSession::storeChanged, this, &QDialog::reject);
    refresh();
    m_path->setFocus();
}

void MergeDialog::setPath(const QString& path)
{
    m_path->setText(path);
}

QString MergeDialog::outcome() const
{
    return m_outcome->text();
}

void MergeDialog::choose()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("A colleague's file"),
                                                      QFileInfo(m_session.storePath()).absolutePath(),
                                                      tr("Cotejo files (*.cotejo);;All files (*)"));
    if (!path.isEmpty())
        m_path->setText(path);
}

void MergeDialog::start()
{
    if (m_session.store() == nullptr || m_job.isRunning())
        return;
    const QString path = m_path->text().trimmed();
    if (path.isEmpty() || !QFileInfo(path).isFile()) {
        m_outcome->setText(tr("Choose a file that is there."));
        m_path->setFocus();
        return;
    }
    if (!m_session.readOnlyReason().isEmpty()) {
        m_outcome->setText(
            ErrorText::sentence({"store.read_only", "", m_session.readOnlyReason().toStdString()}));
        return;
    }
    m_summary = std::make_shared<MergeSummary>();
    m_start->setEnabled(false);
    m_outcome->setText(tr("Verifying both files…"));
    (void)m_job.start(mergeWork(m_session.store()->file(), path, m_session.reviewer(), m_summary));
}

void MergeDialog::finish(const JobResult& result)
{
    m_start->setEnabled(true);
    if (result.error) {
        m_outcome->setText(ErrorText::sentence(*result.error));
        m_path->setFocus();
        return;
    }
    m_others.clear();
    for (const MergeConflict& conflict : m_summary->conflicts) {
        if (conflict.kind != "decision")
            m_others.push_back(conflict);
    }
    refresh();
    const QString added = m_summary->events == 0 && m_summary->documents == 0
                              ? tr("Everything in it was here already.")
                              : tr("Taken in: %n event(s)", nullptr, static_cast<int>(m_summary->events)) +
                                    QStringLiteral(", ") +
                                    tr("%n document(s).", nullptr, static_cast<int>(m_summary->documents));
    const int conflicts = m_list->topLevelItemCount();
    m_outcome->setText(
        added + QLatin1Char(' ') +
        (conflicts == 0 ? tr("No conflict.") : tr("%n conflict(s) wait for a person.", nullptr, conflicts)));
    m_session.announceDocuments();
    m_session.announceFields();
    m_list->setFocus();
}

void MergeDialog::refresh()
{
    m_list->clear();
    if (m_session.store() == nullptr)
        return;
    const Result<std::vector<MergeConflict>> standing =
        conflictsToSettle(m_session.store()->readHandle(), m_session.reviewer().toStdString());
    if (!standing) {
        m_session.announceProblem(standing.error());
        return;
    }
    for (const MergeConflict& conflict : *standing)
        addConflict(conflict);
    for (const MergeConflict& conflict : m_others)
        addConflict(conflict);
    m_list->expandAll();
    m_list->resizeColumnToContents(0);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_open->setEnabled(m_list->topLevelItemCount() > 0);
}

void MergeDialog::addConflict(const MergeConflict& conflict)
{
    const QString subject = QString::fromStdString(conflict.subject);
    QString what;
    if (conflict.kind == "decision")
        what = tr("Decision on %1").arg(subject);
    else if (conflict.kind == "field")
        what = tr("Field %1 of %2").arg(fieldLabel(*m_session.engines().form, conflict.field), subject);
    else if (conflict.kind == "query" || conflict.kind == "query_answer")
        what = tr("Query on %1").arg(subject);
    else if (conflict.kind == "second_reading" || conflict.kind == "ruling")
        what = tr("Second reading of %1").arg(subject);
    else if (conflict.kind == "escalation_step")
        what = tr("Escalation of %1").arg(subject);
    else
        what = tr("Role of %1 (menu Help, Who reviews)").arg(subject);
    auto* row = new QTreeWidgetItem({what, QString()});
    row->setData(0, kSubject, conflict.kind == "role" ? QString() : subject);
    for (const ConflictSide& side : conflict.sides)
        row->addChild(new QTreeWidgetItem(
            {QString::fromStdString(side.actor) + QStringLiteral(", ") +
                 QString::fromStdString(side.at).left(16).replace(QLatin1Char('T'), QLatin1Char(' ')) +
                 QStringLiteral(" UTC"),
             saidByASide(side)}));
    m_list->addTopLevelItem(row);
}

void MergeDialog::openCurrent()
{
    QTreeWidgetItem* row = m_list->currentItem();
    if (row != nullptr && row->parent() != nullptr)
        row = row->parent();
    const QString subject = row == nullptr ? QString() : row->data(0, kSubject).toString();
    if (!subject.isEmpty())
        Q_EMIT caseWanted(subject);
}

} // namespace cotejo
