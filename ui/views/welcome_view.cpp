#include "ui/views/welcome_view.h"

#include "ui/theme/cotejo_style.h"
#include "ui/theme/space.h"
#include "ui/widgets/answer_sentences.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/role_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
constexpr int kTextWidth = 560;
}

WelcomeView::WelcomeView(QWidget* parent)
    : QWidget(parent), m_sentence(new RoleLabel(TextRole::reading)),
      m_limits(new RoleLabel(TextRole::secondary, Ink::muted)), m_import(new QPushButton),
      m_sample(new QPushButton), m_open(new QPushButton), m_tour(new QPushButton)
{
    m_import->setProperty(CotejoStyle::kPrimary, true);
    for (RoleLabel* label : {m_sentence, m_limits}) {
        label->setWordWrap(true);
        label->setMaximumWidth(kTextWidth);
    }
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kSmall);
    buttons->addWidget(m_import);
    buttons->addWidget(m_sample);
    buttons->addWidget(m_open);
    buttons->addWidget(m_tour);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout;
    column->setSpacing(space::kLarge);
    column->addStretch(1);
    column->addWidget(m_sentence);
    column->addLayout(buttons);
    column->addWidget(m_limits);
    column->addStretch(2);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
    layout->addStretch(1);
    layout->addLayout(column, 2);
    layout->addStretch(1);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setFocusProxy(m_import);
    connect(m_import, &QPushButton::clicked, this, &WelcomeView::importWanted);
    connect(m_sample, &QPushButton::clicked, this, &WelcomeView::sampleWanted);
    connect(m_open, &QPushButton::clicked, this, &WelcomeView::openWanted);
    connect(m_tour, &QPushButton::clicked, this, &WelcomeView::tourWanted);
    retranslate();
}

void WelcomeView::retranslate()
{
    m_sentence->setText(DeskSentences::firstStart());
    m_limits->setText(AnswerSentences::limits());
    m_import->setText(tr("Import…"));
    m_sample->setText(tr("Sample data"));
    m_open->setText(tr("Open another file…"));
    m_tour->setText(tr("A short tour"));
}

void WelcomeView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace cotejo
