#pragma once

#include "ui/theme/tone.h"

#include <QString>

#include <optional>

namespace cotejo
{

// Shape and colours of a reason for review; the words stand beside them.
struct ReasonArt {
    QString icon;
    std::optional<Tone> tone; // none: muted
};

// Takes codes of FORMATS §5 ("citation:not_retrieved").
[[nodiscard]] ReasonArt artOfReason(const QString& code);

} // namespace cotejo
