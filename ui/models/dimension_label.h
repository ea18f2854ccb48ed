#pragma once

#include <QString>

namespace cotejo
{

// The name of a dimension in the reader's language, from the program's contracts; a composite or a threshold
// by its own word. The id itself where no contract of the program has it.
[[nodiscard]] QString dimensionLabel(const QString& id);

} // namespace cotejo
