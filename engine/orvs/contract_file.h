#pragma once

#include "engine/base/result.h"
#include "engine/orvs/contract.h"

#include <string>
#include <string_view>

namespace cotejo
{

// Reads one file of format `cotejo.contract`, version 1 (schemas/contract.schema.json). `name` goes into
// Error::where, followed by a JSON pointer. Errors: read.* of strict JSON; contract.invalid with what was
// expected. Beyond the schema: ids of dimensions and sources are there once, weights are given for all
// dimensions or for none and add up to exactly 1, the threshold is on the scale, a number has a standing
// other than `unknown` and a missing one has that standing, every source named is listed.
[[nodiscard]] Result<Contract> readContract(const std::string& name, std::string_view json);

} // namespace cotejo
