#pragma once

#include "engine/base/result.h"
#include "engine/rules/concept_set.h"
#include "engine/rules/stated_amount.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// Which stance of a mention counts for a group.
enum class WantedStance : std::uint8_t {
    stated,   // said or advised; not denied, conditional, of a relative, asked or past
    done,     // as stated, or said to have been done ("ya se realizó PPD")
    against,  // advised against or denied
    unneeded, // said to be dispensable
    denied,   // against or unneeded
    heeded,   // spoken of at all: also advised against or conditional, but not dispensable, asked or of a
              // relative
    any       // whatever is said, but not of a relative
};

struct WantedAmount {
    AmountUnit unit = AmountUnit::weeks;
    double from = 0; // an amount counts where its range touches from…to
    double to = 0;
};

// One thing a statement must hold: any of the concepts (or one below them), or any of the amounts.
struct PatternGroup {
    std::vector<ConceptNumber> any;
    std::vector<WantedAmount> amounts;
    WantedStance stance = WantedStance::stated;
    std::optional<std::size_t> gap;     // at most so many words from the first group
    int order = 0;                      // 1: after the first group, -1: before it, 0: either
    std::vector<ConceptNumber> between; // none of these may stand between it and the first group
};

enum class PatternScope : std::uint8_t {
    clause,    // between semicolons and cells
    sentence,  // and the words that head it
    near,      // and the sentences right before and after, in the same paragraph
    paragraph, // a bullet or paragraph, and what heads it
    text
};

// A statement looked for: all groups within the scope of the first one's mention, and none of the excluded.
struct StatementPattern {
    std::string id;
    std::vector<PatternGroup> all; // at least one; the first is the core, which carries what is said
    std::vector<PatternGroup> none;
    PatternScope scope = PatternScope::sentence;
};

// From JSON. Short forms: "tb_test" is one group of one concept; a list in "all" is a choice; {"all": [...],
// "none": [...], "scope": "near"}; a group {"any": [...], "weeks": [2, 2], "mg": [..], "mg_kg": …, "mg_dl":
// …, "ml_min": …, "stance": "against", "gap": 6, "order": "after", "between": [...]}. Errors: pattern.invalid
// with `where` and a JSON pointer below it; pattern.unknown_concept.
[[nodiscard]] Result<StatementPattern> readStatementPattern(const nlohmann::json& json,
                                                            const ConceptSet& concepts, std::string id,
                                                            const std::string& where);

} // namespace cotejo
