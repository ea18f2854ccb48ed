#pragma once

#include "engine/base/result.h"
#include "engine/import/note_draft.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace cotejo
{

// Reads FHIR R4 (and what R5 renamed): a Bundle gives one note a patient, in the order in which patients
// first come; any other resource gives one note. Compositions and DocumentReferences give their text (base64
// is decoded; an address is never fetched), other resources a line each (fhir_lines.h). `id` is the note's,
// with
// "-2" and so on behind it from the second patient on. A note without any content is read.empty_note.
[[nodiscard]] std::vector<Result<NoteDraft>> readFhir(const nlohmann::json& resource, const std::string& id);

} // namespace cotejo
