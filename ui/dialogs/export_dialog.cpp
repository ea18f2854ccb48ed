#include "ui/dialogs/export_dialog.h"

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

namespace cotejo
{

ExportDialog::ExportDialog(const QString& folder, QWidget* parent)
    : QDialog(parent), m_format(new QComboBox),
      m_mark(new QCheckBox(tr("&Byte order mark (for spreadsheets that read accents wrong)"))),
      m_path(new QLineEdit(QDir(folder).filePath(QStringLiteral("cotejo.csv")))), m_problem(new QLabel)
{
    setWindowTitle(tr("Export the review log"));
    m_format->addItem(tr("CSV, for spreadsheets"), QVariant::fromValue(ExportWish::Form::Csv));
    m_format->addItem(tr("XLSX, a workbook"), QVariant::fromValue(ExportWish::Form::Xlsx));
    m_format->addItem(tr("JSON Lines, for programs"), QVariant::fromValue(ExportWish::Form::JsonLines));
    m_format->setAccessibleName(tr("Form"));
    m_path->setAccessibleName(tr("File"));
    m_problem->hide();
    auto* choose = new QPushButton(tr("Choose…"));
    auto* place = new QHBoxLayout;
    place->addWidget(m_path, 1);
    place->addWidget(choose);
    auto* form = new QFormLayout;
    form->addRow(tr("F&orm"), m_format);
    form->addRow(tr("&File"), place);
    form->addRow(QString(), m_mark);
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
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::followFormat);
    connect(choose, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getSaveFileName(this, tr("Export to"), m_path->text(), QString(),
                                                          nullptr, QFileDialog::DontConfirmOverwrite);
        if (!path.isEmpty())
            m_path->setText(path);
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ExportDialog::followFormat()
{
    const auto form = m_format->currentData().value<ExportWish::Form>();
    m_mark->setEnabled(form == ExportWish::Form::Csv);
    const QFileInfo file(m_path->text());
    const QString end = form == ExportWish::Form::Csv    ? QStringLiteral(".csv")
                        : form == ExportWish::Form::Xlsx ? QStringLiteral(".xlsx")
                                                         : QStringLiteral(".jsonl");
    m_path->setText(file.dir().filePath(file.completeBaseName() + end));
}

ExportWish ExportDialog::wish() const
{
    return {m_format->currentData().value<ExportWish::Form>(), m_mark->isChecked() && m_mark->isEnabled(),
            m_path->text()};
}

void ExportDialog::accept()
{
    const QString path = m_path->text().trimmed();
    if (path.isEmpty() || QFileInfo(path).isDir()) {
        m_problem->setText(tr("A file name is missing."));
        m_problem->show();
        m_path->setFocus();
        return;
    }
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
