#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// The words of a text in order, without case, accents and marks.
[[nodiscard]] std::vector<std::string> foldedWords(std::string_view text);

// Those of at least four letters and no digit, each once: what a title is about.
[[nodiscard]] std::set<std::string> contentWords(std::string_view text);

} // namespace cotejo
