#pragma once

#include "engine/text/folded_range.h"
#include "engine/text/lexicon.h"

#include <string_view>

namespace cotejo
{

// A headed part of a note. `kind` is the id of the lexicon's group "section": ahf, app, apnp, ago, pa, ipas,
// ef, labs, imaging, diagnosis, plan, treatment, treatment_previous, treatment_current, screening, vaccines,
// subjective, objective, assessment, …
struct Section {
    const LexiconEntry* entry = nullptr;
    FoldedRange heading;
    FoldedRange body; // after the heading and its colon

    [[nodiscard]] std::string_view kind() const { return entry->id; }
};

} // namespace cotejo
