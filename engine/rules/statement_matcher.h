#pragma once

#include "engine/base/text_span.h"
#include "engine/rules/analysed_text.h"
#include "engine/rules/statement_pattern.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

struct StatementFinding {
    std::size_t pattern = 0; // index into the set
    TextSpan span;           // code points of the text as given
    std::string quote;
    FoldedRange core; // the mention of the first group
};

// Patterns compiled over one concept set: the text is read once, whatever their number, and a pattern is
// looked at only where every concept it needs is there. Safe to use from several threads.
class StatementMatcher
{
public:
    // The first finding of one pattern, by the place of its core. `instead`: the stance its first group is
    // looked for in, in place of its own (a denial: WantedStance::unneeded).
    [[nodiscard]] static std::optional<StatementFinding>
    first(const StatementPattern& pattern, const AnalysedText& text,
          std::optional<WantedStance> instead = std::nullopt);

    explicit StatementMatcher(std::vector<StatementPattern> patterns);
    [[nodiscard]] const std::vector<StatementPattern>& patterns() const { return m_patterns; }
    // The first finding of every pattern that is there, by pattern.
    [[nodiscard]] std::vector<StatementFinding> match(const AnalysedText& text) const;

private:
    std::vector<StatementPattern> m_patterns;
    std::vector<std::vector<std::uint32_t>> m_byConcept; // patterns whose first group names it
    std::vector<std::uint32_t> m_byAmount;               // patterns whose first group has an amount
};

// A single group, without scope: is any of its mentions there in the stance it asks for.
[[nodiscard]] bool countsFor(const Stance& stance, WantedStance wanted);

} // namespace cotejo
