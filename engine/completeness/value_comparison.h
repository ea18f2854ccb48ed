#pragma once

#include "engine/completeness/form.h"
#include "engine/domain/field_value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// The number of a value in the field's own unit. nullopt: no number, or a unit the form does not convert.
[[nodiscard]] std::optional<double> numberInOwnUnit(const FormField& field, const FieldScalar& value,
                                                    std::string_view unit);

// The unit of the form that `unit` spells; nullptr where the form knows none such.
[[nodiscard]] const FormUnit* unitOf(const FormField& field, std::string_view unit);

// The words of a value: a code or text folded, the codes of a set; "no" and "negativo" for a negative without
// a value.
[[nodiscard]] std::vector<std::string> valueWords(const FieldScalar& value, bool negative);

// A text as a code: folded, "_" between words.
[[nodiscard]] std::string codeSpelling(std::string_view text);

// Whether two values of one field say the same. Numbers: equal within half a per cent once in one unit, or
// as written. Dates: one is the other less precisely; where either is less precise than a day, one unit of
// it apart is the same. Sets: regardless of order. Texts: always, since words differ where facts agree.
[[nodiscard]] bool sameValue(const FormField& field, const FieldScalar& a, std::string_view unitA,
                             const FieldScalar& b, std::string_view unitB);

} // namespace cotejo
