#include "ui/views/answer_text_pane.h"

#include "ui/models/answer_marks.h"
#include "ui/models/answer_matters.h"
#include "ui/models/field_groups.h"
#include "ui/models/verdict_text.h"
#include "ui/session/hit_finder.h"
#include "ui/session/review_session.h"
#include "ui/theme/space.h"
#include "ui/widgets/answer_sentences.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/diff_view.h"
#include "ui/widgets/key_filter.h"
#include "ui/widgets/mark_factory.h"
#include "ui/widgets/note_sentences.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/source_text_view.h"
#include "ui/widgets/status_words.h"

#include <QEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr std::size_t kAnswerSection = 1;

QString hitId(std::size_t number)
{
    return QStringLiteral("hit:%1").arg(number);
}

const QString kRangeId = QStringLiteral("hit:range"); // a place without a card, as a hit has none
} // namespace

AnswerTextPane::AnswerTextPane(ReviewSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_notice(new NoticeBar),
      m_remark(new RoleLabel(TextRole::secondary, Ink::muted)), m_pages(new QStackedWidget),
      m_text(new SourceTextView), m_difference(new DiffView)
{
    KeyFilter::setPlace(this, KeyPlace::readingPanes);
    m_text->setFrameShape(QFrame::NoFrame);
    m_remark->setWordWrap(true);
    m_remark->setMargin(space::kSmall);
    m_pages->addWidget(m_text);
    m_pages->addWidget(m_difference);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_remark);
    layout->addWidget(m_pages, 1);
    setFocusProxy(m_text);
    connect(m_notice, &NoticeBar::actTriggered, this, &AnswerTextPane::toggleDifferences);
    connect(m_text, &SourceTextView::markActivated, this, &AnswerTextPane::activate);
    connect(m_text, &SourceTextView::currentMarkChanged, m_text, &SourceTextView::setSelectedMark);
    connect(&session, &ReviewSession::itemOpened, this, &AnswerTextPane::showItem);
    connect(&session.links(), &ReviewLinks::citationSelected, this, &AnswerTextPane::selectCitation);
    connect(&session.links(), &ReviewLinks::fieldSelected, this, &AnswerTextPane::selectField);
    connect(&session.links(), &ReviewLinks::answerRangeWanted, this, &AnswerTextPane::selectRange);
    showItem(session.current());
}

void AnswerTextPane::showItem(const ReviewItemPtr& item)
{
    m_text->setAccessibleName(tr("Question and answer"));
    m_difference->scoredView()->setAccessibleName(tr("Scored text"));
    m_difference->shownView()->setAccessibleName(tr("Shown text"));
    m_pages->setCurrentWidget(m_text);
    setFocusProxy(m_text);
    m_range.reset();
    if (!item || !item->answer) {
        m_text->setSections({});
        m_text->setEmptyText(item ? DeskSentences::noAnswer() : DeskSentences::emptyQueue());
        m_notice->hide();
        m_remark->hide();
        return;
    }
    const AnswerCase& answer = *item->answer;
    m_text->setSections({{QStringLiteral("query"), tr("Question."), answer.record().query, true},
                         {QStringLiteral("answer"), QString(), answer.record().answer, false}});
    showMarks(answer);
    showNotice(item);
}

void AnswerTextPane::showMarks(const AnswerCase& answer)
{
    const ReviewItemPtr& item = m_session.current();
    const AnswerMarks marks(answer, kAnswerSection,
                            {item->cross, item->papers, [this](const std::string& field) {
                                 return fieldLabel(*m_session.engines().form, field);
                             }});
    std::vector<TextMark> all = marks.marks();
    const auto addHits = [&](const std::string& text, std::size_t section) {
        for (const TextSpan& hit : findHits(text, m_search))
            all.push_back(searchMark(hit, hitId(all.size()), section));
    };
    addHits(answer.record().query, 0);
    addHits(answer.record().answer, kAnswerSection);
    if (m_range)
        all.push_back(evidenceMark(*m_range, kRangeId, kAnswerSection));
    m_text->setMarks(std::move(all));
    m_remark->setText(NoteSentences::staleQuote());
    m_remark->setVisible(marks.stale() > 0 || m_text->droppedMarks() > 0);
}

void AnswerTextPane::setSearch(const QString& text)
{
    m_search = text;
    const ReviewItemPtr& item = m_session.current();
    if (item && item->answer)
        showMarks(*item->answer);
}

bool AnswerTextPane::goToHit(int step)
{
    if (differencesShown())
        toggleDifferences();
    const std::vector<MarkKind> hits{MarkKind::searchHit};
    return step > 0 ? m_text->goToNextMark(hits) : m_text->goToPreviousMark(hits);
}

void AnswerTextPane::showNotice(const ReviewItemPtr& item)
{
    const AnswerCase& answer = *item->answer;
    const bool differs = answer.check.verdict == Verdict::delivered_not_rescored ||
                         (answer.scoredText && !answer.shownIsScored);
    const bool stale = !item->isNote && item->storedIsOld();
    m_notice->setVisible(differs || stale);
    if (differs) {
        const QString sentence = answer.scoredText
                                     ? AnswerSentences::notRescored(VerdictText::changedPlaces(answer))
                                     : VerdictText::sentence(answer);
        m_notice->setNotice(toneOf(Verdict::delivered_not_rescored),
                            wordOf(Verdict::delivered_not_rescored).icon, sentence);
        m_notice->setAct(answer.scoredText ? tr("See differences") : QString(), QStringLiteral("D"));
    } else if (stale) {
        m_notice->setNotice(Tone::notEvaluated, wordOf(answer.check.verdict).icon,
                            VerdictText::stale(item->versions, item->currentVersions));
        m_notice->setAct(QString(), QString());
    }
}

QString AnswerTextPane::notice() const
{
    return m_notice->isVisibleTo(this) ? m_notice->sentence() : QString();
}

void AnswerTextPane::toggleDifferences()
{
    const ReviewItemPtr& item = m_session.current();
    if (!item || !item->answer || !item->answer->scoredText ||
        *item->answer->scoredText == item->answer->record().answer)
        return; // nothing to set side by side
    if (differencesShown()) {
        m_pages->setCurrentWidget(m_text);
        setFocusProxy(m_text);
        m_text->setFocus();
        return;
    }
    const AnswerCase& answer = *item->answer;
    const auto draft = answer.record().evaluations.back().draft;
    m_difference->setTexts(*answer.scoredText, tr("Scored: draft %1").arg(draft.value_or(0) + 1),
                           answer.record().answer, tr("Shown"));
    m_pages->setCurrentWidget(m_difference);
    setFocusProxy(m_difference->shownView());
    m_difference->shownView()->setFocus();
}

bool AnswerTextPane::differencesShown() const
{
    return m_pages->currentWidget() == m_difference;
}

bool AnswerTextPane::goToMark(int step)
{
    if (differencesShown()) {
        step > 0 ? m_difference->next() : m_difference->previous();
        return true;
    }
    const std::vector<MarkKind> kinds{MarkKind::citation, MarkKind::finding, MarkKind::evidence};
    return step > 0 ? m_text->goToNextMark(kinds) : m_text->goToPreviousMark(kinds);
}

void AnswerTextPane::goToMarkId(const QString& id)
{
    m_pages->setCurrentWidget(m_text);
    m_text->setSelectedMark(id);
}

void AnswerTextPane::openCard()
{
    if (!m_text->currentMark().isEmpty())
        activate(m_text->currentMark());
}

void AnswerTextPane::activate(const QString& markId)
{
    m_text->setSelectedMark(markId);
    if (markId.startsWith(QLatin1String("hit:")))
        return;
    const int citation = AnswerMarks::citationOf(markId);
    if (citation >= 0)
        m_session.links().selectCitation(citation);
    const int finding = AnswerMarks::findingOf(markId);
    const ReviewItemPtr& item = m_session.current();
    if (finding > 0 && item && item->answer) {
        for (const AnswerMatter& matter : answerMatters(item->answer->check, item->cross)) {
            if (matter.number == finding && matter.kind == AnswerMatter::Kind::Cross)
                m_session.links().selectField(QString::fromStdString(item->cross[matter.index].field));
        }
    }
    Q_EMIT cardWanted(finding > 0 ? markId : QString());
}

void AnswerTextPane::selectCitation(int index)
{
    if (index >= 0)
        m_text->setSelectedMark(AnswerMarks::citationId(index));
}

void AnswerTextPane::selectRange(int codePointStart, int codePointEnd)
{
    const ReviewItemPtr& item = m_session.current();
    if (!item || !item->answer)
        return;
    m_range = TextSpan{static_cast<std::size_t>(codePointStart), static_cast<std::size_t>(codePointEnd)};
    showMarks(*item->answer);
    goToMarkId(kRangeId);
}

void AnswerTextPane::selectField(const QString& field)
{
    const ReviewItemPtr& item = m_session.current();
    if (!item || !item->answer)
        return;
    for (const AnswerMatter& matter : answerMatters(item->answer->check, item->cross)) {
        if (matter.kind == AnswerMatter::Kind::Cross &&
            item->cross[matter.index].field == field.toStdString())
            m_text->setSelectedMark(AnswerMarks::findingId(matter.number));
    }
}

void AnswerTextPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showItem(m_session.current());
}

} // namespace cotejo
