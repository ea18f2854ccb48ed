#pragma once

#include <QString>

#include <string_view>

namespace cotejo
{

// A reason code in the window's language; a code of a centre's own, or of a newer file, as it is.
[[nodiscard]] QString reasonLabel(std::string_view code);

} // namespace cotejo
