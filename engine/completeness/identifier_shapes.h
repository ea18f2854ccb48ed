#pragma once

#include "engine/completeness/identifier_text.h"
#include "engine/domain/field_status.h"

#include <vector>

namespace cotejo
{

// Identifiers that their shape alone gives away: CURP, RFC, e-mail, NSS, telephone, pharmacovigilance folio,
// street and postal code.
[[nodiscard]] std::vector<Identifier> identifiersByShape(const IdentifierText& text);

} // namespace cotejo
