#include "ui/widgets/orvs_facts.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"
#include "ui/widgets/role_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
QString print(const Decimal& number)
{
    return QString::fromStdString(number.lexeme());
}
} // namespace

OrvsFacts::OrvsFacts(QWidget* parent) : QWidget(parent), m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(space::kHair);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void OrvsFacts::setFacts(const OrvsFactSheet& facts)
{
    m_facts = facts;
    rebuild();
}

void OrvsFacts::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

QString OrvsFacts::thresholdText() const
{
    if (!m_facts.threshold)
        return tr("Threshold: none");
    const QString number = print(*m_facts.threshold);
    switch (m_facts.origin.value_or(ThresholdOrigin::record)) {
    case ThresholdOrigin::contract:
        return tr("Threshold %1 (from the contract)").arg(number);
    case ThresholdOrigin::ourReading:
        return tr("Threshold %1 (our reading)").arg(number);
    case ThresholdOrigin::record:
        break;
    }
    return tr("Threshold %1 (from the record)").arg(number);
}

QStringList OrvsFacts::lines() const
{
    QStringList lines;
    if (m_facts.recomputed && m_facts.composite)
        lines.append(tr("Recomputed: %1").arg(print(*m_facts.recomputed)));
    lines.append(thresholdText());
    QString made = m_facts.draft;
    if (!m_facts.draft.isEmpty() && !m_facts.contract.isEmpty())
        made += QStringLiteral(" · ");
    made += m_facts.contract;
    if (!made.isEmpty())
        lines.append(made);
    if (!m_facts.weightsKnown)
        lines.append(tr("Weights: not published. The recorded composite is used."));
    if (m_facts.lowest)
        lines.append(tr("Lowest: %1").arg(print(*m_facts.lowest)));
    return lines;
}

void OrvsFacts::rebuild()
{
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto add = [this](TextRole role, Ink ink, const QString& text) {
        auto* label = new RoleLabel(role, ink, this);
        label->setText(text);
        label->setWordWrap(true);
        m_rows->addWidget(label);
        return label;
    };
    if (m_facts.madeByCotejo)
        add(TextRole::bodyStrong, Ink::text, tr("Made by Cotejo"));
    QStringList spoken;
    if (const auto number = m_facts.composite ? m_facts.composite : m_facts.recomputed) {
        const QString caption = m_facts.madeByCotejo ? tr("Composite")
                                : m_facts.composite  ? tr("Recorded composite")
                                                     : tr("Recomputed composite");
        add(TextRole::secondary, Ink::muted, caption);
        addFigure(*number);
        spoken.append(caption + QLatin1Char(' ') + print(*number));
    } else {
        add(TextRole::bodyStrong, Ink::text, tr("No composite"));
        spoken.append(tr("No composite"));
    }
    for (const QString& line : lines())
        add(TextRole::secondary, Ink::muted, line);
    if (m_facts.plainMean)
        add(TextRole::secondary, Ink::muted,
            tr("Mean without weights (for orientation only): %1").arg(print(*m_facts.plainMean)));
    setAccessibleName(m_facts.madeByCotejo ? tr("Made by Cotejo") : tr("ORVS, as recorded"));
    setAccessibleDescription((spoken + lines()).join(QStringLiteral("; ")));
}

void OrvsFacts::addFigure(const Decimal& number)
{
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kSmall);
    auto* figure = new RoleLabel(TextRole::figure, Ink::text, line);
    figure->setText(print(number));
    row->addWidget(figure, 0, Qt::AlignBaseline);
    if (m_facts.high) {
        auto* of = new RoleLabel(TextRole::body, Ink::muted, line);
        of->setText(tr("of %1").arg(print(*m_facts.high)));
        row->addWidget(of, 0, Qt::AlignBaseline);
    }
    row->addStretch();
    m_rows->addWidget(line);
}

} // namespace cotejo
