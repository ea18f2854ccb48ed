#include "ui/views/note_text_pane.h"

#include "ui/models/answer_matters.h"
#include "ui/models/note_marks.h"
#include "ui/session/hit_finder.h"
#include "ui/session/review_session.h"
#include "ui/theme/space.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/key_filter.h"
#include "ui/widgets/mark_factory.h"
#include "ui/widgets/note_sentences.h"
#include "ui/widgets/plain_link.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/source_text_view.h"
#include "ui/widgets/status_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace cotejo
{

NoteTextPane::NoteTextPane(ReviewSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_title(new RoleLabel(TextRole::bodyStrong)),
      m_place(new RoleLabel(TextRole::secondary, Ink::muted)), m_previous(new PlainLink),
      m_next(new PlainLink), m_remark(new RoleLabel(TextRole::secondary, Ink::muted)),
      m_text(new SourceTextView)
{
    KeyFilter::setPlace(this, KeyPlace::readingPanes);
    m_text->setTextRole(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_place->setElided(true);
    m_remark->setWordWrap(true);
    m_remark->setMargin(space::kSmall);
    auto* header = new QWidget;
    header->setBackgroundRole(QPalette::AlternateBase);
    header->setAutoFillBackground(true);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(space::kMedium, space::kTight, space::kMedium, space::kTight);
    row->setSpacing(space::kSmall);
    row->addWidget(m_title);
    row->addWidget(m_place, 1);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(header);
    layout->addWidget(m_remark);
    layout->addWidget(m_text, 1);
    setFocusProxy(m_text);
    connect(m_previous, &PlainLink::clicked, this, [this] { step(-1); });
    connect(m_next, &PlainLink::clicked, this, [this] { step(1); });
    connect(m_text, &SourceTextView::markActivated, this, &NoteTextPane::activate);
    connect(m_text, &SourceTextView::currentMarkChanged, this, &NoteTextPane::activate);
    connect(&session, &ReviewSession::itemOpened, this, &NoteTextPane::showItem);
    connect(&session.links(), &ReviewLinks::fieldSelected, this, &NoteTextPane::selectField);
    showItem(session.current());
}

void NoteTextPane::showItem(const ReviewItemPtr& item)
{
    m_title->setText(tr("Text of the note"));
    m_text->setAccessibleName(tr("Text of the note"));
    m_previous->setText(tr("Previous sentence"));
    m_next->setText(tr("Next"));
    m_revealed = false;
    m_label.clear();
    if (!item || !item->note) {
        m_text->setSections({});
        m_text->setEmptyText(
            item ? DeskSentences::noNote(item->subject.isEmpty() ? tr("this subject") : item->subject)
                 : QString());
        m_remark->hide();
    } else {
        m_text->setText(item->note->note.text);
        showMarks();
    }
    refreshHeader();
}

void NoteTextPane::showMarks()
{
    const ReviewItemPtr& item = m_session.current();
    const NoteMarks marks(*item->note, m_revealed, linkNumbers(*item));
    std::vector<TextMark> all = marks.marks();
    const std::vector<TextMark> found = all;
    for (const TextSpan& hit : findHits(item->note->note.text, m_search)) {
        const bool hidden = std::any_of(found.begin(), found.end(), [&hit](const TextMark& mark) {
            return mark.kind == MarkKind::hidden && mark.span.overlaps(hit);
        });
        if (!hidden)
            all.push_back(searchMark(hit, QStringLiteral("hit:%1").arg(all.size())));
    }
    m_text->setMarks(std::move(all));
    m_remark->setText(NoteSentences::staleQuote());
    m_remark->setVisible(marks.stale() > 0 || m_text->droppedMarks() > 0);
}

void NoteTextPane::setRevealed(bool revealed)
{
    m_revealed = revealed;
    const ReviewItemPtr& item = m_session.current();
    if (item && item->note)
        showMarks();
}

void NoteTextPane::setFieldText(const QString& label, const QString& sentence)
{
    m_label = label;
    m_place->setToolTip(sentence);
    refreshHeader();
}

int NoteTextPane::sentenceCount() const
{
    const ReviewItemPtr& item = m_session.current();
    if (!item || !item->note)
        return 0;
    const std::string id = m_session.links().field().toStdString();
    const std::vector<FieldFinding>& fields = item->note->evaluation.fields;
    const auto found =
        std::find_if(fields.begin(), fields.end(), [&id](const FieldFinding& f) { return f.id == id; });
    return found == fields.end() ? 0 : static_cast<int>(NoteMarks::sentences(*found).size());
}

void NoteTextPane::refreshHeader()
{
    const int count = sentenceCount();
    const QString field = m_session.links().field();
    m_previous->setVisible(count > 1);
    m_next->setVisible(count > 1);
    if (field.isEmpty() || m_label.isEmpty())
        m_place->setFullText(QString());
    else if (count == 0)
        m_place->setFullText(m_label + QStringLiteral(": ") +
                             inSentence(wordOf(FieldDetail::not_mentioned).word));
    else
        m_place->setFullText(m_label + QStringLiteral(": ") +
                             inSentence(NoteSentences::sentenceOf(m_session.links().sentence() + 1, count)));
}

void NoteTextPane::selectField(const QString& field, int sentence)
{
    m_text->setSelectedMark(NoteMarks::fieldId(field, sentence));
    refreshHeader();
}

void NoteTextPane::step(int sentences)
{
    const int count = sentenceCount();
    if (count > 0)
        m_session.links().selectField(m_session.links().field(),
                                      (m_session.links().sentence() + sentences + count) % count);
}

void NoteTextPane::activate(const QString& markId)
{
    const NoteMarks::Place place = NoteMarks::placeOf(markId);
    if (!place.field.isEmpty())
        m_session.links().selectField(place.field, place.sentence);
}

void NoteTextPane::setSearch(const QString& text)
{
    m_search = text;
    const ReviewItemPtr& item = m_session.current();
    if (item && item->note)
        showMarks();
}

bool NoteTextPane::goToHit(int step)
{
    const std::vector<MarkKind> hits{MarkKind::searchHit};
    return step > 0 ? m_text->goToNextMark(hits) : m_text->goToPreviousMark(hits);
}

bool NoteTextPane::goToMark(int step)
{
    const std::vector<MarkKind> kinds{MarkKind::evidence, MarkKind::finding};
    return step > 0 ? m_text->goToNextMark(kinds) : m_text->goToPreviousMark(kinds);
}

void NoteTextPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showItem(m_session.current());
}

} // namespace cotejo
