#pragma once

#include "engine/import/chat_turns.h"
#include "engine/import/foreign_transcript.h"
#include "engine/import/role_heading.h"

#include <optional>
#include <string>
#include <string_view>

namespace cotejo
{

// Puts the lines of a copied chat together to messages and turns. The first mark decides how this copy marks
// who speaks; a mark of another kind begins no message (an answer may have such a line of its own) and is
// remarked, as is the same speaker twice: read.uncertain_border, with its line.
class ChatBlocks
{
public:
    void line(std::string_view text, std::size_t number, const std::optional<RoleMark>& mark, bool isFence);
    void doubt(std::size_t number); // this line looks like a mark, and is taken for text
    void finish(ForeignTranscript& read);

private:
    void begin(const RoleMark& mark, std::size_t number);
    void close(bool beforeMark);

    ChatTurns m_turns;
    std::vector<Error> m_remarks;
    std::optional<RoleMark> m_open;
    std::string m_text;
    std::string m_code; // what stands in code blocks
    bool m_inCode = false;
    int m_style = 0;
};

} // namespace cotejo
