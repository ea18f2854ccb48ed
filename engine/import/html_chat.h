#pragma once

#include "engine/import/foreign_transcript.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A chat copied as HTML: headings or bold words that name who speaks, elements that say so in an attribute
// (data-message-author-role and the like), or the page ChatGPT writes beside its export, which holds the
// conversations as data. Links become "[text](address)", so that a PMID in an address stays; nothing is
// fetched or run. `id` is the transcript's where the page has none. Faults: read.no_turn, or those of a
// conversation in the page, one a result.
[[nodiscard]] std::vector<Result<ForeignTranscript>> readHtmlChat(std::string_view html,
                                                                  const std::string& id);

} // namespace cotejo
