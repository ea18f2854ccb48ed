#include "ui/views/top_row.h"

#include "ui/theme/appearance.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/space.h"
#include "ui/views/page_tabs.h"
#include "ui/widgets/plain_link.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenuBar>

namespace cotejo
{
namespace
{
constexpr int kHeight = 34;
constexpr int kSearchWidth = 232;
constexpr int kNarrowSearchWidth = 120;
} // namespace

TopRow::TopRow(QMenuBar* menus, QWidget* parent)
    : PaneHeader(kHeight, parent), m_menus(menus), m_pages(new PageTabs), m_search(new QLineEdit),
      m_who(new PlainLink)
{
    menus->setNativeMenuBar(false);
    menus->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(QStringLiteral("search"), space::kIcon, Appearance::theme().tokens().muted),
                        QLineEdit::LeadingPosition);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(space::kSmall, 0, space::kMedium, 1);
    layout->setSpacing(space::kMedium);
    layout->addWidget(menus, 0, Qt::AlignVCenter);
    layout->addWidget(m_pages, 0, Qt::AlignBottom);
    layout->addStretch(1);
    layout->addWidget(m_search);
    layout->addWidget(m_who);
    connect(m_search, &QLineEdit::textChanged, this, &TopRow::searched);
    connect(m_who, &PlainLink::clicked, this, &TopRow::whoWanted);
    connect(&Appearance::instance(), &Appearance::changed, this, &TopRow::follow);
    setNarrow(false);
    follow();
    retranslate();
}

void TopRow::follow()
{
    QPalette onSurface = m_menus->palette();
    onSurface.setColor(QPalette::Window, Appearance::theme().tokens().surface);
    m_menus->setPalette(onSurface);
}

void TopRow::setReviewer(const QString& name)
{
    m_reviewer = name;
    retranslate();
}

void TopRow::setNarrow(bool on)
{
    m_search->setFixedWidth(Appearance::type().scaled(on ? kNarrowSearchWidth : kSearchWidth));
    m_who->setVisible(!on);
}

void TopRow::retranslate()
{
    m_search->setPlaceholderText(tr("Search everything"));
    m_search->setAccessibleName(tr("Search everything"));
    m_search->setToolTip(tr("Words, with or without accents (Ctrl+F)"));
    m_pages->setAccessibleName(tr("Pages"));
    m_who->setText(m_reviewer.isEmpty() ? tr("Who reviews?") : m_reviewer);
    m_who->setToolTip(tr("Signs the decisions"));
}

void TopRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace cotejo
