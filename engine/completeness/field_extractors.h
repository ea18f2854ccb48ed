#pragma once

#include "engine/completeness/field_extractor.h"

#include <memory>
#include <vector>

namespace cotejo
{

// The extractors of the program, in the order they run: what one takes from an earlier one's readings stands
// behind it.
[[nodiscard]] std::vector<std::unique_ptr<const FieldExtractor>> makeFieldExtractors();

} // namespace cotejo
