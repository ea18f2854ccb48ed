#pragma once

#include "engine/domain/transcript.h"
#include "engine/import/foreign_value.h"

#include <optional>
#include <string_view>
#include <vector>

namespace cotejo
{

// What a search gave back, from the output of a tool or a span of a trace. `tool` is its name. nullopt: the
// output is none of a search, or cannot be read as one, so nothing can be said; an empty list: the search
// says that it found nothing. A list of documents counts whatever the tool's name; an empty one and a plain
// text with "PMID: N" only where the name says that it searches.
[[nodiscard]] std::optional<std::vector<RetrievedItem>> retrievedItems(std::string_view tool,
                                                                       const ForeignValue& output);
[[nodiscard]] std::optional<std::vector<RetrievedItem>> retrievedItems(std::string_view tool,
                                                                       const std::string& output);

} // namespace cotejo
