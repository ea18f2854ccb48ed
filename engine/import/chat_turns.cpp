#include "engine/import/chat_turns.h"

#include "engine/import/retrieved_output.h"

#include <iterator>
#include <utility>

namespace cotejo
{
namespace
{
void join(std::string& text, const std::string& next)
{
    if (!text.empty())
        text += "\n\n";
    text += next;
}
} // namespace

void ChatTurns::add(ForeignMessage&& message)
{
    switch (message.role) {
    case ForeignRole::system:
    case ForeignRole::call:
        return;
    case ForeignRole::user:
        if (message.text.empty())
            return;
        if (m_answered)
            close();
        if (!m_asked)
            m_turn.askedAt = std::move(message.at);
        m_asked = true;
        join(m_turn.query, message.text);
        return;
    case ForeignRole::assistant:
        if (message.text.empty())
            return;
        m_answered = true;
        if (message.model)
            m_model = std::move(message.model);
        join(m_turn.answer, message.text);
        return;
    case ForeignRole::tool:
        if (auto items = retrievedItems(message.tool, message.text)) {
            auto& all = m_turn.retrieved ? *m_turn.retrieved : m_turn.retrieved.emplace();
            std::move(items->begin(), items->end(), std::back_inserter(all));
        }
        return;
    }
}

void ChatTurns::addAlternative(std::string text, std::optional<std::string> model)
{
    if (!text.empty())
        m_alternatives.push_back({DraftKind::alternative, std::move(text), std::move(model)});
}

void ChatTurns::close()
{
    if (m_answered) {
        m_turn.id = "t" + std::to_string(m_turns.size() + 1);
        m_turn.drafts = std::move(m_alternatives);
        if (m_model || !m_turn.drafts.empty())
            m_turn.drafts.push_back({DraftKind::initial, m_turn.answer, m_model});
        m_turns.push_back(std::move(m_turn));
        m_alternatives.clear();
    } else if (m_asked) {
        ++m_unanswered;
    }
    m_turn = {};
    m_model.reset();
    m_asked = false;
    m_answered = false;
}

std::vector<Turn> ChatTurns::finish()
{
    close();
    return std::exchange(m_turns, {});
}

} // namespace cotejo
