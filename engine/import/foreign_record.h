#pragma once

#include "engine/base/result.h"
#include "engine/import/foreign_format.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A foreign record in our own JSON, as a store keeps it, and what is to be said of it.
struct ForeignRecord {
    std::string json; // rheumai.transcript or biobadamex.note, version 1
    std::vector<Error> remarks;
};

// Reads one JSON record of `format`; it must be sound JSON (JsonReader). `id` is its id where it has none of
// its own. A record may hold several documents; one that is no good does not cost the others.
[[nodiscard]] std::vector<Result<ForeignRecord>> convertForeign(ForeignFormat format, std::string_view bytes,
                                                                const std::string& id);

} // namespace cotejo
