#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace cotejo
{

// RFC 8785: no blanks, members sorted by the UTF-16 code units of their names, strings and numbers as
// ECMAScript prints them (numbers are IEEE doubles: integers beyond 2^53 lose digits, so keep such values as
// strings). The value must hold valid UTF-8.
[[nodiscard]] std::string canonicalJson(const nlohmann::json& value);

// Appends one string in that form, quotes included.
void appendCanonicalString(std::string& out, std::string_view text);

} // namespace cotejo
