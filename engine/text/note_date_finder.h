#pragma once

#include "engine/text/date_expression.h"
#include "engine/text/mention.h"
#include "engine/text/text_line.h"

#include <optional>
#include <string_view>
#include <vector>

namespace cotejo
{

// Index of the date a note was written on: a date after "Fecha:" and its kin (lexicon group "date_label", id
// "note"), else one of the first lines: after a visit's name ("evolución del"), without a label of another
// kind ("F. nac.", "inicio", "última aplicación": id "other"), or of a discharge; else one in the last line.
[[nodiscard]] std::optional<std::size_t> findNoteDate(std::string_view folded,
                                                      const std::vector<TextLine>& lines,
                                                      const std::vector<DateExpression>& dates,
                                                      const std::vector<Mention>& mentions);

} // namespace cotejo
