#include "ui/widgets/decision_bar.h"

#include "ui/theme/space.h"
#include "ui/widgets/decision_form.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/key_table.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/status_words.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr std::array<DecisionKind, 6> kKinds = {
    DecisionKind::approve,      DecisionKind::approve_with_correction,
    DecisionKind::reject,       DecisionKind::escalate,
    DecisionKind::cannot_judge, DecisionKind::postpone};
constexpr std::array<Qt::Key, 6> kKeys = {Qt::Key_A, Qt::Key_C, Qt::Key_R, Qt::Key_E, Qt::Key_N, Qt::Key_P};
} // namespace

DecisionBar::DecisionBar(QWidget* parent)
    : QWidget(parent), m_form(new DecisionForm(this)),
      m_last(new RoleLabel(TextRole::secondary, Ink::muted, this)), m_undo(new KeyButton(this)),
      m_problem(new RoleLabel(TextRole::bodyStrong, Ink::text, this))
{
    auto* keys = new FlowLayout(space::kSmall, space::kTight);
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        m_buttons.at(i) = new KeyButton(this);
        m_buttons.at(i)->setTall(true);
        m_buttons.at(i)->setCheckable(true);
        m_buttons.at(i)->setLegend(keyCapText(QKeySequence(kKeys.at(i))));
        keys->addWidget(m_buttons.at(i));
        connect(m_buttons.at(i), &KeyButton::clicked, this, [this, i] { choose(kKinds.at(i)); });
    }
    for (RoleLabel* label : {m_problem, m_last}) {
        label->setElided(true);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    m_problem->setTone(Tone::failed);
    m_problem->hide();
    m_undo->hide();
    auto* first = new QHBoxLayout;
    first->setSpacing(space::kSmall);
    first->addLayout(keys);
    first->addWidget(m_problem, 1);
    first->addWidget(m_last, 1);
    first->addWidget(m_undo);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    rows->setSpacing(space::kSmall);
    rows->addLayout(first);
    rows->addWidget(m_form);
    connect(m_form, &DecisionForm::submitted, this, &DecisionBar::tryRegister);
    connect(m_form, &DecisionForm::left, this, &DecisionBar::leaveForm);
    connect(m_form, &DecisionForm::changed, this, [this] {
        say({});
        Q_EMIT draftChanged();
    });
    connect(m_undo, &KeyButton::clicked, this, &DecisionBar::undoRequested);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    retranslate();
    showChosen();
}

void DecisionBar::setChoices(const DecisionChoices& choices)
{
    m_form->setChoices(choices);
}

void DecisionBar::startItem(const DecisionDraft& draft, bool approveAtOnce)
{
    m_approveAtOnce = approveAtOnce;
    m_done = false;
    m_form->setDraft(draft);
    say({});
    showChosen();
}

DecisionDraft DecisionBar::draft() const
{
    return m_form->draft();
}

void DecisionBar::setDraftState(DraftState state, const QString& detail)
{
    m_form->setDraftState(state, detail);
}

void DecisionBar::setReadOnly(const QString& why)
{
    m_readOnly = why;
    m_form->setEnabled(why.isEmpty());
    say({});
}

void DecisionBar::setLastDecision(const QString& text, bool canUndo)
{
    m_lastText = text;
    m_undo->setVisible(canUndo);
    showRemark();
}

void DecisionBar::setTwoFormRows(bool on)
{
    m_form->setTwoRows(on);
    m_compact = on;
    showForm();
}

void DecisionBar::refuse(const QString& why)
{
    m_done = false;
    say(why);
}

QString DecisionBar::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->fullText();
}

void DecisionBar::choose(DecisionKind kind)
{
    showChosen(); // a click must not check a button by itself
    if (!m_readOnly.isEmpty()) {
        say(m_readOnly);
        return;
    }
    if (m_done)
        return;
    const bool changed = m_form->draft().kind != kind;
    m_form->setKind(kind);
    say({});
    showChosen();
    if (kind == DecisionKind::approve && m_approveAtOnce) {
        tryRegister();
        return;
    }
    m_form->focusFirst();
    if (changed)
        Q_EMIT draftChanged();
}

void DecisionBar::tryRegister()
{
    if (!m_readOnly.isEmpty()) {
        say(m_readOnly);
        return;
    }
    if (m_done)
        return;
    const QStringList missing = m_form->missing(m_approveAtOnce);
    if (!missing.isEmpty()) {
        say(missing.join(QLatin1Char(' ')));
        if (m_form->draft().kind)
            m_form->focusFirst();
        return;
    }
    m_done = true;
    say({});
    emitDecision();
}

void DecisionBar::emitDecision()
{
    const DecisionDraft& draft = m_form->draft();
    ReviewDecision decision;
    decision.kind = *draft.kind;
    for (const QString& reason : draft.reasons)
        decision.reasons.push_back(reason.toStdString());
    decision.comment = draft.comment.toStdString();
    if (decision.kind == DecisionKind::escalate)
        decision.escalation = Escalation{*draft.level, *draft.urgency, draft.to.toStdString()};
    if (decision.kind == DecisionKind::postpone)
        decision.until = draft.until->toString(Qt::ISODate).toStdString();
    Q_EMIT registered(decision);
}

void DecisionBar::editComment()
{
    m_form->show();
    m_form->focusComment();
}

void DecisionBar::toggleReason(int index)
{
    m_form->toggleReason(index);
}

void DecisionBar::leaveForm()
{
    showForm();
    Q_EMIT formLeft();
}

void DecisionBar::showChosen()
{
    const std::optional<DecisionKind> kind = m_form->draft().kind;
    for (std::size_t i = 0; i < kKinds.size(); ++i)
        m_buttons.at(i)->setChecked(kind == kKinds.at(i));
    showForm();
    showRemark();
}

void DecisionBar::showForm()
{
    m_form->setVisible(!m_compact || m_form->draft() != DecisionDraft());
}

void DecisionBar::say(const QString& sentence)
{
    m_problem->setFullText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    showRemark();
    if (sentence.isEmpty())
        return;
    QAccessibleEvent alert(m_problem, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void DecisionBar::showRemark()
{
    const QString due = m_form->dueText();
    m_last->setFullText(due.isEmpty() ? m_lastText : due);
    m_last->setVisible(m_problem->isHidden());
}

void DecisionBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DecisionBar::retranslate()
{
    for (std::size_t i = 0; i < kKinds.size(); ++i)
        m_buttons.at(i)->setText(decisionWord(kKinds.at(i)));
    m_undo->setText(tr("Undo"));
    m_undo->setLegend(keyCapText(QKeySequence(Qt::CTRL | Qt::Key_Z)));
    setAccessibleName(tr("Decision"));
}

} // namespace cotejo
