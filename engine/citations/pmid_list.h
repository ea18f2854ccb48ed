#pragma once

#include "engine/citations/identifier_board.h"
#include "engine/citations/pmid_label.h"
#include "engine/citations/pmid_token.h"

namespace cotejo
{

// Nothing but closing marks, punctuation or another item of a list follows: the number is not a quantity of
// something.
[[nodiscard]] bool endsThere(std::string_view text, std::size_t i);

// Takes the numbers that go on the list whose first number is `first`: "PMID: 1, 2 y 3", "PMIDs 1; 2",
// "[1](…), [2](…)", one a line after a plural label.
void takeRestOfList(IdentifierBoard& board, const PmidLabel& label, const PmidToken& first);

} // namespace cotejo
