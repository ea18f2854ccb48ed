#include "engine/base/text_place.h"

#include <algorithm>

namespace cotejo
{

TextPlace placeAfter(TextPlace start, std::string_view bytes)
{
    const std::size_t newline = bytes.rfind('\n');
    if (newline == std::string_view::npos)
        return {start.line, start.byte + bytes.size()};
    const auto lines = static_cast<std::size_t>(std::count(bytes.begin(), bytes.end(), '\n'));
    return {start.line + lines, bytes.size() - newline};
}

std::string toText(TextPlace place)
{
    return "line " + std::to_string(place.line) + ", byte " + std::to_string(place.byte);
}

} // namespace cotejo
