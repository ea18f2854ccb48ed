#include "engine/import/html_entity.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace cotejo
{
namespace
{
constexpr std::size_t kLongestName = 12;

constexpr auto kEntities = std::to_array<std::pair<std::string_view, std::uint32_t>>({
    {"amp", 0x26},     {"lt", 0x3C},      {"gt", 0x3E},       {"quot", 0x22},    {"apos", 0x27},
    {"nbsp", 0xA0},    {"iexcl", 0xA1},   {"sect", 0xA7},     {"copy", 0xA9},    {"ordf", 0xAA},
    {"laquo", 0xAB},   {"reg", 0xAE},     {"deg", 0xB0},      {"plusmn", 0xB1},  {"sup2", 0xB2},
    {"sup3", 0xB3},    {"micro", 0xB5},   {"middot", 0xB7},   {"ordm", 0xBA},    {"raquo", 0xBB},
    {"frac14", 0xBC},  {"frac12", 0xBD},  {"frac34", 0xBE},   {"iquest", 0xBF},  {"Aacute", 0xC1},
    {"Eacute", 0xC9},  {"Iacute", 0xCD},  {"Ntilde", 0xD1},   {"Oacute", 0xD3},  {"times", 0xD7},
    {"Uacute", 0xDA},  {"Uuml", 0xDC},    {"agrave", 0xE0},   {"aacute", 0xE1},  {"acirc", 0xE2},
    {"auml", 0xE4},    {"ccedil", 0xE7},  {"egrave", 0xE8},   {"eacute", 0xE9},  {"ecirc", 0xEA},
    {"iacute", 0xED},  {"ntilde", 0xF1},  {"oacute", 0xF3},   {"ouml", 0xF6},    {"divide", 0xF7},
    {"uacute", 0xFA},  {"uuml", 0xFC},    {"alpha", 0x3B1},   {"beta", 0x3B2},   {"gamma", 0x3B3},
    {"kappa", 0x3BA},  {"mu", 0x3BC},     {"ensp", 0x2002},   {"emsp", 0x2003},  {"thinsp", 0x2009},
    {"ndash", 0x2013}, {"mdash", 0x2014}, {"lsquo", 0x2018},  {"rsquo", 0x2019}, {"ldquo", 0x201C},
    {"rdquo", 0x201D}, {"bull", 0x2022},  {"hellip", 0x2026}, {"euro", 0x20AC},  {"rarr", 0x2192},
    {"minus", 0x2212}, {"asymp", 0x2248}, {"ne", 0x2260},     {"le", 0x2264},    {"ge", 0x2265},
});
} // namespace

std::string utf8Character(std::uint32_t point)
{
    if (point == 0 || point > 0x10FFFFU || (point >= 0xD800U && point <= 0xDFFFU))
        return {};
    const auto tail = [&](unsigned shift) { return static_cast<char>(0x80U | ((point >> shift) & 0x3FU)); };
    if (point < 0x80U)
        return {static_cast<char>(point)};
    if (point < 0x800U)
        return {static_cast<char>(0xC0U | (point >> 6U)), tail(0)};
    if (point < 0x10000U)
        return {static_cast<char>(0xE0U | (point >> 12U)), tail(6), tail(0)};
    return {static_cast<char>(0xF0U | (point >> 18U)), tail(12), tail(6), tail(0)};
}

std::pair<std::string, std::size_t> htmlEntity(std::string_view text)
{
    const std::size_t end = text.substr(0, kLongestName).find(';');
    if (end == std::string_view::npos || end < 2)
        return {{}, 0};
    std::string_view name = text.substr(1, end - 1);
    if (name.front() == '#') {
        name.remove_prefix(1);
        const bool hexadecimal = name.starts_with('x') || name.starts_with('X');
        if (hexadecimal)
            name.remove_prefix(1);
        std::uint32_t point = 0;
        const auto read =
            std::from_chars(name.data(), name.data() + name.size(), point, hexadecimal ? 16 : 10);
        if (name.empty() || read.ec != std::errc() || read.ptr != name.data() + name.size())
            return {{}, 0};
        std::string character = utf8Character(point);
        return {character.empty() ? std::string("\xEF\xBF\xBD") : character, end + 1};
    }
    const auto found = std::find_if(kEntities.begin(), kEntities.end(),
                                    [&](const auto& entity) { return entity.first == name; });
    if (found == kEntities.end())
        return {{}, 0};
    return {utf8Character(found->second), end + 1};
}

} // namespace cotejo
