#pragma once

#include "engine/text/date_expression.h"
#include "engine/text/mention.h"
#include "engine/text/text_line.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// Tables that hold the values of several visits. "Variable | Basal | Hoy" over rows of labels: each row's
// `valueCell` becomes the newest column. "Fecha | VSG | PCR" over rows of dates: the heading's `valueLine`
// becomes the newest row. Newest is the cell that says today (lexicon group timing), else the latest date,
// else the last. Under a heading, a rule and one row of values that row is it. Only lines that follow one
// another with the same number of cells, three or more, are one table. Linear in the number of cells and the
// mentions in them.
void findVisitTables(std::string_view folded, std::vector<TextLine>& lines,
                     const std::vector<DateExpression>& dates, const std::vector<Mention>& mentions);

} // namespace cotejo
