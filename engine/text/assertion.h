#pragma once

#include "engine/text/folded_range.h"

namespace cotejo
{

// How a text speaks of something (after ConText: negation, who it is about, when).
enum class AssertionKind { affirmed, negated, templated, possible, pending, unknown };

struct Assertion {
    AssertionKind kind = AssertionKind::affirmed; // templated: a negative that looks like boilerplate
    bool family = false;                          // said of a relative
    bool hypothetical = false;                    // a condition, proposal, goal or warning
    bool historical = false;                      // said of the past
    bool asked = false;                           // unknown, in words like "se desconoce si continúa"
    FoldedRange cue;                              // the words that decided the kind; empty for affirmed

    [[nodiscard]] bool aboutPatientNow() const
    {
        return !family && !hypothetical;
    } // only such words fill a field
    [[nodiscard]] bool affirmed() const { return kind == AssertionKind::affirmed && aboutPatientNow(); }
    [[nodiscard]] bool denied() const
    {
        return (kind == AssertionKind::negated || kind == AssertionKind::templated) && aboutPatientNow();
    }
};

} // namespace cotejo
