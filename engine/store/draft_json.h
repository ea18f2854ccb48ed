#pragma once

#include "engine/store/review_draft.h"

#include <string>
#include <string_view>

namespace cotejo
{

// A draft as the table drafts keeps it. Reading takes what it understands and leaves the rest at its default,
// so that no newer or older program loses the comment.
[[nodiscard]] std::string draftToJson(const ReviewDraft& draft);
[[nodiscard]] ReviewDraft draftFromJson(std::string_view json);

} // namespace cotejo
