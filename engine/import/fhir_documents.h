#pragma once

#include "engine/import/foreign_value.h"
#include "engine/import/note_draft.h"

namespace cotejo
{

// The text of a Composition (title, date, sections in their order) or a DocumentReference (attachments with
// text, base64 decoded). An attachment that is only an address, or of a kind that is no text, is remarked
// (read.attachment_left_out); base64 or UTF-8 that is broken is a fault. False: another resource.
bool addFhirDocument(const ForeignValue& resource, NoteDraft& draft);

} // namespace cotejo
