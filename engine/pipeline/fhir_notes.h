#pragma once

#include "engine/base/result.h"
#include "engine/report/fhir_completeness.h"

#include <cstddef>
#include <functional>

namespace cotejo
{

class StoreFile;

// Every present note of a store, evaluated now with the built-in form, as it goes into a
// QuestionnaireResponse: the fields that are asked or stated. Unless `reveal`, birth dates are left out and
// identifiers in values masked. `wanted` says whether a note is taken, by id; `take` returns false to stop.
// The result is the number of notes that cannot be read again.
[[nodiscard]] Result<std::size_t> forEachFhirNote(const StoreFile& store, bool reveal,
                                                  const std::function<bool(const std::string& note)>& wanted,
                                                  const std::function<bool(const FhirNote& note)>& take);

} // namespace cotejo
