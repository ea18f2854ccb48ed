#pragma once

#include "engine/text/date_expression.h"
#include "engine/text/mention.h"
#include "engine/text/text_line.h"
#include "engine/text/visit.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// Cuts a note into visits at lines that begin with a date (after bullet and words of group "visit_word") and
// hold nothing but such words, or such a word and no values. Two or more
// lines with a date, a drug and a value before the only such heading, all older, are visits, too. Fewer than
// two such lines with different dates: one visit. Linear.
[[nodiscard]] std::vector<Visit> splitVisits(std::string_view folded, const std::vector<TextLine>& lines,
                                             const std::vector<DateExpression>& dates,
                                             const std::vector<Mention>& mentions);

} // namespace cotejo
