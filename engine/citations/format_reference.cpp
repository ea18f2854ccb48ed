#include "engine/citations/format_reference.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace cotejo
{
namespace
{
constexpr std::size_t kLongestReference = 18;
constexpr char32_t kLastCodePoint = 0x10FFFF;

struct NamedFormatCharacter {
    std::string_view name;
    char32_t character;
};
constexpr std::array<NamedFormatCharacter, 7> kNamedFormatCharacters = {{{"shy", 0xAD},
                                                                         {"zwnj", 0x200C},
                                                                         {"zwj", 0x200D},
                                                                         {"lrm", 0x200E},
                                                                         {"rlm", 0x200F},
                                                                         {"ZeroWidthSpace", 0x200B},
                                                                         {"NoBreak", 0x2060}}};

// 0 where `digits` are no number of a code point.
char32_t numberedCharacter(std::string_view digits)
{
    const bool hex = digits.starts_with('x') || digits.starts_with('X');
    digits.remove_prefix(hex ? 1 : 0);
    std::uint32_t value = 0;
    const char* end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, value, hex ? 16 : 10);
    return read.ec == std::errc() && read.ptr == end && value <= kLastCodePoint ? value : 0;
}

char32_t namedCharacter(std::string_view name)
{
    const auto named = std::find_if(kNamedFormatCharacters.begin(), kNamedFormatCharacters.end(),
                                    [name](const NamedFormatCharacter& each) { return each.name == name; });
    return named == kNamedFormatCharacters.end() ? 0 : named->character;
}
} // namespace

FormatReference readFormatReference(std::string_view text)
{
    if (!text.starts_with('&'))
        return {};
    const std::size_t end = text.substr(0, kLongestReference).find(';');
    if (end == std::string_view::npos || end < 2)
        return {};
    const bool numbered = text[1] == '#';
    const std::string_view body = text.substr(numbered ? 2 : 1, end - (numbered ? 2 : 1));
    const char32_t character = numbered ? numberedCharacter(body) : namedCharacter(body);
    if (character == 0 || u_charType(static_cast<UChar32>(character)) != U_FORMAT_CHAR)
        return {};
    return {end + 1, character};
}

} // namespace cotejo
