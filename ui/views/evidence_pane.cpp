#include "ui/views/evidence_pane.h"

#include "ui/models/evidence_model.h"
#include "ui/session/review_session.h"
#include "ui/theme/space.h"
#include "ui/widgets/answer_sentences.h"
#include "ui/widgets/key_filter.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/source_text_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

namespace cotejo
{

EvidencePane::EvidencePane(ReviewSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new EvidenceModel(this)), m_list(new QTreeView),
      m_remark(new RoleLabel(TextRole::secondary, Ink::muted)), m_title(new RoleLabel(TextRole::bodyStrong)),
      m_sentence(new RoleLabel(TextRole::secondary, Ink::muted)), m_excerpt(new SourceTextView)
{
    KeyFilter::setPlace(this, KeyPlace::readingPanes);
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(EvidenceModel::TitleColumn, QHeaderView::Stretch);
    m_title->setWordWrap(true);
    m_sentence->setWordWrap(true);
    m_remark->setWordWrap(true);
    m_remark->setMargin(space::kSmall);
    m_excerpt->setTextRole(false);
    m_excerpt->setFrameShape(QFrame::NoFrame);

    auto* left = new QWidget;
    auto* leftRows = new QVBoxLayout(left);
    leftRows->setContentsMargins({});
    leftRows->setSpacing(0);
    leftRows->addWidget(m_remark);
    leftRows->addWidget(m_list, 1);
    auto* card = new QWidget;
    auto* rows = new QVBoxLayout(card);
    rows->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    rows->setSpacing(space::kTight);
    rows->addWidget(m_title);
    rows->addWidget(m_sentence);
    rows->addWidget(m_excerpt, 1);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->setHandleWidth(1);
    splitter->addWidget(left);
    splitter->addWidget(card);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(splitter);
    setFocusProxy(m_list);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        m_nextPlace = 0;
        showCard();
    });
    connect(m_list, &QTreeView::activated, this, &EvidencePane::goToText);
    connect(&session, &ReviewSession::itemOpened, this, &EvidencePane::showItem);
    connect(&session.links(), &ReviewLinks::citationSelected, this, &EvidencePane::showCitation);
    showItem(session.current());
}

int EvidencePane::count() const
{
    return m_model->retrievedCount();
}

void EvidencePane::showItem(const ReviewItemPtr& item)
{
    m_list->setAccessibleName(tr("Evidence"));
    m_excerpt->setAccessibleName(tr("Excerpt"));
    m_excerpt->setEmptyText(tr("The record has no excerpt of it."));
    m_model->setAnswer(item ? item->answer : std::nullopt);
    const bool known = m_model->listKnown();
    m_remark->setText(known ? (item && item->answer && item->answer->check.uncitedEvidence
                                   ? AnswerSentences::uncited()
                                   : QString())
                            : AnswerSentences::citation(CitationStatus::no_list));
    m_remark->setVisible(!m_remark->text().isEmpty());
    if (m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(0, 0));
    showCard();
    Q_EMIT counted(m_model->retrievedCount());
}

void EvidencePane::showCitation(int index)
{
    const int row = m_model->rowOfCitation(index);
    if (row >= 0)
        m_list->setCurrentIndex(m_model->index(row, 0));
}

void EvidencePane::showCard()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid()) {
        m_title->setText(QString());
        m_sentence->setText(QString());
        m_excerpt->setText(std::string());
        return;
    }
    const EvidenceModel::Row& row = m_model->row(current.row());
    QStringList about;
    if (!row.pmid.isEmpty())
        about.append(QStringLiteral("PMID ") + row.pmid);
    if (!row.year.isEmpty())
        about.append(row.year);
    if (!row.doi.isEmpty())
        about.append(QStringLiteral("doi:") + row.doi);
    m_title->setText(row.title.isEmpty() ? about.join(QStringLiteral(" · ")) : row.title);
    const QString looked =
        row.pmid.isEmpty() ? QString() : QString(QLatin1Char(' ') + AnswerSentences::notLookedUp());
    m_sentence->setText(about.join(QStringLiteral(" · ")) + QLatin1Char('\n') + row.sentence + looked);
    m_excerpt->setText(row.excerpt);
}

void EvidencePane::goToText()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    const std::vector<int>& places = m_model->row(current.row()).citations;
    if (places.empty())
        return;
    m_session.links().selectCitation(places[static_cast<std::size_t>(m_nextPlace) % places.size()]);
    ++m_nextPlace;
}

void EvidencePane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showItem(m_session.current());
}

} // namespace cotejo
