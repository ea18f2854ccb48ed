#pragma once

#include <cstddef>
#include <string_view>

namespace cotejo
{

// "¿Tuberculosis previa? Negada": a question that the note itself answers labels a slot and leaves nothing
// open. Whether an answer word (sí, no, negado, ninguno, nunca, se desconoce) stands behind the question mark
// at `mark` of folded text and ends its phrase.
[[nodiscard]] bool isAnsweredQuestion(std::string_view folded, std::size_t mark);

// The same where the answer is a denial: "¿Se disminuyó la dosis? No".
[[nodiscard]] bool isDeniedQuestion(std::string_view folded, std::size_t mark);

} // namespace cotejo
