#pragma once

#include "engine/citations/answer_link.h"
#include "engine/citations/identifier_board.h"

#include <vector>

namespace cotejo
{

// Takes the bare number in the label of a link to a PMID: the target's own number wherever it stands in the
// label, another one only where it is all the label says.
void takeLinkLabelNumbers(IdentifierBoard& board, const std::vector<AnswerLink>& links);

} // namespace cotejo
