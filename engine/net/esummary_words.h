#pragma once

#include <string>
#include <string_view>

namespace cotejo
{

// What E-utilities say in place of an answer: the `error` or `esummaryresult` of JSON, the ERROR of XML, or a
// text that is neither JSON nor markup. One line of at most 200 printable ASCII characters, '?' for others;
// empty where nothing of the kind is said.
[[nodiscard]] std::string esummaryWords(std::string_view body);

} // namespace cotejo
