#include "engine/import/share_gpt.h"

#include "engine/import/chat_turns.h"

namespace cotejo
{

void readShareGpt(const ForeignValue& record, ForeignTranscript& read)
{
    read.transcript.id = record.firstMember({"id", "conversation_id"}).plain().value_or(std::string());
    const ForeignValue list = record.firstMember({"conversations", "conversation"});
    if (!list.isList())
        return list.refuse("read.wrong_type", "a list of messages");
    ChatTurns turns;
    for (ForeignMessage& message : chatMessages(list))
        turns.add(std::move(message));
    read.transcript.turns = turns.finish();
    if (turns.unanswered() > 0)
        read.remarks.push_back(
            {"read.unanswered_question", list.pointer(),
             std::to_string(turns.unanswered()) + " questions without an answer left out"});
}

} // namespace cotejo
