#include "ui/dialogs/query_list_dialog.h"

#include "engine/completeness/form.h"
#include "ui/dialogs/one_line_dialog.h"
#include "ui/dialogs/text_dialog.h"
#include "ui/models/error_text.h"
#include "ui/models/field_groups.h"
#include "ui/models/field_text.h"
#include "ui/models/query_sheet.h"
#include "ui/session/report_printer.h"
#include "ui/session/review_session.h"
#include "ui/session/table_writer.h"
#include "ui/theme/space.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/role_label.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr QSize kFirstListSize(860, 480);
}

QueryListDialog::QueryListDialog(ReviewSession& session, QWidget* parent)
    : QDialog(parent), m_session(session), m_desk(session), m_closedToo(new QCheckBox(tr("Closed ones too"))),
      m_list(new QTreeWidget), m_text(nullptr), m_answer(new QPushButton(tr("&Answer…"))),
      m_close(new QPushButton(tr("C&lose…"))), m_write(new QPushButton(tr("&Print or export…")))
{
    setWindowTitle(tr("Queries to authors of notes"));
    resize(kFirstListSize);
    auto* text = new RoleLabel(TextRole::body);
    text->setWordWrap(true);
    m_text = text;
    m_list->setHeaderLabels({tr("Note"), tr("Field"), tr("State"), tr("Opened"), tr("Query"), tr("Answer")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setAccessibleName(tr("Queries"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close the list"));
    for (QPushButton* button : {m_answer, m_close, m_write})
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(space::kSmall);
    layout->addWidget(m_closedToo);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_text);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_closedToo, &QCheckBox::toggled, this, &QueryListDialog::refresh);
    connect(m_answer, &QPushButton::clicked, this, &QueryListDialog::answer);
    connect(m_close, &QPushButton::clicked, this, &QueryListDialog::closeQuery);
    connect(m_write, &QPushButton::clicked, this, &QueryListDialog::askForFile);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        const NoteQuery* query = current();
        m_text->setText(query == nullptr ? tr("No query yet: choose a field of a note and “Query…”.")
                                         : QString::fromStdString(query->text));
        m_answer->setEnabled(query != nullptr && query->state == NoteQueryState::open);
        m_close->setEnabled(query != nullptr && query->state != NoteQueryState::closed);
    });
    refresh();
    m_list->setFocus();
}

int QueryListDialog::shown() const
{
    return static_cast<int>(m_queries.size());
}

const NoteQuery* QueryListDialog::current() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? nullptr : &m_queries[static_cast<std::size_t>(row)];
}

void QueryListDialog::refresh()
{
    m_list->clear();
    m_queries.clear();
    Result<std::vector<NoteQuery>> read = m_desk.queries();
    if (!read) {
        m_session.announceProblem(read.error());
        return;
    }
    for (NoteQuery& query : *read) {
        if (m_closedToo->isChecked() || query.state != NoteQueryState::closed)
            m_queries.push_back(std::move(query));
    }
    for (const NoteQuery& query : m_queries)
        m_list->addTopLevelItem(new QTreeWidgetItem(
            {QString::fromStdString(query.note), fieldLabel(*m_session.engines().form, query.field),
             QuerySheet::state(query.state), QuerySheet::moment(query.openedAt, query.openedBy),
             QString::fromStdString(query.text), QString::fromStdString(query.answer)}));
    for (int column = 0; column < 4; ++column)
        m_list->resizeColumnToContents(column);
    m_write->setEnabled(!m_queries.empty());
    m_list->setCurrentItem(m_list->topLevelItem(0));
    if (m_queries.empty()) {
        m_text->setText(tr("No query yet: choose a field of a note and “Query…”."));
        m_answer->setEnabled(false);
        m_close->setEnabled(false);
    }
}

void QueryListDialog::answer()
{
    const NoteQuery* query = current();
    if (query == nullptr)
        return;
    auto* dialog = new TextDialog({tr("Answer"), QString::fromStdString(query->text), tr("Answer"),
                                   tr("The answer is missing."), tr("Record the answer")},
                                  QString(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = QString::fromStdString(query->id)] {
        (void)m_desk.answerQuery(id, dialog->text());
        refresh();
    });
    dialog->open();
}

void QueryListDialog::closeQuery()
{
    const NoteQuery* query = current();
    if (query == nullptr)
        return;
    auto* dialog = new OneLineDialog({tr("Close the query"), QString::fromStdString(query->text), tr("&Why"),
                                      tr("Why"), tr("A reason is missing."), tr("Close it")},
                                     QString(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = QString::fromStdString(query->id)] {
        (void)m_desk.closeQuery(id, dialog->line());
        refresh();
    });
    dialog->open();
}

void QueryListDialog::askForFile()
{
    const QString folder = QFileInfo(m_session.storePath()).absolutePath();
    auto* dialog = new OneLineDialog(
        {tr("List of queries"), tr("%n quer(y/ies). The name ends in .pdf, .html or .csv.", nullptr, shown()),
         tr("&File"), tr("File"), tr("A file name is missing."), tr("Write")},
        folder + QStringLiteral("/aclaraciones.pdf"), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { (void)writeTo(dialog->line()); });
    dialog->open();
}

bool QueryListDialog::writeTo(const QString& path)
{
    if (m_queries.empty()) {
        m_text->setText(DeskSentences::nothingToExport());
        return false;
    }
    const QDateTime now = QDateTime::fromMSecsSinceEpoch(m_session.clock().now().epochMs);
    const QString today = FieldText::date(now.date().toString(Qt::ISODate));
    const Result<std::string> written =
        path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)
            ? writeBytes(QuerySheet::csv(m_queries), path)
            : printReport(QuerySheet::page(m_queries, *m_session.engines().form, m_session.reviewer(), today),
                          path);
    const QString filter = m_closedToo->isChecked() ? QStringLiteral("queries: all")
                                                    : QStringLiteral("queries: open and answered");
    Result<void> logged;
    if (written)
        logged = m_session.recordWritten(filter, path, *written, shown());
    if (!written || !logged) {
        m_text->setText(ErrorText::sentence(!written ? written.error() : logged.error()));
        return false;
    }
    m_text->setText(tr("List written to %1.").arg(path));
    return true;
}

} // namespace cotejo
