#include "engine/orvs/answer_warnings.h"

#include "engine/orvs/identifier_warnings.h"
#include "engine/orvs/quote_warnings.h"
#include "engine/orvs/scale_warning.h"
#include "engine/orvs/title_warnings.h"

#include <algorithm>
#include <tuple>

namespace cotejo
{

std::vector<Warning> answerWarnings(const AnswerWarningInput& input)
{
    std::vector<Warning> warnings;
    const auto append = [&](std::vector<Warning> more) {
        warnings.insert(warnings.end(), std::make_move_iterator(more.begin()),
                        std::make_move_iterator(more.end()));
    };
    if (input.last != nullptr)
        append(scaleWarnings(*input.last));
    append(identifierWarnings(input.turn, input.scan));
    append(titleWarnings(input.turn, input.scan, input.language));
    append(quoteWarnings(input.turn, input.scan, input.language));
    append(input.selfChecks.warnings(input.turn.answer));
    std::sort(warnings.begin(), warnings.end(), [](const Warning& a, const Warning& b) {
        return std::tie(a.span, a.code, a.detail) < std::tie(b.span, b.code, b.detail);
    });
    return warnings;
}

} // namespace cotejo
