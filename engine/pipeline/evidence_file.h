#pragma once

#include "engine/base/result.h"
#include "engine/domain/transcript.h"

#include <string>
#include <vector>

namespace cotejo
{

// The evidence of one turn: a JSON list of {"pmid", "title", "year", "doi", "excerpt"}, as `retrieved` of a
// transcript. Read as strictly as a transcript; Error::where is the file and the JSON pointer.
// evidence.unreadable where there is no such file.
[[nodiscard]] Result<std::vector<RetrievedItem>> readEvidenceFile(const std::string& path);

} // namespace cotejo
