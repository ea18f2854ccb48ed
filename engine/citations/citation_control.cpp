#include "engine/citations/citation_control.h"

#include <algorithm>

namespace cotejo
{

std::vector<Citation> CitationControl::entries(std::size_t turn, const CitationScan& scan) const
{
    const bool hasList = m_transcript.turns[turn].retrieved.has_value();
    std::vector<Citation> entries;
    for (const FoundIdentifier& found : scan.found) {
        if (found.repeated)
            continue;
        Citation entry{found.kind, found.pmid, std::nullopt, found.span, found.quote, {}};
        if (found.kind == CitationKind::pmid) {
            if (found.form == PmidForm::placeholder) {
                entry.status = CitationStatus::placeholder;
            } else if (found.form == PmidForm::malformed || !found.pmid) {
                entry.status = CitationStatus::malformed;
            } else if (!hasList) {
                entry.status = CitationStatus::no_list;
            } else if (m_retrieved.has(turn, *found.pmid)) {
                entry.status = CitationStatus::retrieved;
            } else {
                entry.status = CitationStatus::not_retrieved;
                entry.elsewhere = m_retrieved.elsewhere(turn, *found.pmid);
            }
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

bool CitationControl::evidenceUncited(std::size_t turn, const std::vector<Citation>& entries) const
{
    const auto& retrieved = m_transcript.turns[turn].retrieved;
    if (!retrieved || retrieved->empty())
        return false;
    return std::none_of(entries.begin(), entries.end(),
                        [](const Citation& entry) { return entry.status == CitationStatus::retrieved; });
}

} // namespace cotejo
