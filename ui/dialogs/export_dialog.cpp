#include "ui/dialogs/export_dialog.h"

#include "ui/models/error_text.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/message_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace cotejo
{
namespace
{
QString endingOf(ExportWish::Form form)
{
    switch (form) {
    case ExportWish::Form::Xlsx:
        return QStringLiteral(".xlsx");
    case ExportWish::Form::JsonLines:
        return QStringLiteral(".jsonl");
    case ExportWish::Form::Fhir:
        return QStringLiteral(".fhir.json");
    case ExportWish::Form::Csv:
        break;
    }
    return QStringLiteral(".csv");
}
} // namespace

ExportDialog::ExportDialog(const QString& folder, const QString& reviewer, Counting count, QWidget* parent)
    : QDialog(parent), m_count(std::move(count)), m_which(new QComboBox), m_format(new QComboBox),
      m_mark(new QCheckBox(tr("&Byte order mark (for spreadsheets that read accents wrong)"))),
      m_reveal(new QCheckBox(tr("&Show personal data; the log keeps who and why"))), m_why(new QLineEdit),
      m_path(new QLineEdit(QDir(folder).filePath(QStringLiteral("cotejo.csv")))), m_counted(new QLabel),
      m_problem(new QLabel)
{
    setWindowTitle(tr("Export the review log"));
    fillChoices(reviewer);
    m_path->setAccessibleName(tr("File"));
    m_why->setAccessibleName(tr("Why personal data are shown"));
    m_why->setPlaceholderText(tr("Why"));
    m_why->setEnabled(false);
    m_problem->hide();
    m_problem->setWordWrap(true);
    auto* choose = new QPushButton(tr("Choose…"));
    auto* place = new QHBoxLayout;
    place->addWidget(m_path, 1);
    place->addWidget(choose);
    auto* form = new QFormLayout;
    form->addRow(tr("&Decisions"), m_which);
    form->addRow(QString(), m_counted);
    form->addRow(tr("F&orm"), m_format);
    auto* fileLabel = new QLabel(tr("&File"));
    fileLabel->setBuddy(m_path); // a row of several has none by itself
    form->addRow(fileLabel, place);
    form->addRow(QString(), m_mark);
    form->addRow(QString(), m_reveal);
    form->addRow(QString(), m_why);
    auto* explanation = new QLabel(
        tr("Every decision is one row, also those undone; personal data in comments are masked. Beside the "
           "file a summary with its seal is written."));
    explanation->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Export"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(m_which, &QComboBox::currentIndexChanged, this, &ExportDialog::recount);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::followFormat);
    connect(m_reveal, &QCheckBox::toggled, m_why, &QWidget::setEnabled);
    connect(choose, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getSaveFileName(this, tr("Export to"), m_path->text(), QString(),
                                                          nullptr, QFileDialog::DontConfirmOverwrite);
        if (!path.isEmpty())
            m_path->setText(path);
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_job, &BackgroundJob::finished, this, &ExportDialog::takeCount);
    recount();
}

void ExportDialog::fillChoices(const QString& reviewer)
{
    m_which->addItem(tr("All, also those undone"), QString());
    m_which->addItem(tr("Only those that stand"), QStringLiteral("state=standing"));
    if (!reviewer.isEmpty() && !reviewer.contains(QLatin1Char('"')))
        m_which->addItem(tr("Only mine"), QStringLiteral("actor=\"%1\"").arg(reviewer));
    m_which->setAccessibleName(tr("Decisions"));
    m_format->addItem(tr("CSV, for spreadsheets"), QVariant::fromValue(ExportWish::Form::Csv));
    m_format->addItem(tr("XLSX, a workbook"), QVariant::fromValue(ExportWish::Form::Xlsx));
    m_format->addItem(tr("JSON Lines, for programs"), QVariant::fromValue(ExportWish::Form::JsonLines));
    m_format->addItem(tr("FHIR R4, with the notes' completeness"),
                      QVariant::fromValue(ExportWish::Form::Fhir));
    m_format->setAccessibleName(tr("Form"));
}

void ExportDialog::followFormat()
{
    const auto form = m_format->currentData().value<ExportWish::Form>();
    m_mark->setEnabled(form == ExportWish::Form::Csv);
    const QFileInfo file(m_path->text());
    QString name = file.completeBaseName();
    if (name.endsWith(QLatin1String(".fhir")))
        name.chop(5);
    m_path->setText(file.dir().filePath(name + endingOf(form)));
    recount();
}

void ExportDialog::recount()
{
    if (!m_count)
        return;
    m_counted->setText(tr("Counting…"));
    m_nothing = false;
    m_again = !m_job.start(m_count(wish()));
}

void ExportDialog::takeCount(const JobResult& result)
{
    if (std::exchange(m_again, false))
        return recount();
    m_nothing = !result.error && result.done == 0 && result.changed == 0;
    if (result.error)
        m_counted->setText(ErrorText::sentence(*result.error));
    else if (m_nothing)
        m_counted->setText(DeskSentences::nothingToExport());
    else if (wish().form == ExportWish::Form::Fhir)
        m_counted->setText(tr("%n decision(s)", nullptr, static_cast<int>(result.done)) +
                           QStringLiteral(", ") +
                           tr("%n note(s)", nullptr, static_cast<int>(result.changed)));
    else
        m_counted->setText(tr("%n decision(s)", nullptr, static_cast<int>(result.done)));
    m_which->setAccessibleDescription(m_counted->text());
}

QString ExportDialog::counted() const
{
    return m_counted->text();
}

ExportWish ExportDialog::wish() const
{
    return {m_format->currentData().value<ExportWish::Form>(), m_mark->isChecked() && m_mark->isEnabled(),
            m_path->text().trimmed(), m_which->currentData().toString(),
            m_reveal->isChecked() ? m_why->text().simplified() : QString()};
}

void ExportDialog::complain(const QString& sentence, QWidget* where)
{
    m_problem->setText(sentence);
    m_problem->show();
    where->setFocus();
}

void ExportDialog::accept()
{
    const QString path = m_path->text().trimmed();
    if (m_nothing)
        return complain(DeskSentences::nothingToExport(), m_which);
    if (path.isEmpty() || QFileInfo(path).isDir())
        return complain(tr("A file name is missing."), m_path);
    if (m_reveal->isChecked() && m_why->text().simplified().isEmpty())
        return complain(tr("Say why personal data are shown; the log keeps it."), m_why);
    if (QFileInfo::exists(path)) {
        MessageBox::Question question;
        question.title = tr("Replace the file?");
        question.text = tr("%1 is there already.").arg(QFileInfo(path).fileName());
        question.accept = tr("Replace");
        question.danger = true;
        if (MessageBox::ask(this, question) != MessageBox::Answer::accept)
            return;
    }
    QDialog::accept();
}

} // namespace cotejo
