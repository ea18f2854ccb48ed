#pragma once

#include "engine/text/analysed_note.h"

namespace cotejo
{

// The date that opens the phrase of `position`, or a phrase of its own right before it: "En marzo de 2019
// inicia …", "El 3 de mayo de 2021, se suspende …". nullptr where other words stand first.
[[nodiscard]] const DateExpression* leadingDate(const AnalysedNote& note, std::size_t position);

} // namespace cotejo
