#pragma once

#include "engine/base/decimal.h"
#include "engine/text/text_cursor.h"

namespace cotejo
{

// Reads a number and moves past it. Comma and point both part decimals; a comma before exactly three digits
// parts thousands ("14,300"), unless the number is 0; "½", "¼" and "¾" count. False, with the cursor
// anywhere, where there is none.
bool readNumber(TextCursor& cursor, Decimal& value);

} // namespace cotejo
