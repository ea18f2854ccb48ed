#pragma once

#include "engine/completeness/identifier_text.h"
#include "engine/domain/field_status.h"

#include <vector>

namespace cotejo
{

// Names that a degree or grade follows: "Renata Castelló-Briones, MD", "R. Jiménez, R2". At least two words,
// one of them more than an initial. Linear time.
[[nodiscard]] std::vector<Identifier> identifiersByCredential(const IdentifierText& text);

} // namespace cotejo
