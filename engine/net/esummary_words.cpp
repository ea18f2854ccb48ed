#include "engine/net/esummary_words.h"

#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
using nlohmann::json;

constexpr std::size_t kMostWords = 200; // characters

bool isAsciiBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::string printableLine(std::string_view text)
{
    std::string line;
    for (const char c : text) {
        if (line.size() == kMostWords)
            break;
        if (isAsciiBlank(c)) {
            if (!line.empty() && line.back() != ' ')
                line += ' ';
        } else {
            line += c > ' ' && c < '\x7F' ? c : '?';
        }
    }
    while (!line.empty() && line.back() == ' ')
        line.pop_back();
    return line;
}

std::string wordsOf(const json& said)
{
    if (said.is_string())
        return said.get<std::string>();
    std::string words;
    if (said.is_array()) {
        for (const json& each : said) {
            if (each.is_string())
                words += (words.empty() ? "" : "; ") + each.get<std::string>();
        }
    }
    return words;
}

std::string jsonWords(const json& reply)
{
    constexpr std::array<const char*, 3> kMembers = {"error", "ERROR", "esummaryresult"};
    if (!reply.is_object())
        return {};
    for (const char* member : kMembers) {
        if (reply.contains(member))
            return wordsOf(reply.at(member));
    }
    return reply.contains("result") ? jsonWords(reply.at("result")) : std::string();
}

std::string_view markupWords(std::string_view body)
{
    constexpr std::string_view kOpen = "<ERROR>";
    const std::size_t open = body.find(kOpen);
    if (open == std::string_view::npos)
        return {};
    const std::string_view rest = body.substr(open + kOpen.size());
    return rest.substr(0, rest.find('<'));
}
} // namespace

std::string esummaryWords(std::string_view body)
{
    const auto* const first = std::find_if_not(body.begin(), body.end(), isAsciiBlank);
    if (first == body.end())
        return {};
    if (*first == '<')
        return printableLine(markupWords(body));
    if (*first != '{' && *first != '[')
        return printableLine(body);
    const Result<json> read = parseStrictJson(body);
    return read ? printableLine(jsonWords(*read)) : std::string();
}

} // namespace cotejo
