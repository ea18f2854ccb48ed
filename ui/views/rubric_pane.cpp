#include "ui/views/rubric_pane.h"

#include "ui/models/rubric_model.h"
#include "ui/session/review_session.h"
#include "ui/theme/space.h"
#include "ui/widgets/key_filter.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/role_label.h"

#include <QEvent>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace cotejo
{

RubricPane::RubricPane(ReviewSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_desk(session), m_model(new RubricModel(this)),
      m_list(new QTreeView), m_score(new RoleLabel(TextRole::bodyStrong)), m_critical(new NoticeBar),
      m_path(new RoleLabel(TextRole::secondary, Ink::muted)),
      m_detail(new RoleLabel(TextRole::secondary, Ink::muted)), m_counts(new QPushButton),
      m_takeBack(new QPushButton)
{
    KeyFilter::setPlace(this, KeyPlace::readingPanes);
    KeyFilter::setPlace(m_list, KeyPlace::rubricList);
    m_list->setModel(m_model);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(RubricModel::CriterionColumn, QHeaderView::Stretch);
    m_detail->setWordWrap(true);
    m_path->setElided(true);
    m_critical->hide();
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(space::kSmall, space::kHair, space::kSmall, space::kHair);
    foot->addWidget(m_detail, 1);
    foot->addWidget(m_takeBack);
    foot->addWidget(m_counts);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::kSmall, space::kHair, space::kSmall, space::kHair);
    head->setSpacing(space::kMedium);
    head->addWidget(m_score);
    head->addWidget(m_path, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_critical);
    layout->addWidget(m_list, 1);
    layout->addLayout(foot);
    setFocusProxy(m_list);
    connect(&session, &ReviewSession::itemOpened, this, &RubricPane::askAnew);
    connect(&m_desk, &RubricDesk::judged, this, &RubricPane::showReading);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &RubricPane::showChosen);
    connect(m_list, &QTreeView::activated, this, &RubricPane::goToPlace);
    connect(m_counts, &QPushButton::clicked, this, &RubricPane::toggleCounts);
    connect(m_takeBack, &QPushButton::clicked, this, [this] {
        if (const auto leaf = m_model->leaf(m_list->currentIndex())) {
            m_next = leaf;
            (void)m_desk.mark(*leaf, std::nullopt);
        }
    });
    showReading();
}

void RubricPane::askAnew()
{
    m_due = true;
    if (isVisible()) {
        m_due = false;
        m_desk.read();
    } else {
        m_model->setReading(nullptr);
        Q_EMIT counted(-1);
    }
}

void RubricPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (std::exchange(m_due, false))
        m_desk.read();
}

void RubricPane::showReading()
{
    std::optional<std::uint32_t> stay = std::exchange(m_next, std::nullopt);
    if (!stay)
        stay = m_model->leaf(m_list->currentIndex());
    m_model->setReading(m_desk.reading());
    m_list->setAccessibleName(tr("Rubric"));
    m_list->expandAll();
    if (const QModelIndex rest = m_model->notAsked(); rest.isValid())
        m_list->collapse(rest);
    m_score->setText(m_model->score());
    m_critical->setVisible(!m_model->critical().isEmpty());
    m_critical->setNotice(Tone::failed, QStringLiteral("verdict-failed"), m_model->critical());
    m_path->setFullText(m_model->dearestPath());
    m_takeBack->setText(tr("&Take back"));
    QModelIndex current = stay && m_model->reading() ? m_model->indexOf(*stay) : QModelIndex();
    if (!current.isValid())
        current = m_model->nextLeaf({});
    if (current.isValid())
        m_list->setCurrentIndex(current);
    showChosen();
    int failed = -1;
    if (m_model->reading()) {
        const auto& leaves = m_model->reading()->together.card.leaves;
        failed = static_cast<int>(std::count_if(leaves.begin(), leaves.end(),
                                                [](const ScoredLeaf& leaf) { return leaf.result == false; }));
    }
    Q_EMIT counted(failed);
}

void RubricPane::showChosen()
{
    const QModelIndex index = m_list->currentIndex();
    const auto leaf = m_model->leaf(index);
    m_detail->setText(leaf ? m_model->detail(index)
                           : tr("1 met, 2 not met, 3 not applicable, 4 cannot judge; Enter goes to the "
                                "place. Judged by rules and people; no clinician has approved the tree."));
    m_counts->setVisible(leaf.has_value());
    m_takeBack->setVisible(leaf && m_model->reading()->words.contains(*leaf));
    if (leaf)
        m_counts->setText(m_model->state(*leaf) == RubricModel::State::inactive ? tr("&Let it count")
                                                                                : tr("&Leave it out"));
}

void RubricPane::mark(int index)
{
    const QModelIndex current = m_list->currentIndex();
    const auto leaf = m_model->leaf(current);
    if (!leaf || index < 0 || index > 3)
        return;
    const QModelIndex next = m_model->nextLeaf(current);
    m_next = next.isValid() ? m_model->leaf(next) : leaf;
    if (!m_desk.mark(*leaf, static_cast<LeafWord>(index)))
        m_next.reset();
}

void RubricPane::toggleCounts()
{
    const auto leaf = m_model->leaf(m_list->currentIndex());
    if (!leaf)
        return;
    m_next = leaf;
    const bool counts = m_model->state(*leaf) != RubricModel::State::inactive;
    const auto switched = m_model->reading()->switches.find(*leaf);
    const bool back = switched != m_model->reading()->switches.end() && switched->second == counts;
    if (!m_desk.setCounts(*leaf, back ? std::nullopt : std::optional(!counts)))
        m_next.reset();
}

void RubricPane::goToPlace(const QModelIndex& index)
{
    const auto leaf = m_model->leaf(index);
    if (!leaf)
        return;
    const auto found = m_model->reading()->machine.findings.find(*leaf);
    if (found == m_model->reading()->machine.findings.end() || found->second.evidence.empty())
        return;
    const TextSpan& span = found->second.evidence.front().span;
    m_session.links().selectAnswerRange(static_cast<int>(span.start), static_cast<int>(span.end));
}

void RubricPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showReading();
}

} // namespace cotejo
