#pragma once

#include "engine/base/decimal.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// The same sentence for both languages of the product.
struct BilingualText {
    std::string es;
    std::string en;
};

struct ContractDimension {
    std::string id;   // "clinical_accuracy"
    std::string code; // published short name ("CLA"); empty where there is none
    BilingualText label;
    std::optional<Decimal> weight; // nullopt: not known; none is ever invented
};

// What stands behind a number of a contract.
enum class ContractStanding {
    published, // in a public text that stands
    withdrawn, // only in a public text that was withdrawn
    reported,  // said by the makers, not checkable in public
    own,       // set by this product or by the hospital that added the file
    unknown    // looked for and not found: there is no number
};

// The pass threshold. It is read on the composite; nothing is scaled to reach it.
struct ContractThreshold {
    std::optional<Decimal> value; // nullopt: only the record can give one
    ContractStanding standing = ContractStanding::unknown;
    BilingualText note;
    std::vector<std::string> sources; // ids of Contract::sources
};

struct ContractWeights {
    ContractStanding standing = ContractStanding::unknown;
    BilingualText note;
    std::vector<std::string> sources;
};

struct ContractSource {
    std::string id;
    std::string title;
    std::string where; // address, or "supplied with the project"
    std::string note;
};

// How one evaluator scores: scale, dimensions, weights, threshold (FORMATS §2). Read from a file of format
// `cotejo.contract`.
struct Contract {
    std::string id;
    std::string
        version; // edition and first eight digits of the file's SHA-256: another file, another version
    BilingualText label;
    BilingualText note; // what the product says about the contract as a whole; may be empty
    Decimal scaleMin;
    Decimal scaleMax;
    std::vector<ContractDimension> dimensions; // in the contract's order
    ContractWeights weights;
    ContractThreshold threshold;
    std::vector<ContractSource> sources;

    [[nodiscard]] bool knowsWeights() const; // every dimension has one
    [[nodiscard]] bool onScale(const Decimal& value) const { return scaleMin <= value && value <= scaleMax; }
    [[nodiscard]] const ContractDimension* dimension(std::string_view id) const;
};

} // namespace cotejo
