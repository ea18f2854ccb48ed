#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/completeness/form_field.h"

#include <optional>

namespace cotejo
{

enum class Agreement {
    agrees,  // the same value, in whatever unit, precision or spelling
    differs, // another value
    unclear  // the two cannot be held against each other (another variant of an index, a unit without a
             // factor)
};

// What is needed to bring values to one measure.
struct AgreementFacts {
    std::optional<double> weight; // kg
    int monthsBetween = 0;        // from the note to the other text, for ages and durations
};

// Whether `stated` and `noted`, two readings of `field`, say the same. A value rounded or given in another
// unit agrees; mg/kg is multiplied by the weight; "yes" agrees with any positive value; of a set it is enough
// that what is stated is among what is noted. The same number under another variant differs.
[[nodiscard]] Agreement compareValues(const FormField& field, const FieldReading& stated,
                                      const FieldReading& noted, const AgreementFacts& facts);

// Whether a reading says that there is none of it: a negative, "no", "ninguno", a count of zero.
[[nodiscard]] bool isNegative(const FieldReading& reading);

} // namespace cotejo
