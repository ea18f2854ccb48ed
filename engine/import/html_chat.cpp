#include "engine/import/html_chat.h"

#include "engine/base/json_reader.h"
#include "engine/base/strict_json.h"
#include "engine/import/chat_blocks.h"
#include "engine/import/html_lines.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
constexpr int kAttributeStyle = 9;

std::optional<RoleMark> markOf(const HtmlLine& line)
{
    if (!line.speaker.empty()) {
        const auto role = chatRole(line.speaker);
        if (!role)
            return std::nullopt;
        RoleMark mark;
        mark.style = kAttributeStyle;
        mark.role = *role;
        return mark;
    }
    if (line.heading > 0)
        return roleMark(std::string(static_cast<std::size_t>(line.heading), '#') + " " + line.text);
    return line.beginsBold ? roleMark(line.text) : std::nullopt;
}

// The list of conversations in a script of the page ("var jsonData = […]"); empty: none.
std::string_view conversationData(std::string_view script)
{
    const std::size_t name = script.find("jsonData");
    if (name == std::string_view::npos)
        return {};
    const std::size_t begin = script.find_first_not_of(" =\t\r\n", name + 8);
    if (begin == std::string_view::npos || script[begin] != '[')
        return {};
    JsonReader reader(script.substr(begin));
    if (!reader.skip())
        return {};
    return script.substr(begin, reader.offset());
}

std::vector<Result<ForeignTranscript>> conversations(std::string_view data, const std::string& id)
{
    std::vector<Result<ForeignTranscript>> all;
    const auto list = parseStrictJson(data);
    if (!list) {
        all.push_back(tl::unexpected<Error>(list.error()));
        return all;
    }
    for (const auto& one : *list)
        all.push_back(readForeignTranscript(ForeignFormat::chatgpt_conversation, one,
                                            id + "-" + std::to_string(all.size() + 1)));
    return all;
}
} // namespace

std::vector<Result<ForeignTranscript>> readHtmlChat(std::string_view html, const std::string& id)
{
    ChatBlocks blocks;
    std::size_t number = 0;
    bool inPre = false;
    HtmlLines lines([&](const HtmlLine& line) {
        ++number;
        if (line.preformatted != inPre) {
            inPre = line.preformatted;
            blocks.line("```", number, std::nullopt, true);
        }
        blocks.line(line.text, number, line.preformatted ? std::nullopt : markOf(line), false);
    });
    HtmlTokens tokens(html);
    HtmlToken token;
    while (tokens.next(token))
        lines.add(token);
    lines.finish();
    if (inPre)
        blocks.line("```", number, std::nullopt, true);
    for (const std::string_view script : tokens.scripts()) {
        if (const std::string_view data = conversationData(script); !data.empty())
            return conversations(data, id);
    }
    ForeignTranscript read;
    read.transcript.id = id;
    blocks.finish(read);
    return {withTurns(std::move(read))};
}

} // namespace cotejo
