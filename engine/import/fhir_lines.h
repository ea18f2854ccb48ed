#pragma once

#include "engine/import/foreign_value.h"
#include "engine/import/note_draft.h"

namespace cotejo
{

// Puts one FHIR resource into a note as a line a clinician would write, with its status in words: a result
// that is awaited, a drug that is not taken, a diagnosis that is only possible or refuted. A resource that
// was entered in error or cancelled gives no line: it is listed as withdrawn, beside the text. Where the
// narrative gives another day than the data, both are shown and it is remarked (read.conflict). False: this
// kind of resource says nothing of its own (its narrative is taken where it has one).
bool addFhirLine(const ForeignValue& resource, NoteDraft& draft);

} // namespace cotejo
