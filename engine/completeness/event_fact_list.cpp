#include "engine/completeness/event_fact_list.h"

#include <algorithm>

namespace cotejo
{

EventFactList::EventFactList(const AnalysedNote& note)
{
    std::size_t covered = 0;
    for (const auto& mention : note.mentions()) {
        if (!mention.is("event_fact") || mention.range.end <= covered)
            continue;
        if (mention.assertion.asked && !mention.entry->attribute("value").empty()) {
            m_open.push_back(&mention);
            continue;
        }
        m_facts.push_back(&mention);
        if (mention.entry->id != "admission") // "hospitalizada del 3 al 9" tells the stay, too
            covered = mention.range.end;
    }
}

std::vector<const Mention*> EventFactList::in(const FoldedRange& range) const
{
    const auto first = std::lower_bound(m_facts.begin(), m_facts.end(), range.begin,
                                        [](const Mention* m, std::size_t p) { return m->range.begin < p; });
    std::vector<const Mention*> found;
    for (auto place = first; place != m_facts.end() && (*place)->range.begin < range.end; ++place)
        found.push_back(*place);
    return found;
}

std::vector<const Mention*> EventFactList::in(const FoldedRange& range, std::string_view id) const
{
    auto found = in(range);
    std::erase_if(found, [&](const Mention* m) { return m->entry->id != id; });
    return found;
}

const Mention* EventFactList::open(const FoldedRange& range) const
{
    for (const auto* mention : m_open)
        if (range.contains(mention->range.begin))
            return mention;
    return nullptr;
}

const Mention* EventFactList::first(const FoldedRange& range, std::string_view id) const
{
    for (const auto* mention : in(range, id))
        if (mention->assertion.kind != AssertionKind::negated && mention->assertion.aboutPatientNow())
            return mention;
    return nullptr;
}

} // namespace cotejo
