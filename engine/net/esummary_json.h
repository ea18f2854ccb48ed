#pragma once

#include "engine/base/result.h"
#include "engine/domain/paper_fact.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Reads an esummary reply of E-utilities (JSON, db pubmed) to the request for `asked`. Gives a fact for each
// of `asked` that the reply can be believed about, in that order, without date and source. A record whose own
// uid is another than its key is left out: it stays not checked. Errors, where nothing was answered:
// esummary.not_json, esummary.refused (an error in place of the result).
[[nodiscard]] Result<std::vector<PaperFact>> readEsummary(std::string_view body,
                                                          const std::vector<std::string>& asked);

} // namespace cotejo
