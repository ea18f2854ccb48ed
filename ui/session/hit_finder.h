#pragma once

#include "engine/base/text_span.h"

#include <QString>

#include <string_view>
#include <vector>

namespace cotejo
{

// Where the words of a search stand in a text, in the text's code points, in order and without overlap. A
// word is found where one begins with it, accents and case ignored, as the queue's search finds it.
[[nodiscard]] std::vector<TextSpan> findHits(std::string_view text, const QString& search);

} // namespace cotejo
