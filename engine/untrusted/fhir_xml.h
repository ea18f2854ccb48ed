#pragma once

#include "engine/untrusted/xml_tree.h"

#include <nlohmann/json_fwd.hpp>

namespace cotejo
{

// A FHIR resource in XML as the JSON of the same resource, but that all values
// are texts and a member that may repeat is a list only where it does.
[[nodiscard]] nlohmann::json fhirJson(const XmlNode& resource);

} // namespace cotejo
