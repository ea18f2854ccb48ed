#include "engine/orvs/contract.h"

#include <algorithm>

namespace cotejo
{

bool Contract::knowsWeights() const
{
    return !dimensions.empty() &&
           std::all_of(dimensions.begin(), dimensions.end(),
                       [](const ContractDimension& dimension) { return dimension.weight.has_value(); });
}

const ContractDimension* Contract::dimension(std::string_view wanted) const
{
    const auto found =
        std::find_if(dimensions.begin(), dimensions.end(),
                     [&](const ContractDimension& dimension) { return dimension.id == wanted; });
    return found == dimensions.end() ? nullptr : &*found;
}

} // namespace cotejo
