#include "engine/import/chatgpt_conversation.h"

#include "engine/import/chat_turns.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace cotejo
{
namespace
{
class ConversationTree
{
public:
    explicit ConversationTree(const ForeignValue& conversation) : m_conversation(conversation)
    {
        const ForeignValue mapping = conversation.member("mapping");
        if (!mapping.isObject())
            mapping.refuse("read.wrong_type", "an object of messages");
        for (auto& [id, node] : mapping.members())
            m_nodes.emplace(id, node);
    }

    // The shown branch, root first.
    std::vector<std::string> shownBranch()
    {
        std::vector<std::string> branch;
        std::set<std::string> seen;
        std::string at = shownLeaf();
        while (!at.empty()) {
            const auto node = m_nodes.find(at);
            if (node == m_nodes.end() || !seen.insert(at).second) {
                m_conversation.member("mapping").refuse(
                    "read.broken_tree", "messages whose parents are all there and end in one root");
                return {};
            }
            branch.push_back(at);
            at = node->second.member("parent").text().value_or(std::string());
        }
        std::reverse(branch.begin(), branch.end());
        return branch;
    }

    [[nodiscard]] const ForeignValue& node(const std::string& id) const { return m_nodes.at(id); }

    // Answers below `id`, in the order of the tree, without what was `seen` before (at first, the branch that
    // was shown).
    std::vector<ForeignMessage> hiddenAnswers(const std::string& id, std::set<std::string>& seen) const
    {
        std::vector<ForeignMessage> answers;
        std::vector<std::string> open = children(id);
        while (!open.empty()) {
            const std::string at = open.back();
            open.pop_back();
            if (!seen.insert(at).second || !m_nodes.contains(at))
                continue;
            ForeignMessage message = messageOf(m_nodes.at(at));
            if (message.role == ForeignRole::assistant && !message.text.empty())
                answers.push_back(std::move(message));
            const auto below = children(at);
            open.insert(open.end(), below.begin(), below.end());
        }
        return answers;
    }

    static ForeignMessage messageOf(const ForeignValue& node)
    {
        const ForeignValue message = node.member("message");
        const ForeignValue author = message.member("author");
        const ForeignValue content = message.member("content");
        const ForeignValue metadata = message.member("metadata");
        ForeignMessage one;
        one.role = ForeignRole::system;
        if (message.isNull())
            return one;
        const auto role = chatRole(author.member("role").text().value_or(std::string()));
        if (!role) {
            author.member("role").refuse("read.unknown_value", "system, user, assistant or tool");
            return one;
        }
        const std::string type = content.member("content_type").plain().value_or("text");
        const std::string to = message.member("recipient").plain().value_or("all");
        const bool hidden = metadata.member("is_visually_hidden_from_conversation").plain() == "true";
        const bool isText = type == "text" || type == "multimodal_text";
        if (*role == ForeignRole::user && hidden)
            return one;
        one.role =
            *role == ForeignRole::assistant && (to != "all" || hidden || !isText) ? ForeignRole::call : *role;
        one.text =
            contentText(content.member("parts").isNull() ? content.member("text") : content.member("parts"));
        one.tool = author.member("name").plain().value_or(std::string());
        one.model = metadata.member("model_slug").plain();
        if (const auto at = message.member("create_time").number())
            one.at = isoOfSeconds(*at);
        return one;
    }

private:
    [[nodiscard]] std::vector<std::string> children(const std::string& id) const
    {
        std::vector<std::string> ids;
        for (const ForeignValue& child : m_nodes.at(id).member("children").items()) {
            if (auto text = child.text())
                ids.push_back(std::move(*text));
        }
        std::reverse(ids.begin(), ids.end());
        return ids;
    }

    // `current_node`, or the last leaf where the export names none.
    std::string shownLeaf()
    {
        if (const auto named = m_conversation.member("current_node").text())
            return *named;
        std::string at;
        for (const auto& [id, node] : m_nodes) {
            if (node.member("parent").isNull())
                at = id;
        }
        std::set<std::string> seen;
        while (m_nodes.contains(at) && seen.insert(at).second) {
            const auto below = children(at);
            if (below.empty())
                break;
            at = below.front();
        }
        return at;
    }

    ForeignValue m_conversation;
    std::map<std::string, ForeignValue> m_nodes;
};
} // namespace

void readChatGptConversation(const ForeignValue& record, ForeignTranscript& read)
{
    read.transcript.id = record.firstMember({"conversation_id", "id"}).plain().value_or(std::string());
    ConversationTree tree(record);
    const std::vector<std::string> branch = tree.shownBranch();
    std::set<std::string> seen(branch.begin(), branch.end());
    ChatTurns turns;
    std::vector<ForeignMessage> waiting; // hidden answers that hang above the first question
    std::size_t hidden = 0;
    bool asked = false;
    for (const std::string& id : branch) {
        ForeignMessage message = ConversationTree::messageOf(tree.node(id));
        const bool question = message.role == ForeignRole::user && !message.text.empty();
        turns.add(std::move(message));
        asked = asked || question;
        if (question) {
            for (ForeignMessage& one : waiting)
                turns.addAlternative(std::move(one.text), std::move(one.model));
            waiting.clear();
        }
        std::vector<ForeignMessage> answers = tree.hiddenAnswers(id, seen);
        hidden += answers.size();
        for (ForeignMessage& one : answers) {
            if (asked)
                turns.addAlternative(std::move(one.text), std::move(one.model));
            else
                waiting.push_back(std::move(one));
        }
    }
    read.transcript.turns = turns.finish();
    if (hidden > 0)
        read.remarks.push_back(
            {"read.other_branches", "/mapping",
             std::to_string(hidden) + " answers of branches that were not shown kept as drafts"});
    if (turns.unanswered() > 0)
        read.remarks.push_back(
            {"read.unanswered_question", "/mapping",
             std::to_string(turns.unanswered()) + " questions without an answer left out"});
}

} // namespace cotejo
