#include "ui/widgets/diff_view.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/text_offsets.h"

#include <QEvent>
#include <QGridLayout>
#include <QScopedValueRollback>
#include <QScrollBar>

namespace cotejo
{
namespace
{
QString idOf(std::size_t place)
{
    return QString::number(place);
}

std::vector<TextMark> marksFor(const WordDiff& diff, bool added)
{
    std::vector<TextMark> marks;
    for (std::size_t i = 0; i < diff.places.size(); ++i) {
        TextMark mark;
        mark.id = idOf(i);
        mark.kind = added ? MarkKind::added : MarkKind::removed;
        mark.line = added ? MarkLine::solid : MarkLine::none;
        mark.span = added ? diff.places[i].added : diff.places[i].removed;
        if (mark.span.start < mark.span.end)
            marks.push_back(mark);
    }
    return marks;
}
} // namespace

DiffView::DiffView(QWidget* parent)
    : QWidget(parent), m_scored(new SourceTextView(this)), m_shown(new SourceTextView(this)),
      m_scoredTitle(new RoleLabel(TextRole::bodyStrong, Ink::text, this)),
      m_shownTitle(new RoleLabel(TextRole::bodyStrong, Ink::text, this)),
      m_count(new RoleLabel(TextRole::secondary, Ink::muted, this))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::kMedium);
    grid->setVerticalSpacing(space::kTight);
    grid->addWidget(m_scoredTitle, 0, 0);
    grid->addWidget(m_shownTitle, 0, 1);
    grid->addWidget(m_count, 0, 2);
    grid->addWidget(m_scored, 1, 0);
    grid->addWidget(m_shown, 1, 1, 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    connect(m_scored->verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this] { follow(m_scored, m_shown); });
    connect(m_shown->verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this] { follow(m_shown, m_scored); });
    setFocusProxy(m_shown);
    retranslate();
}

void DiffView::setTexts(const std::string& scored, const QString& scoredTitle, const std::string& shown,
                        const QString& shownTitle)
{
    m_diff = WordDiff::between(toQString(scored), toQString(shown));
    m_current = -1;
    m_scoredTitle->setText(scoredTitle);
    m_shownTitle->setText(shownTitle);
    m_scored->setText(scored);
    m_shown->setText(shown);
    m_scored->setMarks(marksFor(m_diff, false));
    m_shown->setMarks(marksFor(m_diff, true));
    m_scored->setAccessibleName(scoredTitle);
    m_shown->setAccessibleName(shownTitle);
    retranslate();
}

void DiffView::retranslate()
{
    const QString count = tr("%n place(s) differ", nullptr, places());
    m_count->setText(m_current < 0 ? count : tr("Place %1 of %2").arg(m_current + 1).arg(places()));
    setAccessibleName(tr("Differences, side by side"));
    setAccessibleDescription(count);
}

void DiffView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DiffView::next()
{
    if (m_current + 1 < places())
        goTo(m_current + 1);
}

void DiffView::previous()
{
    if (m_current > 0)
        goTo(m_current - 1);
}

void DiffView::goTo(int place)
{
    m_current = place;
    {
        const QScopedValueRollback following(m_following, true); // each side goes to its own place
        const QString id = idOf(static_cast<std::size_t>(place));
        m_scored->setSelectedMark(id);
        m_shown->setSelectedMark(id);
    }
    retranslate();
}

void DiffView::follow(const SourceTextView* from, SourceTextView* to)
{
    if (m_following)
        return;
    const QScopedValueRollback following(m_following, true);
    const QScrollBar* source = from->verticalScrollBar();
    QScrollBar* target = to->verticalScrollBar();
    if (source->maximum() > 0)
        target->setValue(qRound(1.0 * source->value() / source->maximum() * target->maximum()));
}

} // namespace cotejo
