#include "ui/models/queue_chips.h"

#include "ui/session/open_store.h"
#include "ui/session/review_session.h"

#include <algorithm>

namespace cotejo
{

std::vector<QueueChips::Named> QueueChips::all()
{
    return {{Chip::Mine, tr("Mine")},           {Chip::Safety, tr("Safety")},
            {Chip::Citations, tr("Citations")}, {Chip::Notes, tr("Notes")},
            {Chip::Drafts, tr("Drafts")},       {Chip::SecondReadings, tr("Second readings")}};
}

void QueueChips::set(Chip chip, bool on)
{
    std::erase(m_on, chip);
    if (on)
        m_on.push_back(chip);
}

bool QueueChips::isOn(Chip chip) const
{
    return std::find(m_on.begin(), m_on.end(), chip) != m_on.end();
}

QueueFilter QueueChips::base() const
{
    QueueFilter filter;
    filter.text = m_text.trimmed().toStdString();
    for (const QString& verdict : m_verdicts)
        filter.verdicts.push_back(verdict.toStdString());
    if (filter.text.empty() && m_show == Show::Waiting)
        filter.states = {ItemState::pending, ItemState::due, ItemState::stale};
    else if (m_show == Show::Done)
        filter.states = {ItemState::approved,  ItemState::corrected,    ItemState::rejected,
                         ItemState::escalated, ItemState::cannot_judge, ItemState::postponed};
    filter.withoutReasons = !filter.text.empty();
    return filter;
}

void QueueChips::add(QueueFilter& filter, Chip chip)
{
    switch (chip) {
    case Chip::Mine:
        filter.mineOnly = true;
        filter.withoutReasons = true; // what somebody did is theirs, whatever put it there
        break;
    case Chip::SecondReadings:
        filter.secondReadingsOnly = true;
        break;
    case Chip::Safety:
        for (const char* family : {"rule", "rubric", "lookup", "discrepancy:safety_hidden"})
            filter.reasonFamilies.emplace_back(family);
        break;
    case Chip::Citations:
        filter.alsoReasons.emplace_back("citation");
        break;
    case Chip::Notes:
        filter.kinds = {ItemKind::note};
        break;
    case Chip::Drafts:
        filter.draftsOnly = true;
        break;
    }
}

QueueFilter QueueChips::filter() const
{
    QueueFilter filter = base();
    for (const Chip chip : m_on)
        add(filter, chip);
    return filter;
}

QueueFilter QueueChips::filterOf(Chip chip) const
{
    QueueFilter filter = this->filter();
    if (!isOn(chip))
        add(filter, chip);
    return filter;
}

QueueFilter QueueChips::filterOf(Show show) const
{
    QueueChips other = *this;
    other.m_show = show;
    return other.filter();
}

int countOf(ReviewSession& session, const QueueFilter& filter)
{
    if (session.store() == nullptr)
        return -1;
    const Result<std::size_t> count = session.store()->queue().count(filter);
    return count ? static_cast<int>(*count) : -1;
}

} // namespace cotejo
