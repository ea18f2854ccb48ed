#include "ui/views/decision_view.h"

#include "engine/completeness/identifier_masking.h"
#include "ui/commands/decide_command.h"
#include "ui/commands/retract_command.h"
#include "ui/dialogs/correction_dialog.h"
#include "ui/models/decision_menu.h"
#include "ui/models/error_text.h"
#include "ui/models/moment_text.h"
#include "ui/session/review_session.h"
#include "ui/settings/app_settings.h"
#include "ui/theme/language.h"
#include "ui/theme/space.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/status_words.h"
#include "ui/widgets/text_offsets.h"

#include <QEvent>
#include <QUndoStack>
#include <QVBoxLayout>

#include <utility>

namespace cotejo
{
namespace
{
constexpr int kMinuteMs = 60 * 1000;
constexpr int kLeaseMs = 4 * kMinuteMs; // well inside the life of a lease
constexpr int kAddressees = 9;

DecisionDraft formOf(const KeptDraft& kept)
{
    DecisionDraft form;
    form.kind = kept.kind;
    form.reasons = kept.reasons;
    form.level = kept.level;
    form.urgency = kept.urgency;
    form.to = kept.to;
    if (kept.until.isValid())
        form.until = kept.until;
    form.comment = kept.comment;
    return form;
}

KeptDraft keptOf(const DecisionDraft& form, const QString& corrected)
{
    KeptDraft kept;
    kept.kind = form.kind;
    kept.reasons = form.reasons;
    kept.level = form.level;
    kept.urgency = form.urgency;
    kept.to = form.to;
    kept.until = form.until.value_or(QDate());
    kept.comment = form.comment;
    kept.corrected = corrected;
    return kept;
}

// What is corrected: the answer as shown, or the note without what would tell who the person is.
QString textOf(const ReviewItem& item)
{
    if (!item.isNote)
        return toQString(item.answer->record().answer);
    return toQString(MaskedText(item.note->note.text, item.note->evaluation.identifiers).text());
}
} // namespace

DecisionView::DecisionView(ReviewSession& session, AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_session(session), m_settings(settings),
      m_subject(new RoleLabel(TextRole::bodyStrong)), m_bar(new DecisionBar)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    m_subject->setContentsMargins(space::kMedium, space::kTight, space::kMedium, 0);
    m_subject->setBackgroundRole(QPalette::Base);
    m_subject->setAutoFillBackground(true);
    m_subject->setWordWrap(true);
    layout->addWidget(m_subject);
    layout->addWidget(m_bar);
    for (KeyButton* button : m_bar->findChildren<KeyButton*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (button->isCheckable() && focusProxy() == nullptr)
            setFocusProxy(button); // the first of the six
    }
    connect(m_bar, &DecisionBar::registered, this, &DecisionView::registerDecision);
    connect(m_bar, &DecisionBar::draftChanged, this, &DecisionView::keepDraft);
    connect(m_bar, &DecisionBar::undoRequested, this, &DecisionView::undoLast);
    // A step stands in the stack only after it has told that it is done, with the next case open already.
    connect(&session.undoStack(), &QUndoStack::indexChanged, this, &DecisionView::showLast);
    connect(m_bar, &DecisionBar::formLeft, this, &DecisionView::formLeft);
    connect(&session, &ReviewSession::itemOpened, this, &DecisionView::startItem);
    connect(&session, &ReviewSession::decided, this, &DecisionView::noteDecided);
    connect(&session, &ReviewSession::decisionsChanged, this, &DecisionView::noteChanged);
    connect(&session.drafts(), &DraftKeeper::stateChanged, this, &DecisionView::showDraftState);
    const auto forget = [this] { // who comes next must not read what the one before decided
        m_lastText.clear();
        m_lastItem.clear();
        showLast();
    };
    connect(&session, &ReviewSession::storeChanged, this, forget);
    connect(&session, &ReviewSession::reviewerChanged, this, forget);
    m_lease.setInterval(kLeaseMs);
    connect(&m_lease, &QTimer::timeout, this, [this] { showSubject(m_session.current()); });
    m_lease.start();
    m_minute.setInterval(kMinuteMs);
    connect(&m_minute, &QTimer::timeout, this, &DecisionView::showLast);
    startItem(session.current());
}

QDateTime DecisionView::now() const
{
    return QDateTime::fromMSecsSinceEpoch(m_session.clock().now().epochMs);
}

void DecisionView::fillChoices()
{
    const ReviewItemPtr& item = m_session.current();
    const QStringList names =
        m_settings.text(AppSettings::Key::Addressees).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    m_bar->setChoices(
        decisionMenu(item && item->isNote, Language::current() == QLatin1String("es"), names, now()));
}

void DecisionView::startItem(const ReviewItemPtr& item)
{
    setEnabled(item != nullptr);
    showSubject(item);
    fillChoices();
    m_corrected = item && item->draft ? item->draft->corrected : QString();
    m_bar->startItem(item && item->draft ? formOf(*item->draft) : DecisionDraft(),
                     item && item->reasons.isEmpty());
    const QString reason = m_session.readOnlyReason();
    m_bar->setReadOnly(reason.isEmpty() ? QString() : DeskSentences::readOnly(ErrorText::readOnly(reason)));
    showDraftState();
    showLast();
}

// What must be known before deciding: about what, that it is read blind, that somebody else has it open.
void DecisionView::showSubject(const ReviewItemPtr& item)
{
    QStringList parts;
    if (item && item->isNote)
        parts.append(tr("Decides about: %1").arg(item->title()));
    if (item && item->blind)
        parts.append(DeskSentences::secondReading());
    if (const std::optional<Lease> held = m_session.takeLease()) {
        const QDateTime since = QDateTime::fromMSecsSinceEpoch(held->since.epochMs);
        parts.append(DeskSentences::heldBy(QString::fromStdString(held->holder),
                                           since.toString(QStringLiteral("HH:mm"))));
    }
    m_subject->setVisible(!parts.isEmpty());
    m_subject->setText(parts.join(QStringLiteral("  ")));
}

void DecisionView::keepDraft()
{
    const ReviewItemPtr& item = m_session.current();
    if (item)
        m_session.drafts().edit(item->item, keptOf(m_bar->draft(), m_corrected));
}

void DecisionView::correct(const ReviewDecision& decision)
{
    const ReviewItemPtr item = m_session.current();
    const QString original = textOf(*item);
    auto* dialog =
        new CorrectionDialog(item->title(), original, m_corrected.isEmpty() ? original : m_corrected, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CorrectionDialog::edited, this, [this](const QString& text) {
        m_corrected = text;
        keepDraft();
    });
    connect(dialog, &QDialog::rejected, this,
            [this] { m_bar->refuse(tr("The corrected text is missing.")); });
    connect(dialog, &QDialog::accepted, this, [this, dialog, item, decision] {
        ReviewDecision corrected = decision;
        corrected.corrected = dialog->corrected().toStdString();
        record(item, std::move(corrected));
    });
    dialog->open();
}

void DecisionView::registerDecision(const ReviewDecision& made)
{
    const ReviewItemPtr item = m_session.current();
    if (!item)
        return;
    ReviewDecision decision = made;
    decision.item = item->item.toStdString();
    decision.by = m_session.reviewer().toStdString();
    decision.basis = item->basis;
    if (decision.kind == DecisionKind::approve_with_correction)
        correct(decision);
    else
        record(item, std::move(decision));
}

void DecisionView::record(const ReviewItemPtr& item, ReviewDecision decision)
{
    if (decision.escalation)
        rememberAddressee(QString::fromStdString(decision.escalation->to));
    const QString lastItem = std::exchange(m_lastItem, item->title());
    const QString act = decisionWord(decision.kind);
    std::optional<Error> problem;
    const auto listening = connect(&m_session, &ReviewSession::problem, this,
                                   [&problem](const Error& error) { problem = error; });
    m_session.undoStack().push(
        new DecideCommand(m_session, std::move(decision), item->standing.toStdString(), act));
    disconnect(listening);
    if (!problem)
        return;
    m_lastItem = lastItem;
    if (problem->code == "decision.conflict")
        m_session.reloadItem(); // the other decision is now what was seen; the draft is kept
    m_bar->refuse(ErrorText::sentence(*problem));
}

void DecisionView::rememberAddressee(const QString& name)
{
    QStringList names =
        m_settings.text(AppSettings::Key::Addressees).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    names.removeAll(name);
    names.prepend(name);
    m_settings.set(AppSettings::Key::Addressees,
                   QStringList(names.mid(0, kAddressees)).join(QLatin1Char('\n')));
}

void DecisionView::noteDecided(const QString&, DecisionKind kind)
{
    m_lastText = decisionDone(kind);
    m_lastAt = now();
    m_minute.start();
    showLast();
}

void DecisionView::noteChanged(const QString& item)
{
    if (!m_undoing)
        return;
    m_lastText.clear();
    m_lastItem = item;
    m_minute.stop();
    m_session.openItem(item); // what was taken back is looked at again
    showLast();
}

void DecisionView::undoLast()
{
    m_undoing = true;
    if (m_session.undoStack().canUndo()) {
        m_session.undoStack().undo();
    } else if (const ReviewItemPtr item = m_session.current(); item && !item->standing.isEmpty()) {
        // Made in an earlier session: taken back just the same.
        m_session.undoStack().push(new RetractCommand(m_session, item->standing.toStdString(), item->item));
    }
    m_undoing = false;
}

void DecisionView::redoLast()
{
    m_session.undoStack().redo();
}

void DecisionView::showLast()
{
    const ReviewItemPtr& item = m_session.current();
    const bool canUndo = m_session.undoStack().canUndo() || (item && !item->standing.isEmpty());
    QString text;
    if (!m_lastText.isEmpty())
        text = tr("%1: %2 %3").arg(m_lastItem, m_lastText, MomentText::ago(m_lastAt, now()));
    else if (!m_lastItem.isEmpty())
        text = DeskSentences::undone();
    else if (item && !item->standing.isEmpty() && !item->history.empty())
        text = tr("%1: %2 %3")
                   .arg(item->title(), decisionDone(item->history.back().decision.kind),
                        MomentText::ago(item->history.back().at, now()));
    m_bar->setLastDecision(text, canUndo);
}

void DecisionView::showDraftState()
{
    const DraftKeeping& keeping = m_session.drafts().state();
    switch (keeping.kind) {
    case DraftKeeping::Kind::None:
        m_bar->setDraftState(DraftState::none);
        break;
    case DraftKeeping::Kind::Unsaved:
        m_bar->setDraftState(DraftState::unsaved);
        break;
    case DraftKeeping::Kind::Saving:
        m_bar->setDraftState(DraftState::saving);
        break;
    case DraftKeeping::Kind::Saved:
        m_bar->setDraftState(DraftState::saved, keeping.at.toString(QStringLiteral("HH:mm:ss")));
        break;
    case DraftKeeping::Kind::Failed:
        m_bar->setDraftState(DraftState::failed,
                             DeskSentences::saveFailed(ErrorText::sentence(keeping.cause), keeping.copy));
        break;
    }
}

void DecisionView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        fillChoices();
        showDraftState();
        showLast();
    }
}

} // namespace cotejo
