#include "engine/import/role_heading.h"

#include "engine/import/text_lines.h"

#include <algorithm>
#include <cstddef>

namespace cotejo
{
namespace
{
constexpr int kBoldAlone = 7;
constexpr int kBoldBefore = 8;
constexpr std::string_view kMarkup = " \t*_`";

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80U;
}

std::string_view withoutMarkup(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(kMarkup);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(kMarkup) + 1 - begin);
}

// "Usuario (10:02)", "Tool (search_pubmed):": a role, and nothing behind it but a colon, a time or a name in
// brackets.
std::optional<RoleMark> namedRole(std::string_view heading)
{
    heading = withoutMarkup(heading);
    const auto wordEnd = std::find_if_not(heading.begin(), heading.end(), isLetter);
    const std::string_view word = heading.substr(0, static_cast<std::size_t>(wordEnd - heading.begin()));
    const auto role = chatRole(word);
    const std::string_view rest = heading.substr(word.size());
    const std::size_t next = rest.find_first_not_of(kMarkup);
    const bool ends = next == std::string_view::npos ||
                      std::string_view(":([-#0123456789").find(rest[next]) != std::string_view::npos;
    if (!role || !ends)
        return std::nullopt;
    RoleMark mark;
    mark.role = *role;
    const std::size_t open = rest.find('(');
    const std::size_t close = rest.find(')', open == std::string_view::npos ? 0 : open);
    if (open != std::string_view::npos && close != std::string_view::npos)
        mark.tool = rest.substr(open + 1, close - open - 1);
    return mark;
}

std::optional<RoleMark> boldMark(std::string_view line)
{
    const std::size_t close = line.find("**", 2);
    if (close == std::string_view::npos)
        return std::nullopt;
    std::string_view words = line.substr(2, close - 2);
    std::string_view rest = line.substr(close + 2);
    const bool colonInside = words.ends_with(':');
    if (!colonInside && !rest.starts_with(':'))
        return std::nullopt;
    if (!colonInside)
        rest.remove_prefix(1);
    auto mark = namedRole(words);
    if (!mark)
        return mark;
    rest = withoutMarkup(rest).empty() ? std::string_view() : rest.substr(rest.find_first_not_of(" \t"));
    mark->style = rest.empty() ? kBoldAlone : kBoldBefore;
    mark->rest = rest;
    return mark;
}

bool isSide(ForeignRole role)
{
    return role == ForeignRole::user || role == ForeignRole::assistant;
}
} // namespace

std::optional<RoleMark> roleMark(std::string_view line)
{
    const std::size_t indent = line.find_first_not_of(' ');
    if (indent == std::string_view::npos || indent > 3)
        return std::nullopt;
    line.remove_prefix(indent);
    if (line.starts_with("**"))
        return boldMark(line);
    const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
    if (level < 1 || level > 6 || level >= line.size() || (line[level] != ' ' && line[level] != '\t'))
        return std::nullopt;
    auto mark = namedRole(line.substr(level));
    if (mark)
        mark->style = static_cast<int>(level);
    return mark;
}

bool hasRoleHeading(std::string_view markdown)
{
    bool boldUser = false;
    bool boldAssistant = false;
    TextLines lines(markdown);
    while (lines.next()) {
        const auto mark = lines.inCode() ? std::nullopt : roleMark(lines.line());
        if (!mark || !isSide(mark->role))
            continue;
        if (mark->style < kBoldAlone)
            return true;
        (mark->role == ForeignRole::user ? boldUser : boldAssistant) = true;
    }
    return boldUser && boldAssistant;
}

} // namespace cotejo
