#include "engine/import/role_heading.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace cotejo
{
namespace
{
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80U;
}

bool sameWord(std::string_view written, std::string_view lower)
{
    return std::equal(written.begin(), written.end(), lower.begin(), lower.end(), [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    });
}

bool namesRole(std::string_view heading)
{
    static constexpr auto kRoles = std::to_array<std::string_view>(
        {"user", "assistant", "human", "usuario", "usuaria", "asistente", "humano", "chatgpt", "rheumai"});
    const std::size_t begin = heading.find_first_not_of(" \t*_`");
    if (begin == std::string_view::npos)
        return false;
    heading.remove_prefix(begin);
    const auto wordEnd = std::find_if_not(heading.begin(), heading.end(), isLetter);
    const std::string_view word = heading.substr(0, static_cast<std::size_t>(wordEnd - heading.begin()));
    if (std::none_of(kRoles.begin(), kRoles.end(),
                     [&](std::string_view role) { return sameWord(word, role); }))
        return false;
    const std::string_view rest = heading.substr(word.size());
    const std::size_t next = rest.find_first_not_of(" \t*_`");
    return next == std::string_view::npos ||
           std::string_view(":([-#0123456789").find(rest[next]) != std::string_view::npos;
}

bool isRoleHeading(std::string_view line)
{
    const std::size_t indent = line.find_first_not_of(' ');
    if (indent == std::string_view::npos || indent > 3)
        return false;
    line.remove_prefix(indent);
    const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
    return level >= 1 && level <= 6 && level < line.size() && (line[level] == ' ' || line[level] == '\t') &&
           namesRole(line.substr(level));
}
} // namespace

bool hasRoleHeading(std::string_view markdown)
{
    if (markdown.starts_with("\xEF\xBB\xBF"))
        markdown.remove_prefix(3);
    while (!markdown.empty()) {
        const std::size_t end = std::min(markdown.find('\n'), markdown.size());
        std::string_view line = markdown.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (isRoleHeading(line))
            return true;
        markdown.remove_prefix(std::min(end + 1, markdown.size()));
    }
    return false;
}

} // namespace cotejo
