#pragma once

#include "engine/judges/judged_taxonomy.h"

namespace cotejo
{

// Every fault of the conditions and detectors of a taxonomy: those of JudgedTaxonomy::compile, and
// rubric.example where a rule does not find its own example as the file says (`where`: the example).
[[nodiscard]] Taxonomy::Faults detectorFaults(const Taxonomy& taxonomy);

} // namespace cotejo
