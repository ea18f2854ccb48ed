#include "ui/views/status_row.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/plain_link.h"
#include "ui/widgets/role_label.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QProgressBar>

namespace cotejo
{
namespace
{
constexpr int kProgressWidth = 120;
constexpr int kHundred = 100;
} // namespace

StatusRow::StatusRow(QWidget* parent)
    : QWidget(parent), m_offline(new RoleLabel(TextRole::secondary, Ink::muted)),
      m_store(new RoleLabel(TextRole::secondary, Ink::muted)),
      m_message(new RoleLabel(TextRole::secondary, Ink::text)), m_progress(new QProgressBar),
      m_cancel(new PlainLink), m_why(new PlainLink), m_help(new PlainLink)
{
    m_offline->setElided(true);
    m_store->setElided(true);
    m_message->setElided(true);
    m_progress->setFixedWidth(kProgressWidth);
    m_progress->setTextVisible(false);
    for (QWidget* part :
         {static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_cancel), static_cast<QWidget*>(m_why)})
        part->hide();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(space::kMedium, space::kHair, space::kMedium, space::kHair);
    layout->setSpacing(space::kMedium);
    layout->addWidget(m_offline, 2);
    layout->addWidget(m_store, 1);
    layout->addWidget(m_message, 3);
    layout->addWidget(m_progress);
    layout->addWidget(m_cancel);
    layout->addWidget(m_why);
    layout->addWidget(m_help);
    connect(m_cancel, &PlainLink::clicked, this, &StatusRow::cancelWanted);
    connect(m_why, &PlainLink::clicked, this, &StatusRow::refusalsWanted);
    connect(m_help, &PlainLink::clicked, this, &StatusRow::helpWanted);
    connect(&Appearance::instance(), &Appearance::changed, this, &StatusRow::follow);
    follow();
    retranslate();
}

void StatusRow::follow()
{
    setMinimumHeight(Appearance::type().scaled(space::kWide));
    update();
}

void StatusRow::setService(const QString& host)
{
    m_host = host;
    retranslate();
}

void StatusRow::retranslate()
{
    m_offline->setFullText(m_host.isEmpty() ? DeskSentences::offline() : DeskSentences::offlineBut(m_host));
    m_cancel->setText(tr("Cancel"));
    m_why->setText(tr("See why"));
    m_help->setText(tr("F1 Keys"));
    m_progress->setAccessibleName(tr("Progress"));
}

void StatusRow::setMessage(const QString& sentence, bool warning)
{
    m_message->setTone(warning ? std::optional(Tone::failed) : std::nullopt);
    m_message->setFullText(sentence);
    m_message->setAccessibleName(sentence);
    if (sentence.isEmpty())
        return;
    QAccessibleEvent event(m_message, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void StatusRow::say(const QString& sentence)
{
    m_why->hide();
    setMessage(sentence, false);
}

void StatusRow::warn(const QString& sentence)
{
    setMessage(sentence, true);
}

QString StatusRow::message() const
{
    return m_message->fullText();
}

void StatusRow::setStore(const QString& name, const QString& remark)
{
    m_store->setFullText(remark.isEmpty() ? name : QString(name + QStringLiteral(" · ") + remark));
    m_store->setTone(remark.isEmpty() ? std::nullopt : std::optional(Tone::evaluatorError));
}

void StatusRow::showProgress(const QString& sentence, int percent)
{
    m_progress->setRange(0, percent < 0 ? 0 : kHundred);
    m_progress->setValue(percent);
    m_progress->show();
    m_cancel->show();
    m_why->hide();
    m_message->setTone(std::nullopt);
    m_message->setFullText(sentence);
}

void StatusRow::endProgress(const QString& sentence, bool hasRefusals)
{
    m_progress->hide();
    m_cancel->hide();
    setMessage(sentence, false);
    m_why->setVisible(hasRefusals);
}

void StatusRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StatusRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Appearance::theme().tokens().sunken);
}

} // namespace cotejo
