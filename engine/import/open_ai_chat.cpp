#include "engine/import/open_ai_chat.h"

#include "engine/import/chat_turns.h"

namespace cotejo
{
namespace
{
// The shown answer of a response: its first choice.
std::vector<ForeignMessage> choiceMessages(const ForeignValue& response)
{
    std::vector<ForeignMessage> messages;
    const auto choices = response.member("choices").items();
    if (choices.empty())
        return messages;
    const ForeignValue message = choices.front().member("message");
    ForeignMessage answer;
    answer.role = ForeignRole::assistant;
    answer.text = message.isNull() ? contentText(choices.front().member("text"))
                                   : contentText(message.member("content"));
    answer.model = response.member("model").plain();
    messages.push_back(std::move(answer));
    return messages;
}
} // namespace

void readOpenAiChat(const ForeignValue& record, ForeignTranscript& read)
{
    const ForeignValue request = record.firstMember({"request", "body"});
    const ForeignValue response = record.member("response");
    const ForeignValue asked = request.isObject() ? request : record;
    const ForeignValue answered = response.isObject() ? response : record;
    read.transcript.id = record.firstMember({"id", "conversation_id", "custom_id"}).plain().value_or("");
    if (read.transcript.id.empty())
        read.transcript.id = answered.member("id").plain().value_or(std::string());
    ChatTurns turns;
    for (ForeignMessage& message : chatMessages(asked.member("messages")))
        turns.add(std::move(message));
    const auto choices = choiceMessages(answered);
    for (ForeignMessage message : choices)
        turns.add(std::move(message));
    const auto all = answered.member("choices").items();
    for (std::size_t i = 1; i < all.size(); ++i)
        turns.addAlternative(contentText(all[i].member("message").member("content")), choices.front().model);
    read.transcript.turns = turns.finish();
    if (turns.unanswered() > 0)
        read.remarks.push_back(
            {"read.unanswered_question", asked.pointer(),
             std::to_string(turns.unanswered()) + " questions without an answer left out"});
}

} // namespace cotejo
