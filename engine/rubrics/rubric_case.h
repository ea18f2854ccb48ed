#pragma once

#include "engine/base/result.h"
#include "engine/rubrics/router.h"

namespace cotejo
{

// One item of `cotejo.checks`: what the router says and what the judges found.
struct RubricCase {
    std::string item;
    Relevances relevances;
    Decimal threshold; // 0 where the file has none
    std::vector<std::pair<std::uint32_t, std::optional<bool>>>
        results; // nullopt: not applicable, cannot judge
};

struct CheckReading {
    std::vector<RubricCase> cases;
    std::vector<Error> refused; // items that were not taken; `where` is a JSON pointer
};

// FORMATS §9, `cotejo.checks`, version 1. A node or leaf that the taxonomy does not have, a relevance or
// threshold outside [0, 1], a result that is no true, false or null, an item twice: that item is refused. An
// error: the file is no such file.
[[nodiscard]] Result<CheckReading> readChecks(std::string_view json, const Taxonomy& taxonomy);

} // namespace cotejo
