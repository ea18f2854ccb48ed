#pragma once

#include "engine/base/decimal.h"

#include <string>
#include <variant>
#include <vector>

namespace cotejo
{

// A value of a field: a number as written, a code or text or ISO date as precise as the note, a set of codes,
// or nothing.
using FieldScalar = std::variant<std::monostate, Decimal, std::string, std::vector<std::string>>;

} // namespace cotejo
