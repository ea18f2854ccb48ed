#include "ui/views/answer_header.h"

#include "ui/models/verdict_text.h"
#include "ui/theme/space.h"
#include "ui/widgets/answer_sentences.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/verdict_pill.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr int kAnswerHeaderHeight = 40;
}

AnswerHeader::AnswerHeader(QWidget* parent)
    : PaneHeader(kAnswerHeaderHeight, parent), m_subject(new RoleLabel(TextRole::title)),
      m_turn(new RoleLabel(TextRole::body, Ink::muted)), m_pill(new VerdictPill),
      m_judge(new RoleLabel(TextRole::secondary, Ink::muted))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(space::kMedium, space::kTight, space::kMedium, space::kTight);
    layout->setSpacing(space::kSmall);
    layout->addWidget(m_subject);
    layout->addWidget(m_turn);
    layout->addWidget(m_pill);
    layout->addWidget(m_judge, 1);
    m_judge->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_judge->setElided(true);
    setItem(nullptr);
}

void AnswerHeader::setItem(const ReviewItemPtr& item)
{
    m_item = item;
    refresh();
}

void AnswerHeader::refresh()
{
    const bool shown = m_item && m_item->answer;
    for (QWidget* part :
         {static_cast<QWidget*>(m_turn), static_cast<QWidget*>(m_pill), static_cast<QWidget*>(m_judge)})
        part->setVisible(shown);
    if (!shown) {
        m_subject->setText(m_item ? m_item->subject : QString());
        return;
    }
    const AnswerCase& answer = *m_item->answer;
    const QString record = QString::fromStdString(answer.transcript.id);
    m_subject->setText(m_item->subject.isEmpty() ? record : m_item->subject);
    m_subject->setToolTip(record);
    const QString turn = tr("Turn %1 of %2").arg(answer.turn + 1).arg(answer.transcript.turns.size());
    m_turn->setText(m_item->isNote ? tr("%1, of the same person").arg(turn) : turn);
    m_pill->setVerdict(answer.check.verdict, VerdictText::sentence(answer));
    m_judge->setFullText(judge());
}

QString AnswerHeader::judge() const
{
    const AnswerCase& answer = *m_item->answer;
    const std::vector<Discrepancy>& found = answer.check.discrepancies;
    if (std::find(found.begin(), found.end(), Discrepancy::same_model_judge) == found.end())
        return {};
    const QString evaluator =
        QString::fromStdString(answer.record().evaluations.back().evaluator.value_or(std::string()));
    return evaluator.isEmpty() ? AnswerSentences::sameJudge()
                               : tr("Evaluator and author: same family (%1)").arg(evaluator);
}

void AnswerHeader::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace cotejo
