#include "ui/views/orvs_pane.h"

#include "ui/models/orvs_blocks.h"
#include "ui/models/stage_words.h"
#include "ui/models/verdict_text.h"
#include "ui/session/review_session.h"
#include "ui/theme/appearance.h"
#include "ui/theme/language.h"
#include "ui/theme/space.h"
#include "ui/widgets/answer_sentences.h"
#include "ui/widgets/role_label.h"

#include <QBoxLayout>
#include <QEvent>
#include <QScrollBar>

namespace cotejo
{
namespace
{
constexpr int kFactsWidth = 160;

RoleLabel* paragraph(const QString& text, TextRole role, Ink ink)
{
    auto* label = new RoleLabel(role, ink);
    label->setText(text);
    label->setWordWrap(true);
    return label;
}
} // namespace

OrvsPane::OrvsPane(ReviewSession& session, QWidget* parent)
    : QScrollArea(parent), m_session(session), m_rows(nullptr)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(QStringLiteral("ORVS"));
    connect(&session, &ReviewSession::itemOpened, this, &OrvsPane::showItem);
    connect(&session, &ReviewSession::verificationsChanged, this, [this] { showItem(m_session.current()); });
    showItem(session.current());
}

void OrvsPane::setColumn(bool on)
{
    if (on == m_column)
        return;
    m_column = on;
    showItem(m_session.current());
}

void OrvsPane::showItem(const ReviewItemPtr& item)
{
    auto* body = new QWidget;
    body->setBackgroundRole(QPalette::AlternateBase);
    body->setAutoFillBackground(true);
    m_rows = new QVBoxLayout(body);
    m_rows->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    m_rows->setSpacing(space::kSmall);
    m_summary.clear();
    if (item && item->answer) {
        const AnswerCase& answer = *item->answer;
        addBlocks(answer);
        // The notice over the text says it where the scored text is another one.
        const bool noticed = answer.check.verdict == Verdict::delivered_not_rescored;
        const QString verdict =
            noticed ? QString() : QString(VerdictText::sentence(answer) + QLatin1Char(' '));
        m_rows->addWidget(paragraph(verdict + AnswerSentences::limits(), TextRole::secondary, Ink::text));
        if (answer.scoredText && answer.shownIsScored && *answer.scoredText != answer.record().answer)
            m_rows->addWidget(paragraph(
                tr("In the shown text a PMID of the scored draft was taken out; nothing else differs."),
                TextRole::secondary, Ink::muted));
        if (const QString cycles = OrvsBlocks::timeline(answer); !cycles.isEmpty())
            m_rows->addWidget(paragraph(cycles, TextRole::secondary, Ink::muted));
        if (const QString steps = StageWords::line(answer.record()); !steps.isEmpty())
            m_rows->addWidget(paragraph(steps, TextRole::secondary, Ink::muted));
        const std::optional<OrvsBlock> rules = OrvsBlocks::byRules(
            answer.check, *m_session.engines().contracts, Language::current() == QLatin1String("es"));
        if (rules)
            addBlock(*rules);
        addVerifications(*item);
    }
    m_rows->addStretch(1);
    setWidget(body);
    fitBody();
    setMinimumWidth(m_column ? body->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width() : 0);
    Q_EMIT summaryChanged();
}

void OrvsPane::addBlocks(const AnswerCase& answer)
{
    const std::vector<OrvsBlock> blocks =
        OrvsBlocks::of(answer, *m_session.engines().contracts, Language::current() == QLatin1String("es"));
    if (blocks.empty()) {
        m_summary = VerdictText::sentence(answer);
        return;
    }
    m_summary = OrvsBlocks::line(blocks.front());
    for (const OrvsBlock& block : blocks)
        addBlock(block);
}

// The newest beside what the record says; older ones below it.
void OrvsPane::addVerifications(const ReviewItem& item)
{
    const bool spanish = Language::current() == QLatin1String("es");
    for (const VerificationCase& made : item.verifications) {
        addBlock(OrvsBlocks::onDemand(made, *m_session.engines().contracts, spanish));
        for (const QString& line : OrvsBlocks::remarks(made))
            m_rows->addWidget(paragraph(line, TextRole::secondary, Ink::text));
    }
}

void OrvsPane::addBlock(const OrvsBlock& block)
{
    if (!block.title.isEmpty())
        m_rows->addWidget(paragraph(block.title, TextRole::secondaryStrong, Ink::muted));
    auto* facts = new OrvsFacts;
    facts->setFacts(block.facts);
    if (!m_column) {
        const int width = Appearance::type().scaled(kFactsWidth);
        facts->setFixedWidth(width);
        facts->setMinimumHeight(facts->heightForWidth(width)); // or lines that wrap are cut
    }
    auto* bars = new OrvsBars;
    bars->setChart(block.chart);
    auto* row = new QBoxLayout(m_column ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    row->setSpacing(m_column ? space::kSmall : space::kWide);
    row->addWidget(facts);
    row->addWidget(bars, 1);
    m_rows->addLayout(row);
}

// A scroll area asks for no height by width, and lines that wrap would be cut.
void OrvsPane::fitBody()
{
    const QLayout* rows = widget() == nullptr ? nullptr : widget()->layout();
    if (rows != nullptr && rows->hasHeightForWidth())
        widget()->setMinimumHeight(rows->heightForWidth(viewport()->width()));
}

void OrvsPane::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fitBody();
}

void OrvsPane::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showItem(m_session.current());
}

} // namespace cotejo
