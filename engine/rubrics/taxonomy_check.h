#pragma once

#include "engine/rubrics/taxonomy_file.h"

namespace cotejo
{

// Resolves the children of `file` and gives every fault of the graph, each at its JSON pointer; O(V + E):
//   rubric.duplicate_id, rubric.unknown_root, rubric.unknown_child, rubric.duplicate_edge,
//   rubric.childless_inner (`children` is there and empty), rubric.cycle (at the edge that closes it, with
//   its way), rubric.unreachable, rubric.weight_missing, rubric.weight_sum (stated weights do not add up to
//   1).
[[nodiscard]] std::vector<Error> checkTaxonomy(TaxonomyFile& file);

} // namespace cotejo
