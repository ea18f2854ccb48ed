#include "engine/base/csv_cell.h"

#include <array>

namespace cotejo
{
namespace
{
// Blanks that spreadsheets drop before they look for a formula. Tab and carriage return are dangerous
// themselves.
constexpr std::array<std::string_view, 10> kBlanks{" ",
                                                   "\n",
                                                   "\v",
                                                   "\f",
                                                   "\xC2\xA0",
                                                   "\xE2\x80\x83",
                                                   "\xE2\x80\x89",
                                                   "\xE2\x80\x8B",
                                                   "\xE3\x80\x80",
                                                   "\xEF\xBB\xBF"};

std::string_view withoutBlanks(std::string_view text)
{
    for (bool found = true; found;) {
        found = false;
        for (const std::string_view blank : kBlanks) {
            if (text.starts_with(blank)) {
                text.remove_prefix(blank.size());
                found = true;
            }
        }
    }
    return text;
}

bool startsFormula(std::string_view text)
{
    const std::string_view rest = withoutBlanks(text);
    return !rest.empty() && std::string_view("=+-@\t\r").find(rest.front()) != std::string_view::npos &&
           !isPlainNumber(text);
}

bool needsGuard(std::string_view text)
{
    const std::size_t quotes = text.find_first_not_of('\'');
    return quotes != std::string_view::npos && startsFormula(text.substr(quotes));
}

std::size_t digitsAt(std::string_view text, std::size_t at)
{
    std::size_t count = 0;
    while (at + count < text.size() && text[at + count] >= '0' && text[at + count] <= '9')
        ++count;
    return count;
}
} // namespace

std::string guardCell(std::string_view text)
{
    return needsGuard(text) ? "'" + std::string(text) : std::string(text);
}

std::string unguardCell(std::string_view cell)
{
    if (cell.starts_with('\'') && needsGuard(cell.substr(1)))
        cell.remove_prefix(1);
    return std::string(cell);
}

bool isPlainNumber(std::string_view text)
{
    text = withoutBlanks(text);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    std::size_t at = !text.empty() && (text.front() == '+' || text.front() == '-') ? 1 : 0;
    const std::size_t whole = digitsAt(text, at);
    at += whole;
    if (whole == 0)
        return false;
    if (at < text.size() && text[at] == '.') {
        const std::size_t decimals = digitsAt(text, at + 1);
        if (decimals == 0)
            return false;
        at += 1 + decimals;
    }
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        ++at;
        if (at < text.size() && (text[at] == '+' || text[at] == '-'))
            ++at;
        const std::size_t power = digitsAt(text, at);
        if (power == 0)
            return false;
        at += power;
    }
    return at == text.size();
}

std::string quoteCell(std::string cell)
{
    if (cell.find_first_of(",\"\r\n") == std::string::npos)
        return cell;
    std::string quoted = "\"";
    for (const char c : cell) {
        if (c == '"')
            quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

} // namespace cotejo
