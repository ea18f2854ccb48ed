#include "ui/dialogs/import_dialog.h"

#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr QSize kImportSize(560, 360);
}

ImportDialog::ImportDialog(QWidget* parent) : QDialog(parent), m_list(new QListWidget), m_problem(new QLabel)
{
    setWindowTitle(tr("Import"));
    setAcceptDrops(true);
    auto* explanation = new QLabel(tr(
        "Transcripts and notes of RheumAI and BIOBADAMEX, and files of other programs (ChatGPT, traces, "
        "FHIR, CDA, REDCap, DOCX, RTF, PDF). What is already there is not added twice; what cannot be read "
        "is named and the rest goes in."));
    explanation->setWordWrap(true);
    m_list->setAccessibleName(tr("Files and folders"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_problem->hide();
    auto* files = new QPushButton(tr("Add &files…"));
    auto* folder = new QPushButton(tr("Add f&older…"));
    auto* remove = new QPushButton(tr("&Take off the list"));
    auto* side = new QHBoxLayout;
    side->addWidget(files);
    side->addWidget(folder);
    side->addWidget(remove);
    side->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Import"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addLayout(side);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(files, &QPushButton::clicked, this, &ImportDialog::chooseFiles);
    connect(folder, &QPushButton::clicked, this, &ImportDialog::chooseFolder);
    connect(remove, &QPushButton::clicked, this, [this] { qDeleteAll(m_list->selectedItems()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(kImportSize);
    files->setFocus();
}

void ImportDialog::addPaths(const QStringList& paths)
{
    for (const QString& path : paths) {
        if (m_list->findItems(path, Qt::MatchExactly).isEmpty())
            m_list->addItem(path);
    }
}

QStringList ImportDialog::paths() const
{
    QStringList paths;
    for (int i = 0; i < m_list->count(); ++i)
        paths.append(m_list->item(i)->text());
    return paths;
}

void ImportDialog::chooseFiles()
{
    addPaths(QFileDialog::getOpenFileNames(this, tr("Files to import"), QString(),
                                           tr("Transcripts and notes (*.json *.jsonl *.txt *.md *.html *.csv "
                                              "*.xml *.docx *.rtf *.pdf);;All files (*)")));
}

void ImportDialog::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder to import"));
    if (!folder.isEmpty())
        addPaths({folder});
}

void ImportDialog::accept()
{
    if (m_list->count() == 0) {
        m_problem->setText(tr("Add a file or a folder first."));
        m_problem->show();
        return;
    }
    QDialog::accept();
}

void ImportDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void ImportDialog::dropEvent(QDropEvent* event)
{
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    addPaths(paths);
}

} // namespace cotejo
