#include "ui/widgets/completeness_header.h"

#include "ui/theme/space.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/note_sentences.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/status_count.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace cotejo
{

CompletenessHeader::CompletenessHeader(QWidget* parent)
    : QWidget(parent), m_figure(new RoleLabel(TextRole::figure, Ink::text, this)),
      m_words(new RoleLabel(TextRole::body, Ink::text, this)),
      m_remark(new RoleLabel(TextRole::secondary, Ink::muted, this)), m_bar(new CompletenessBar(this)),
      m_toClarify(new StatusCount(this)), m_unknown(new StatusCount(this)), m_absent(new StatusCount(this)),
      m_notApplicable(new StatusCount(this))
{
    auto* first = new QHBoxLayout;
    first->setSpacing(space::kSmall);
    first->addWidget(m_figure, 0, Qt::AlignBaseline);
    m_words->setElided(true);
    first->addWidget(m_words, 1, Qt::AlignBaseline);
    first->addWidget(m_remark, 0, Qt::AlignBaseline);
    auto* counts = new FlowLayout(space::kMedium, space::kHair);
    for (StatusCount* count : {m_toClarify, m_unknown, m_absent, m_notApplicable})
        counts->addWidget(count);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    column->setSpacing(space::kTight);
    column->addLayout(first);
    column->addWidget(m_bar);
    column->addLayout(counts);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true); // the counts wrap where the pane is narrow
    setSizePolicy(policy);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    refresh();
}

void CompletenessHeader::setCounts(const CompletenessShares& counts)
{
    m_counts = counts;
    refresh();
}

void CompletenessHeader::setRemark(const QString& remark)
{
    m_remark->setText(remark);
}

QString CompletenessHeader::sentence() const
{
    return NoteSentences::completeOfAsked(m_counts.complete, m_counts.asked());
}

void CompletenessHeader::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void CompletenessHeader::refresh()
{
    const int asked = m_counts.asked();
    m_bar->setCounts(m_counts);
    m_figure->setVisible(asked > 0);
    m_figure->setText(tr("%1 of %2").arg(m_counts.complete).arg(asked));
    m_words->setFullText(asked > 0 ? tr("asked field(s) complete", "after “31 of 42”", asked) : sentence());
    m_toClarify->setStatus(queryWord(), tr("%n to clarify", nullptr, m_counts.toClarify));
    m_unknown->setStatus(wordOf(FieldDetail::stated_unknown), tr("%n unknown", nullptr, m_counts.unknown));
    m_absent->setStatus(wordOf(FieldDetail::not_mentioned), tr("%n absent", nullptr, m_counts.absent));
    m_notApplicable->setStatus(wordOf(FieldDetail::by_rule),
                               tr("%n not applicable", nullptr, m_counts.notApplicable));
    setAccessibleName(sentence());
    setAccessibleDescription(
        QStringList({m_toClarify->text(), m_unknown->text(), m_absent->text(), m_notApplicable->text()})
            .join(QStringLiteral(", ")));
}

} // namespace cotejo
