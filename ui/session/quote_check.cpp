#include "ui/session/quote_check.h"

namespace cotejo
{

bool quoteHolds(const CodePointIndex& text, const TextSpan& span, std::string_view quote)
{
    return span.start < span.end && span.end <= text.size() && text.quote(span) == quote;
}

} // namespace cotejo
