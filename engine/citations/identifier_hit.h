#pragma once

#include "engine/domain/citation.h"

#include <cstddef>

namespace cotejo
{

enum class PmidForm { number, malformed, placeholder };

// One identifier in a FoldedAnswer; positions are of its bytes, end exclusive.
struct IdentifierHit {
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    CitationKind kind = CitationKind::pmid;
    PmidForm form = PmidForm::number; // only for kind pmid
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t labelBegin = kNone; // where the label right before the number begins
};

} // namespace cotejo
