#include "ui/widgets/decision_form.h"

#include "ui/theme/appearance.h"
#include "ui/theme/language.h"
#include "ui/theme/space.h"
#include "ui/widgets/comment_edit.h"
#include "ui/widgets/day_edit.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/key_filter.h"
#include "ui/widgets/key_table.h"
#include "ui/widgets/labeled_combo.h"
#include "ui/widgets/name_edit.h"
#include "ui/widgets/reason_picker.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/status_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QScopedValueRollback>

namespace cotejo
{
namespace
{
constexpr Urgency kUrgencies[] = {Urgency::routine, Urgency::same_day, Urgency::immediate};
}

DecisionForm::DecisionForm(QWidget* parent)
    : QWidget(parent), m_title(new RoleLabel(TextRole::bodyStrong, Ink::accent, this)),
      m_level(new LabeledCombo(this)), m_urgency(new LabeledCombo(this)), m_to(new NameEdit(this)),
      m_until(new DayEdit(this)), m_untilLabel(new RoleLabel(TextRole::body, Ink::text, this)),
      m_reasons(new ReasonPicker(this)), m_comment(new CommentEdit(this)), m_state(new DraftStateLabel(this)),
      m_register(new KeyButton(this)), m_rows(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_until->setCalendarPopup(true);
    m_untilLabel->setBuddy(m_until);
    for (QWidget* list : {static_cast<QWidget*>(m_level), static_cast<QWidget*>(m_urgency),
                          static_cast<QWidget*>(m_to), static_cast<QWidget*>(m_reasons)})
        KeyFilter::setPlace(list, KeyPlace::formList);
    KeyFilter::setPlace(this, KeyPlace::form);
    auto* parts = new FlowLayout(space::kSmall, space::kTight);
    for (QWidget* part :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_level), static_cast<QWidget*>(m_urgency),
          static_cast<QWidget*>(m_to), static_cast<QWidget*>(m_untilLabel), static_cast<QWidget*>(m_until),
          static_cast<QWidget*>(m_reasons)})
        parts->addWidget(part);
    auto* tail = new QHBoxLayout;
    tail->setSpacing(space::kSmall);
    tail->addWidget(m_comment, 1, Qt::AlignTop);
    tail->addWidget(m_state, 0, Qt::AlignTop);
    tail->addWidget(m_register, 0, Qt::AlignTop);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(space::kSmall);
    m_rows->addLayout(parts);
    m_rows->addLayout(tail, 1);
    connect(m_level, &QComboBox::currentIndexChanged, this, &DecisionForm::levelChosen);
    connect(m_urgency, &QComboBox::currentIndexChanged, this, &DecisionForm::takeOver);
    connect(m_to, &QLineEdit::textChanged, this, &DecisionForm::takeOver);
    connect(m_until, &QDateEdit::dateChanged, this, &DecisionForm::takeOver);
    connect(m_reasons, &ReasonPicker::chosenChanged, this, &DecisionForm::takeOver);
    connect(m_comment, &CommentEdit::textChanged, this, &DecisionForm::takeOver);
    connect(m_comment, &CommentEdit::submitted, this, &DecisionForm::submitted);
    connect(m_comment, &CommentEdit::left, this, &DecisionForm::left);
    connect(m_register, &KeyButton::clicked, this, &DecisionForm::submitted);
    connect(&Appearance::instance(), &Appearance::changed, this, &DecisionForm::evenHeights);
    retranslate();
}

void DecisionForm::setChoices(const DecisionChoices& choices)
{
    m_choices = choices;
    fillLists();
    setDraft(DecisionDraft(m_draft));
}

void DecisionForm::fillLists()
{
    const QScopedValueRollback filling(m_filling, true);
    m_level->clear();
    for (const LevelChoice& level : m_choices.levels)
        m_level->addItem(level.label, static_cast<int>(level.level));
    m_urgency->clear();
    for (const Urgency urgency : kUrgencies)
        m_urgency->addItem(urgencyWord(urgency), static_cast<int>(urgency));
    m_to->setKnown(m_choices.addressees);
}

void DecisionForm::setDraft(const DecisionDraft& draft)
{
    const QScopedValueRollback filling(m_filling, true);
    m_draft = draft;
    m_reasons->setChoices(draft.kind ? m_choices.reasonsFor(*draft.kind) : std::vector<ReasonChoice>());
    m_reasons->setChosen(draft.reasons);
    m_draft.reasons = m_reasons->chosen();
    m_level->setCurrentIndex(draft.level ? m_level->findData(static_cast<int>(*draft.level)) : -1);
    m_urgency->setCurrentIndex(draft.urgency ? m_urgency->findData(static_cast<int>(*draft.urgency)) : -1);
    m_to->setCode(draft.to);
    const QDate today = QDate::currentDate();
    m_until->setMinimumDate(today); // stands for "not chosen": postponing to today is no postponement
    m_until->setDate(draft.until && *draft.until > today ? *draft.until : today);
    if (m_comment->toPlainText() != draft.comment)
        m_comment->setPlainText(draft.comment);
    showParts();
}

void DecisionForm::setKind(DecisionKind kind)
{
    DecisionDraft draft = m_draft;
    draft.kind = kind;
    setDraft(draft);
}

void DecisionForm::setDraftState(DraftState state, const QString& detail)
{
    m_state->setState(state, detail);
}

void DecisionForm::levelChosen(int index)
{
    if (m_filling || index < 0)
        return;
    const Urgency proposed = m_choices.levels.at(static_cast<std::size_t>(index)).proposed;
    {
        const QScopedValueRollback filling(m_filling, true);
        m_urgency->setCurrentIndex(m_urgency->findData(static_cast<int>(proposed)));
    }
    takeOver();
}

void DecisionForm::takeOver()
{
    if (m_filling)
        return;
    const DecisionDraft before = m_draft;
    const auto value = [](const QComboBox* list) {
        return list->currentIndex() < 0 ? QVariant() : list->currentData();
    };
    m_draft.reasons = m_reasons->chosen();
    m_draft.level.reset();
    m_draft.urgency.reset();
    if (const QVariant level = value(m_level); level.isValid())
        m_draft.level = static_cast<EscalationLevel>(level.toInt());
    if (const QVariant urgency = value(m_urgency); urgency.isValid())
        m_draft.urgency = static_cast<Urgency>(urgency.toInt());
    m_draft.to = m_to->code();
    m_draft.until = m_until->date() > m_until->minimumDate() ? std::optional(m_until->date()) : std::nullopt;
    m_draft.comment = m_comment->toPlainText();
    if (!(m_draft == before))
        Q_EMIT changed();
}

QStringList DecisionForm::missing(bool approveAtOnce) const
{
    QStringList sentences;
    if (!m_draft.kind)
        return {tr("Choose a decision first.")};
    if (has(DecisionKind::escalate)) {
        if (!m_draft.level)
            sentences.append(tr("The level is missing."));
        if (!m_draft.urgency)
            sentences.append(tr("The urgency is missing."));
        if (m_draft.to.isEmpty())
            sentences.append(tr("The addressee is missing."));
    }
    if (has(DecisionKind::postpone)) {
        if (!m_draft.until)
            sentences.append(tr("The date is missing."));
    } else if (m_draft.reasons.isEmpty() && !(approveAtOnce && has(DecisionKind::approve))) {
        sentences.append(DeskSentences::reasonMissing());
    }
    return sentences;
}

QString DecisionForm::dueText() const
{
    if (!has(DecisionKind::escalate) || !m_draft.urgency)
        return {};
    return m_choices.dueTexts.value(static_cast<int>(*m_draft.urgency));
}

void DecisionForm::focusFirst()
{
    QWidget* target = m_reasons;
    if (has(DecisionKind::escalate))
        target = !m_draft.level         ? static_cast<QWidget*>(m_level)
                 : m_draft.to.isEmpty() ? static_cast<QWidget*>(m_to)
                                        : target;
    if (has(DecisionKind::postpone))
        target = m_until;
    target->setFocus(Qt::ShortcutFocusReason);
}

void DecisionForm::focusComment()
{
    m_comment->setFocus(Qt::ShortcutFocusReason);
}

void DecisionForm::toggleReason(int index)
{
    m_reasons->toggle(index);
}

void DecisionForm::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !event->isAutoRepeat())
        Q_EMIT submitted();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else if (!enter)
        QWidget::keyPressEvent(event);
}

void DecisionForm::showParts()
{
    const bool escalating = has(DecisionKind::escalate);
    const bool postponing = has(DecisionKind::postpone);
    for (QWidget* list :
         {static_cast<QWidget*>(m_level), static_cast<QWidget*>(m_urgency), static_cast<QWidget*>(m_to)})
        list->setVisible(escalating);
    m_until->setVisible(postponing);
    m_untilLabel->setVisible(postponing);
    m_reasons->setVisible(m_draft.kind && !postponing);
    m_title->setText(m_draft.kind ? decisionWord(*m_draft.kind) : QString());
    m_title->setVisible(m_draft.kind.has_value());
}

void DecisionForm::setTwoRows(bool on)
{
    m_rows->setDirection(on ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void DecisionForm::evenHeights()
{
    const int height = m_level->sizeHint().height();
    for (QWidget* part : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_untilLabel),
                          static_cast<QWidget*>(m_state), static_cast<QWidget*>(m_until)})
        part->setMinimumHeight(height);
    const int words = m_until->fontMetrics().horizontalAdvance(m_until->specialValueText());
    m_until->setMinimumWidth(words + Appearance::type().scaled(44));
    m_until->setMaximumHeight(height);
}

void DecisionForm::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DecisionForm::retranslate()
{
    m_level->setLabel(tr("Level"));
    m_urgency->setLabel(tr("Urgency"));
    m_to->setLabel(tr("To"));
    m_untilLabel->setText(tr("Until"));
    m_until->setSpecialValueText(tr("choose a date"));
    m_until->setDisplayFormat(QStringLiteral("d MMM yyyy"));
    m_until->setLocale(Language::locale());
    m_until->setAccessibleName(tr("Until"));
    m_comment->setPlaceholderText(tr("Comment"));
    m_comment->setAccessibleName(tr("Comment"));
    m_register->setText(tr("Record"));
    m_register->setLegend(keyCapText(QKeySequence(Qt::CTRL | Qt::Key_Return)));
    for (int i = 0; i < m_urgency->count(); ++i)
        m_urgency->setItemText(i, urgencyWord(kUrgencies[i]));
    showParts();
    evenHeights();
}

} // namespace cotejo
