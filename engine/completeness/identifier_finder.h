#pragma once

#include "engine/domain/field_status.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// Finds what would tell who the person (or a relative, or the writer) is, by shape and by label (FORMATS §7,
// kinds of IdentifierKind). Whatever has the shape or follows the label is found; a wrong check digit changes
// nothing. Spans are code points of `text`, in text order, without overlaps. Cost is linear in the text's
// length. Labels are data: resources/lexicons/identifiers.json.
[[nodiscard]] std::vector<Identifier> findIdentifiers(std::string_view text);

} // namespace cotejo
