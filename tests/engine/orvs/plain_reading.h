#pragma once

#include "engine/domain/transcript.h"

#include <set>
#include <string>

// The rules of FORMATS §5 read once more, as plainly as they stand there, for turns whose numbers have at
// most two decimals. Nothing of the product is used but its values.
namespace cotejo::test
{

struct PlainVerdict {
    std::string verdict;
    std::set<std::string> discrepancies;
    bool needsReview = false; // by verdict and discrepancies alone
};

[[nodiscard]] PlainVerdict readPlainly(const Turn& turn);

} // namespace cotejo::test
