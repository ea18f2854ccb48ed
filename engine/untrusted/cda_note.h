#pragma once

#include "engine/import/note_draft.h"
#include "engine/untrusted/xml_tree.h"

#include <string>

namespace cotejo
{

// Reads CDA R2: the narrative of each section under its title, which is what people read, and of the entries
// what a narrative may hide: those with negationInd, as "Negado: …", "No administrado: …" or "No vacunado
// contra …", whatever their statusCode (read.negated_entry). The narrative that a giving so negated refers to
// is kept beside the text, since its words are easily read as given. Entries that are nullified or aborted
// are listed as withdrawn. A nullFlavor says that a value is not known, never that there is none.
[[nodiscard]] NoteDraft readCdaNote(const XmlNode& root, const std::string& id);

} // namespace cotejo
