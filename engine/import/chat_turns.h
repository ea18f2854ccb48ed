#pragma once

#include "engine/domain/transcript.h"
#include "engine/import/foreign_message.h"

#include <vector>

namespace cotejo
{

// Turns out of the messages a person was shown, in the order given (never by clock: it is wrong in real
// exports). A turn begins with a question; messages of one side that follow each other are joined by a blank
// line; what tools gave back since the question is its `retrieved`. A question without an answer is no turn
// and is counted; an answer before any question has an empty one.
class ChatTurns
{
public:
    void add(ForeignMessage&& message);
    // Another answer to the turn at hand that was not shown.
    void addAlternative(std::string text, std::optional<std::string> model);
    [[nodiscard]] std::vector<Turn> finish(); // ids t1, t2, …
    [[nodiscard]] std::size_t unanswered() const { return m_unanswered; }

private:
    void close();

    std::vector<Turn> m_turns;
    Turn m_turn;
    std::optional<std::string> m_model;
    std::vector<Draft> m_alternatives;
    bool m_asked = false;
    bool m_answered = false;
    std::size_t m_unanswered = 0;
};

} // namespace cotejo
