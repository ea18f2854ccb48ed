#include "engine/citations/retrieved_index.h"

#include "engine/citations/citation_scanner.h"

#include <algorithm>

namespace cotejo
{

RetrievedIndex::RetrievedIndex(const Transcript& transcript)
{
    for (std::size_t turn = 0; turn < transcript.turns.size(); ++turn) {
        m_ids.push_back(transcript.turns[turn].id);
        if (!transcript.turns[turn].retrieved)
            continue;
        for (const RetrievedItem& item : *transcript.turns[turn].retrieved) {
            const auto pmid = item.pmid ? normalisedPmid(*item.pmid) : std::nullopt;
            if (!pmid)
                continue;
            std::vector<std::size_t>& turns = m_turns[*pmid];
            if (turns.empty() || turns.back() != turn)
                turns.push_back(turn);
        }
    }
}

bool RetrievedIndex::has(std::size_t turn, const std::string& pmid) const
{
    const auto found = m_turns.find(pmid);
    return found != m_turns.end() && std::binary_search(found->second.begin(), found->second.end(), turn);
}

std::vector<std::string> RetrievedIndex::elsewhere(std::size_t turn, const std::string& pmid) const
{
    std::vector<std::string> ids;
    if (const auto found = m_turns.find(pmid); found != m_turns.end()) {
        for (const std::size_t other : found->second) {
            if (other != turn)
                ids.push_back(m_ids[other]);
        }
    }
    return ids;
}

} // namespace cotejo
