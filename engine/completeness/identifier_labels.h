#pragma once

#include "engine/completeness/identifier_text.h"
#include "engine/domain/field_status.h"

#include <vector>

namespace cotejo
{

// Identifiers that follow a label ("Exp.", "Dra.", "Nombre:", "F. nac."). May overlap one another; the finder
// chooses.
[[nodiscard]] std::vector<Identifier> identifiersByLabel(const IdentifierText& text);

} // namespace cotejo
