#pragma once

#include "engine/base/result.h"
#include "engine/domain/transcript.h"

#include <map>
#include <string>
#include <vector>

namespace cotejo
{

class ReadHandle;

// A title stated beside a PMID in the list of a turn.
struct StatedTitle {
    std::string item; // "TRANSCRIPT/TURN"
    std::string title;
};

// The papers that the present transcripts of a store cite or list, each with the titles stated for it.
using NamedPapers = std::map<std::string, std::vector<StatedTitle>>;

void addNamedPapers(const Transcript& transcript, NamedPapers& papers);
[[nodiscard]] Result<NamedPapers> namedPapers(ReadHandle& handle);

} // namespace cotejo
