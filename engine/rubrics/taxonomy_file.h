#pragma once

#include "engine/base/error.h"
#include "engine/rubrics/taxonomy_node.h"

namespace cotejo
{

// The members of a `cotejo.rubrics` file, each of the right type, before anybody asks whether the graph holds
// together.
struct TaxonomyFile {
    std::string id;
    std::string root;
    std::uint32_t rootPlace = 0;                    // set by checkTaxonomy
    std::vector<TaxonomyNode> nodes;                // `children` set by checkTaxonomy
    std::vector<std::vector<std::string>> childIds; // by node
    std::vector<bool> childless;                    // `children` stands there and is empty
    std::vector<std::string> unknownMembers;
    std::vector<Error> faults;
};

[[nodiscard]] TaxonomyFile readTaxonomyFile(std::string_view json);

} // namespace cotejo
