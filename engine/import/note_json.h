#pragma once

#include "engine/base/json_reader.h"
#include "engine/domain/note.h"

namespace cotejo
{

// Reads one `biobadamex.note`, version 1 (FORMATS §3), the whole text of `reader`. False: reader.fault() says
// why. The values of `fields` are numbers, texts, lists of texts and truth values (kept as the codes `si` and
// `no`); a null is an entry without a value.
[[nodiscard]] bool readNote(JsonReader& reader, Note& note);

} // namespace cotejo
