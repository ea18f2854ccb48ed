#pragma once

#include "engine/domain/field_status.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// Where a piece of evidence stands in the file of another program its note was read from ("page 2", "row 4,
// das28"); empty for notes of our own formats. The view lives as long as `places`.
[[nodiscard]] std::string_view evidencePlace(const std::vector<NotePlace>& places, const Evidence& evidence);

} // namespace cotejo
