#pragma once

#include "engine/base/result.h"
#include "engine/domain/paper_fact.h"

#include <functional>
#include <string>
#include <vector>

namespace cotejo
{

class ReadHandle;
class WriteHandle;

// What look-ups said of papers, in the store with its day. One fact a PMID and source; a later one takes its
// place. All facts of a call go in together or not at all.
[[nodiscard]] Result<void> keepPaperFacts(WriteHandle& handle, const std::vector<PaperFact>& facts);

// All facts of `source` are taken out and these put in: a list is whole.
[[nodiscard]] Result<void> replacePaperFacts(WriteHandle& handle, const std::string& source,
                                             const std::vector<PaperFact>& facts);

// In the order of the PMIDs' digits, then of the source; `take` returns false to stop. A store of an older
// schema, opened for reading, has none.
[[nodiscard]] Result<void> forEachPaperFact(ReadHandle& handle, const std::function<bool(PaperFact&&)>& take);

// The facts about one paper, none where it was never checked.
[[nodiscard]] Result<std::vector<PaperFact>> paperFactsOf(ReadHandle& handle, const std::string& pmid);

} // namespace cotejo
