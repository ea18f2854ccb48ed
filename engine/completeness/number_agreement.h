#pragma once

#include "engine/completeness/value_agreement.h"

#include <string_view>

namespace cotejo
{

// Two numbers of a field of type number.
[[nodiscard]] Agreement compareNumbers(const FormField& field, const FieldReading& stated,
                                       const FieldReading& noted, const AgreementFacts& facts);

// The leading numbers of two titres ("112 UI/mL", "1:640"). Unclear where one has none.
[[nodiscard]] Agreement compareTitres(std::string_view stated, std::string_view noted);

} // namespace cotejo
