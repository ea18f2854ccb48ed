#pragma once

#include "engine/domain/field_value.h"

#include <nlohmann/json_fwd.hpp>

namespace cotejo
{

class EvidenceMask;

// A field's value in JSON, identifiers masked: null, number, text or list of texts.
[[nodiscard]] nlohmann::ordered_json fieldScalarJson(const FieldScalar& value, const EvidenceMask& mask);

} // namespace cotejo
