#include "engine/agreement/macro_f1.h"

#include <vector>

namespace cotejo
{

Estimate pairwiseMacroF1(const RatingPatterns& patterns, PatternWeights items)
{
    std::vector<double> both(patterns.categoryCount(), 0.0); // pairs with both ratings in the category, twice
    std::vector<double> either(patterns.categoryCount(), 0.0); // pairs' ends in it
    for (std::size_t p = 0; p < patterns.size(); ++p) {
        const auto cells = patterns.cells(p);
        for (std::size_t a = 0; a < cells.size(); ++a) {
            for (std::size_t b = a + 1; b < cells.size(); ++b) {
                either[cells[a].category] += items[p];
                either[cells[b].category] += items[p];
                if (cells[a].category == cells[b].category)
                    both[cells[a].category] += 2 * items[p];
            }
        }
    }
    double sum = 0;
    double present = 0;
    for (std::size_t c = 0; c < both.size(); ++c) {
        if (either[c] <= 0)
            continue;
        sum += both[c] / either[c];
        present += 1;
    }
    return present > 0 ? Estimate::of(sum / present) : Estimate::none(Undefined::noOverlap);
}

} // namespace cotejo
