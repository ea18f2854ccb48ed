#pragma once

#include <string>

namespace cotejo::cli
{

// `text` with every identifier of a person replaced by its label: words people typed are shown so unless they
// ask to see them.
[[nodiscard]] std::string maskedWords(const std::string& text);

} // namespace cotejo::cli
