#pragma once

#include "engine/judges/context_fact.h"
#include "engine/judges/perturbation.h"
#include "engine/judges/text_edits.h"

#include <vector>

namespace cotejo
{

// Finds in an answer the data that its question gave, and takes them out or puts others in their place.
// Deterministic; `seed` chooses among words.
class DatumEdits
{
public:
    DatumEdits(const AnalysedText& question, const AnalysedText& answer); // must outlive it

    // How many places were changed.
    std::size_t stripValues(TextEdits& edits) const;
    std::size_t stripNames(TextEdits& edits) const;
    std::size_t shiftValues(TextEdits& edits) const;
    std::size_t swapNames(TextEdits& edits, bool drugs, std::size_t seed) const;

private:
    struct Value {
        FoldedRange range; // with its unit
        double value = 0;
        bool age = false;
        bool time = false;
        std::string unit;
    };
    struct Name {
        FoldedRange range;
        bool drug = false;
    };
    [[nodiscard]] std::string_view before(std::size_t position, std::size_t bytes) const;

    const AnalysedText& m_answer;
    std::vector<Value> m_values;
    std::vector<Name> m_names;
};

} // namespace cotejo
