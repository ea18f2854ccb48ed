#include "ui/views/agreement_view.h"

#include "ui/models/agreement_model.h"
#include "ui/theme/space.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/interval_delegate.h"
#include "ui/widgets/role_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace cotejo
{

AgreementView::AgreementView(ReviewSession& session, QWidget* parent)
    : LanguagePage(parent), m_model(new AgreementModel(session, this)),
      m_title(new RoleLabel(TextRole::title)), m_summary(new RoleLabel(TextRole::body, Ink::muted)),
      m_measure(new QComboBox), m_empty(new RoleLabel(TextRole::body, Ink::muted)), m_list(new QTreeView),
      m_countsTitle(new RoleLabel(TextRole::bodyStrong)), m_counts(new QTableWidget),
      m_remark(new RoleLabel(TextRole::secondary, Ink::muted))
{
    for (RoleLabel* label : {m_summary, m_empty, m_remark})
        label->setWordWrap(true);
    for (RoleLabel* label : {m_empty, m_countsTitle, m_remark})
        label->setMargin(space::kMedium);
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAllColumnsShowFocus(true);
    m_list->setItemDelegateForColumn(
        AgreementModel::AxisColumn,
        new IntervalDelegate(
            {AgreementModel::EstimateRole, AgreementModel::LowRole, AgreementModel::HighRole}, this));
    m_counts->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_counts->setFrameShape(QFrame::NoFrame);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    head->setSpacing(space::kMedium);
    head->addWidget(m_title);
    head->addWidget(m_summary, 1);
    head->addWidget(m_measure);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_empty);
    layout->addWidget(m_list, 3);
    layout->addWidget(m_countsTitle);
    layout->addWidget(m_counts, 2);
    layout->addWidget(m_remark);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setFocusProxy(m_list);
    connect(m_measure, &QComboBox::currentIndexChanged, this, [this] {
        m_model->setMeasure(m_measure->currentData().toString());
        refresh();
    });
    connect(m_counts, &QTableWidget::activated, this, &AgreementView::readingsWanted);
    retranslate();
}

void AgreementView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model->reload();
    fillMeasures();
    refresh();
}

void AgreementView::fillMeasures()
{
    const QSignalBlocker quiet(m_measure);
    const QVariant chosen = m_measure->currentData();
    m_measure->clear();
    for (const AgreementModel::Measure& measure : m_model->measures())
        m_measure->addItem(measure.name, measure.code);
    m_measure->setCurrentIndex(qMax(0, m_measure->findData(chosen)));
}

void AgreementView::refresh()
{
    const bool any = m_model->rowCount() > 0;
    m_summary->setText(any ? m_model->summary() : QString());
    m_empty->setText(DeskSentences::noneInCommon());
    m_empty->setVisible(!any);
    for (QWidget* part : {static_cast<QWidget*>(m_list), static_cast<QWidget*>(m_countsTitle),
                          static_cast<QWidget*>(m_counts), static_cast<QWidget*>(m_remark)})
        part->setVisible(any);
    for (int column = 0; column < AgreementModel::UsedColumn; ++column)
        m_list->resizeColumnToContents(column);
    fillCounts();
}

void AgreementView::fillCounts()
{
    const QStringList& words = m_model->words();
    const auto size = static_cast<int>(words.size());
    m_counts->clear();
    m_counts->setRowCount(size);
    m_counts->setColumnCount(size);
    m_counts->setVerticalHeaderLabels(words);
    m_counts->setHorizontalHeaderLabels(words);
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            auto* cell = new QTableWidgetItem(QString::number(m_model->countOf(row, column)));
            cell->setTextAlignment(Qt::AlignCenter);
            m_counts->setItem(row, column, cell);
        }
    }
    m_counts->resizeColumnsToContents();
}

void AgreementView::retranslate()
{
    m_title->setText(tr("Agreement"));
    m_measure->setAccessibleName(tr("What is compared"));
    m_list->setAccessibleName(tr("Coefficients"));
    m_countsTitle->setText(tr("First reading down, second across; Enter opens the pairs"));
    m_counts->setAccessibleName(tr("Counts"));
    m_remark->setText(tr("Agreement says that two people decided alike, not that they were right."));
    fillMeasures();
    refresh();
}

void AgreementView::followLanguage()
{
    m_model->reload();
    retranslate();
}

} // namespace cotejo
