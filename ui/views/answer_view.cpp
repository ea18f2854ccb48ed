#include "ui/views/answer_view.h"

#include "ui/session/review_session.h"
#include "ui/views/answer_header.h"
#include "ui/views/answer_text_pane.h"
#include "ui/views/evidence_pane.h"
#include "ui/views/finding_pane.h"
#include "ui/views/lower_tabs.h"
#include "ui/views/orvs_pane.h"
#include "ui/views/page_tabs.h"
#include "ui/views/rubric_pane.h"
#include "ui/widgets/key_filter.h"

#include <QEvent>
#include <QSplitter>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
enum Page { kOrvs, kEvidence, kFindings, kRubric };
constexpr int kLowerHeight = 222;
constexpr int kOrvsWidth = 340;
} // namespace

AnswerView::AnswerView(ReviewSession& session, QWidget* parent)
    : QWidget(parent), m_header(new AnswerHeader), m_text(new AnswerTextPane(session)),
      m_orvs(new OrvsPane(session)), m_evidence(new EvidencePane(session)),
      m_findings(new FindingPane(session)), m_rubric(new RubricPane(session)), m_tabs(new LowerTabs),
      m_sideBySide(new QSplitter(Qt::Horizontal)), m_stacked(new QSplitter(Qt::Vertical)),
      m_orvsSlot(new QWidget)
{
    KeyFilter::setPlace(this, KeyPlace::readingPanes);
    auto* slot = new QVBoxLayout(m_orvsSlot);
    slot->setContentsMargins({});
    slot->addWidget(m_orvs);
    m_tabs->addPage(m_orvsSlot, QStringLiteral("ORVS"));
    m_tabs->addPage(m_evidence, QString());
    m_tabs->addPage(m_findings, QString());
    m_tabs->addPage(m_rubric, QString());
    for (QSplitter* splitter : {m_sideBySide, m_stacked}) {
        splitter->setHandleWidth(1);
        splitter->setChildrenCollapsible(false);
    }
    m_sideBySide->addWidget(m_text);
    m_stacked->addWidget(m_sideBySide);
    m_stacked->addWidget(m_tabs);
    m_stacked->setStretchFactor(0, 1);
    m_stacked->setSizes({kLowerHeight * 2, kLowerHeight});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_stacked, 1);
    setFocusProxy(m_text);

    connect(&session, &ReviewSession::itemOpened, m_header, &AnswerHeader::setItem);
    connect(m_text, &AnswerTextPane::cardWanted, this, &AnswerView::openCard);
    connect(m_findings, &FindingPane::placeWanted, m_text, &AnswerTextPane::goToMarkId);
    connect(m_tabs, &LowerTabs::unfoldWanted, this, &AnswerView::unfoldWanted);
    connect(m_evidence, &EvidencePane::counted, this,
            [this](int count) { m_tabs->setCount(kEvidence, count); });
    connect(m_findings, &FindingPane::counted, this,
            [this](int count) { m_tabs->setCount(kFindings, count); });
    connect(m_rubric, &RubricPane::counted, this, [this](int count) { m_tabs->setCount(kRubric, count); });
    connect(m_orvs, &OrvsPane::summaryChanged, this, [this] { m_tabs->setSummary(m_orvs->summary()); });
    nameTabs();
}

void AnswerView::setArrangement(const Arrangement& arrangement)
{
    m_tabs->setFolded(arrangement.lowerFolded);
    if (arrangement.orvsColumn == m_column)
        return;
    m_column = arrangement.orvsColumn;
    m_orvs->setColumn(m_column);
    if (m_column) {
        m_sideBySide->addWidget(m_orvs);
        m_sideBySide->setStretchFactor(0, 1);
        m_sideBySide->setSizes({m_sideBySide->width() - kOrvsWidth, kOrvsWidth});
    } else {
        m_orvsSlot->layout()->addWidget(m_orvs);
    }
    m_orvs->show();
    m_tabs->setPageShown(kOrvs, !m_column);
}

void AnswerView::openCard(const QString& findingMark)
{
    const bool finding = !findingMark.isEmpty();
    if (finding)
        m_findings->showMark(findingMark);
    if (m_tabs->isFolded())
        Q_EMIT unfoldWanted();
    m_tabs->showPage(finding ? kFindings : kEvidence);
}

void AnswerView::showRubric()
{
    if (m_tabs->isFolded())
        Q_EMIT unfoldWanted();
    m_tabs->showPage(kRubric);
}

void AnswerView::nameTabs()
{
    m_tabs->setName(kEvidence, tr("Evidence"));
    m_tabs->setName(kFindings, tr("Findings"));
    m_tabs->setName(kRubric, tr("Rubric"));
    m_tabs->setCount(kEvidence, m_evidence->count());
    m_tabs->bar()->setAccessibleName(tr("Scores, evidence, findings and rubric"));
}

void AnswerView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameTabs();
}

} // namespace cotejo
