#include "ui/views/note_header.h"

#include "ui/models/field_text.h"
#include "ui/theme/space.h"
#include "ui/widgets/note_sentences.h"
#include "ui/widgets/plain_link.h"
#include "ui/widgets/role_label.h"

#include <QEvent>
#include <QHBoxLayout>

namespace cotejo
{
namespace
{
constexpr int kNoteHeaderHeight = 40;
}

NoteHeader::NoteHeader(QWidget* parent)
    : PaneHeader(kNoteHeaderHeight, parent), m_name(new RoleLabel(TextRole::title)),
      m_about(new RoleLabel(TextRole::body, Ink::muted)), m_hidden(new PlainLink)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(space::kMedium, space::kTight, space::kMedium, space::kTight);
    layout->setSpacing(space::kSmall);
    layout->addWidget(m_name);
    layout->addWidget(m_about, 1);
    layout->addWidget(m_hidden);
    m_about->setElided(true);
    connect(m_hidden, &PlainLink::clicked, this, &NoteHeader::revealWanted);
    refresh();
}

void NoteHeader::setItem(const ReviewItemPtr& item)
{
    m_item = item;
    m_revealed = false;
    refresh();
}

void NoteHeader::setRevealed(bool revealed)
{
    m_revealed = revealed;
    refresh();
}

void NoteHeader::refresh()
{
    const bool shown = m_item && m_item->note;
    m_name->setVisible(shown);
    m_hidden->setVisible(shown && !m_item->note->evaluation.identifiers.empty());
    if (!shown) {
        m_about->setFullText(QString());
        return;
    }
    const NoteCase& note = *m_item->note;
    m_name->setText(tr("Note %1").arg(QString::fromStdString(note.note.id)));
    QStringList about{FieldText::disease(note.evaluation.disease)};
    for (const VisitContext context : note.evaluation.contexts)
        about.append(FieldText::context(context));
    if (note.note.date)
        about.append(FieldText::date(QString::fromStdString(*note.note.date)));
    m_about->setFullText(about.join(QStringLiteral(" · ")));
    const int count = static_cast<int>(note.evaluation.identifiers.size());
    m_hidden->setText(m_revealed ? tr("%n personal data shown", nullptr, count)
                                 : tr("%n data hidden", nullptr, count));
    m_hidden->setToolTip(NoteSentences::identifiersHidden(count));
    m_hidden->setEnabled(!m_revealed);
}

void NoteHeader::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace cotejo
