#include "ui/views/registry_view.h"

#include "engine/completeness/form.h"
#include "ui/dialogs/one_line_dialog.h"
#include "ui/models/error_text.h"
#include "ui/models/field_text.h"
#include "ui/models/registry_model.h"
#include "ui/models/registry_sheet.h"
#include "ui/session/open_store.h"
#include "ui/session/registry_work.h"
#include "ui/session/review_session.h"
#include "ui/session/table_writer.h"
#include "ui/theme/appearance.h"
#include "ui/theme/space.h"
#include "ui/views/registry_side.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/heat_delegate.h"
#include "ui/widgets/heat_legend.h"
#include "ui/widgets/labeled_combo.h"
#include "ui/widgets/role_label.h"

#include <QBuffer>
#include <QFileInfo>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableView>

#include <utility>

namespace cotejo
{
namespace
{
constexpr int kSideWidth = 340;
constexpr int kWholeWidth = 1000;
constexpr int kLeastColumn = 84; // what a cell asks for its numbers
constexpr Disease kDiseases[] = {Disease::AR,  Disease::EA,  Disease::APs,
                                 Disease::LES, Disease::AIJ, Disease::OTR};
constexpr VisitContext kContexts[] = {VisitContext::INC, VisitContext::FUP, VisitContext::CHG,
                                      VisitContext::STP, VisitContext::AEV, VisitContext::DTH,
                                      VisitContext::PRG, VisitContext::LTF};
} // namespace

RegistryView::RegistryView(ReviewSession& session, QWidget* parent)
    : LanguagePage(parent), m_session(session), m_model(new RegistryModel(*session.engines().form, this)),
      m_title(new RoleLabel(TextRole::title)), m_grouping(new LabeledCombo), m_disease(new LabeledCombo),
      m_context(new LabeledCombo), m_from(new LabeledCombo), m_to(new LabeledCombo),
      m_export(new QPushButton), m_legend(new HeatLegend), m_table(new QTableView),
      m_remark(new RoleLabel(TextRole::secondary, Ink::muted)), m_side(new RegistrySide)
{
    auto* head = new QWidget;
    auto* margins = new QVBoxLayout(head);
    margins->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    auto* choices = new FlowLayout(space::kSmall, space::kTight);
    margins->addLayout(choices);
    choices->addWidget(m_title);
    for (LabeledCombo* combo : {m_grouping, m_disease, m_context, m_from, m_to}) {
        choices->addWidget(combo);
        connect(combo, &QComboBox::currentIndexChanged, this, &RegistryView::applyChoices);
    }
    choices->addWidget(m_export);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new HeatDelegate({RegistryModel::SharesRole, RegistryModel::NotesRole}, this));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(true);
    m_table->setCornerButtonEnabled(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(
        Qt::Alignment::fromInt(static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter) |
                               static_cast<int>(Qt::TextWordWrap)));
    m_table->horizontalHeader()->setHighlightSections(false);
    connect(&Appearance::instance(), &Appearance::changed, this, &RegistryView::followText);
    followText();
    m_table->verticalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_remark->setWordWrap(true);
    m_remark->setMargin(space::kMedium);
    auto* left = new QWidget;
    auto* rows = new QVBoxLayout(left);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    for (QWidget* part : {head, static_cast<QWidget*>(m_legend)})
        rows->addWidget(part);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_remark);
    auto* splitter = new QSplitter;
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(left);
    splitter->addWidget(m_side);
    splitter->setSizes({kWholeWidth - kSideWidth, kSideWidth});
    splitter->setStretchFactor(0, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(splitter);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setFocusProxy(m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& cell) { m_side->showCell(*m_model, cell); });
    connect(m_table, &QTableView::activated, m_side, &RegistrySide::focusNotes);
    connect(m_side, &RegistrySide::noteWanted, this, &RegistryView::noteWanted);
    connect(m_export, &QPushButton::clicked, this, &RegistryView::askForExport);
    connect(&m_job, &BackgroundJob::finished, this, &RegistryView::takeCounts);
    const auto changed = [this] {
        m_old = true;
        if (isVisible())
            count();
    };
    connect(&session, &ReviewSession::storeChanged, this, changed);
    connect(&session, &ReviewSession::documentsChanged, this, changed);
    connect(&session, &ReviewSession::fieldsChanged, this, changed);
    retranslate();
}

// With larger text the columns keep room for their numbers, and the table scrolls.
void RegistryView::followText()
{
    const TypeScale& type = Appearance::type();
    QHeaderView* header = m_table->horizontalHeader();
    header->setMinimumSectionSize(type.scaled(kLeastColumn));
    header->setMinimumHeight(2 * QFontMetrics(type.font(TextRole::body)).lineSpacing() +
                             type.scaled(space::kSmall));
}

void RegistryView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_old)
        count();
}

void RegistryView::count()
{
    if (m_session.store() == nullptr) {
        m_model->setNotes({});
        refresh();
        return;
    }
    m_read = std::make_shared<RegistryNotes>();
    m_again = !m_job.start(registryWork(m_session.store()->file(), m_read));
    m_old = false;
    refresh();
}

void RegistryView::takeCounts(const JobResult& result)
{
    if (std::exchange(m_again, false)) {
        count();
        return;
    }
    if (result.error)
        Q_EMIT warned(ErrorText::sentence(*result.error));
    m_unreadable = m_read->unreadable;
    m_model->setNotes(std::move(m_read->notes));
    fillChoices();
    refresh();
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(0, 0));
}

void RegistryView::fillChoices()
{
    const QSignalBlocker quiet[] = {QSignalBlocker(m_grouping), QSignalBlocker(m_disease),
                                    QSignalBlocker(m_context), QSignalBlocker(m_from), QSignalBlocker(m_to)};
    const auto refill = [](LabeledCombo* combo, const std::vector<std::pair<QString, QVariant>>& choices) {
        const QVariant chosen = combo->currentData();
        combo->clear();
        for (const auto& [name, code] : choices)
            combo->addItem(name, code);
        combo->setCurrentIndex(qMax(0, combo->findData(chosen)));
        combo->updateGeometry();
    };
    std::vector<std::pair<QString, QVariant>> choices;
    for (const RegistryGrouping grouping : {RegistryGrouping::Centre, RegistryGrouping::Disease,
                                            RegistryGrouping::Context, RegistryGrouping::Month})
        choices.emplace_back(RegistryModel::groupingName(grouping), static_cast<int>(grouping));
    refill(m_grouping, choices);
    choices = {{tr("all"), -1}};
    for (const Disease disease : kDiseases)
        choices.emplace_back(FieldText::disease(disease), static_cast<int>(disease));
    refill(m_disease, choices);
    choices = {{tr("all"), -1}};
    for (const VisitContext context : kContexts)
        choices.emplace_back(FieldText::context(context), static_cast<int>(context));
    refill(m_context, choices);
    choices = {{tr("the first"), QString()}};
    for (const QString& month : m_model->months())
        choices.emplace_back(FieldText::date(month), month);
    refill(m_from, choices);
    choices.front().first = tr("the last");
    refill(m_to, choices);
}

void RegistryView::applyChoices()
{
    RegistryFilter filter;
    if (const int disease = m_disease->currentData().toInt(); disease >= 0)
        filter.disease = static_cast<Disease>(disease);
    if (const int context = m_context->currentData().toInt(); context >= 0)
        filter.context = static_cast<VisitContext>(context);
    filter.fromMonth = m_from->currentData().toString();
    filter.toMonth = m_to->currentData().toString();
    m_model->setView(static_cast<RegistryGrouping>(m_grouping->currentData().toInt()), filter);
    refresh();
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(0, 0));
}

void RegistryView::refresh()
{
    QStringList parts;
    if (m_job.isRunning())
        parts.append(tr("Counting the notes."));
    else if (m_model->notes().empty())
        parts.append(tr("No notes in this file yet: nothing to count."));
    else if (m_model->rowCount() == 0)
        parts.append(tr("No data: no note with these filters."));
    else
        parts.append(tr("%n note(s) counted.", nullptr, m_model->counted()));
    if (m_unreadable > 0)
        parts.append(tr("%n could not be read.", nullptr, static_cast<int>(m_unreadable)));
    parts.append(tr("What does not apply is not counted."));
    m_remark->setText(parts.join(QLatin1Char(' ')));
    m_table->setVisible(m_model->rowCount() > 0);
    m_legend->setVisible(m_model->rowCount() > 0);
    m_export->setEnabled(m_model->rowCount() > 0);
    m_side->showCell(*m_model, m_table->currentIndex());
}

void RegistryView::askForExport()
{
    const QString folder = QFileInfo(m_session.storePath()).absolutePath();
    auto* dialog = new OneLineDialog(
        {tr("Export of the overview"),
         tr("%n note(s): %1. The name ends in .csv, .xlsx or .png.", nullptr, m_model->counted())
             .arg(m_model->filterText()),
         tr("&File"), tr("File"), tr("A file name is missing."), tr("Write")},
        folder + QStringLiteral("/registro.xlsx"), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { (void)writeTo(dialog->line()); });
    dialog->open();
}

bool RegistryView::writeTo(const QString& path)
{
    if (m_model->rowCount() == 0) {
        Q_EMIT warned(DeskSentences::nothingToExport());
        return false;
    }
    const TableSheet sheet = registrySheet(*m_model);
    QByteArray picture;
    QBuffer buffer(&picture);
    const bool drawn = path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive);
    if (drawn && (!buffer.open(QIODevice::WriteOnly) || !grab().save(&buffer, "PNG")))
        return false;
    const Result<std::string> written = drawn ? writeBytes(picture, path) : writeTable(sheet, path);
    if (!written) {
        Q_EMIT warned(ErrorText::sentence(written.error()));
        return false;
    }
    const auto rows = static_cast<std::int64_t>(sheet.rows.size());
    const Result<void> logged =
        m_session.recordWritten(QStringLiteral("registry: ") + m_model->filterText(), path, *written, rows);
    if (!logged)
        Q_EMIT warned(ErrorText::sentence(logged.error()));
    else
        Q_EMIT said(tr("Overview written to %1.").arg(path));
    return true;
}

void RegistryView::retranslate()
{
    m_title->setText(tr("Completeness of the notes"));
    m_grouping->setLabel(tr("Rows"));
    m_disease->setLabel(tr("Disease"));
    m_context->setLabel(tr("Visit"));
    m_from->setLabel(tr("From"));
    m_to->setLabel(tr("To"));
    m_export->setText(tr("E&xport…"));
    m_table->setAccessibleName(tr("Groups of notes by groups of fields"));
    fillChoices();
    applyChoices();
}

void RegistryView::followLanguage()
{
    retranslate();
}

} // namespace cotejo
