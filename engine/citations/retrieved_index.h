#pragma once

#include "engine/domain/transcript.h"

#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

namespace cotejo
{

// Which turns of one transcript have a PMID in their list of retrieved evidence. Built once for each
// transcript.
class RetrievedIndex
{
public:
    explicit RetrievedIndex(const Transcript& transcript);

    [[nodiscard]] bool has(std::size_t turn, const std::string& pmid) const;
    // Ids of the transcript's other turns whose list has it, in the order of the turns.
    [[nodiscard]] std::vector<std::string> elsewhere(std::size_t turn, const std::string& pmid) const;

private:
    std::unordered_map<std::string, std::vector<std::size_t>>
        m_turns; // by normalised PMID, turns in order, each once
    std::vector<std::string> m_ids;
};

} // namespace cotejo
