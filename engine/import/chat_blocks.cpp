#include "engine/import/chat_blocks.h"

#include <algorithm>
#include <iterator>

namespace cotejo
{
namespace
{
// Without blank lines around it.
std::string trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos)
        return {};
    const std::size_t line = text.rfind('\n', begin);
    const std::size_t from = line == std::string_view::npos ? 0 : line + 1;
    return std::string(text.substr(from, text.find_last_not_of(" \t\r\n") + 1 - from));
}

void addLine(std::string& text, std::string_view line)
{
    text.append(line).append("\n");
}

Error uncertain(std::size_t number)
{
    return {"read.uncertain_border", "line " + std::to_string(number),
            "this line may or may not begin another message"};
}
} // namespace

void ChatBlocks::line(std::string_view text, std::size_t number, const std::optional<RoleMark>& mark,
                      bool isFence)
{
    if (isFence)
        m_inCode = !m_inCode;
    if (mark && (m_style == 0 || mark->style == m_style)) {
        begin(*mark, number);
        return;
    }
    if (mark)
        doubt(number);
    if (!m_open)
        return;
    addLine(m_text, text);
    if (m_inCode && !isFence)
        addLine(m_code, text);
}

void ChatBlocks::doubt(std::size_t number)
{
    if (m_open)
        m_remarks.push_back(uncertain(number));
}

void ChatBlocks::begin(const RoleMark& mark, std::size_t number)
{
    const bool same = m_open && m_open->role == mark.role && mark.role != ForeignRole::tool;
    close(true);
    if (same)
        m_remarks.push_back(uncertain(number));
    m_style = mark.style;
    m_open = mark;
    if (!mark.rest.empty())
        addLine(m_text, mark.rest);
}

void ChatBlocks::close(bool beforeMark)
{
    if (!m_open)
        return;
    std::string text = trimmed(m_text);
    if (beforeMark && (text.ends_with("\n---") || text.ends_with("\n***")))
        text = trimmed(std::string_view(text).substr(0, text.size() - 4));
    ForeignMessage message;
    message.role = m_open->role;
    message.tool = m_open->tool;
    message.text = message.role == ForeignRole::tool && !m_code.empty() ? m_code : std::move(text);
    m_turns.add(std::move(message));
    m_text.clear();
    m_code.clear();
    m_open.reset();
}

void ChatBlocks::finish(ForeignTranscript& read)
{
    close(false);
    read.transcript.turns = m_turns.finish();
    if (m_turns.unanswered() > 0)
        m_remarks.push_back({"read.unanswered_question",
                             {},
                             std::to_string(m_turns.unanswered()) + " questions without an answer left out"});
    std::move(m_remarks.begin(), m_remarks.end(), std::back_inserter(read.remarks));
    m_remarks.clear();
}

} // namespace cotejo
