#pragma once

#include "engine/import/foreign_transcript.h"

namespace cotejo
{

// One conversation of ChatGPT's conversations.json, a tree of messages. The branch that ends in
// `current_node` was shown; answers of other branches become drafts of kind `alternative` of the turn they
// hang from.
void readChatGptConversation(const ForeignValue& record, ForeignTranscript& read);

} // namespace cotejo
