#pragma once

#include "engine/domain/rule_review.h"
#include "engine/rules/analysed_text.h"
#include "engine/rules/rule_set.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// What the rules say about one answer, before weights.
struct RuleOutcome {
    struct Dimension {
        std::string id;
        double earned = 0;
        double possible = 0;   // 0: no rule of this dimension applied
        bool critical = false; // one of its findings is critical
    };
    std::size_t applied = 0;            // rules with points
    std::vector<Dimension> dimensions;  // in the order their rules were met
    std::vector<RuleFinding> findings;  // critical first, else in the order of the rules
    std::vector<std::string> satisfied; // ids of rules
};

// Checks answers against the rules: deterministic, offline, linear in the text. A rule that an earlier answer
// of the conversation satisfied is not asked for again. Safe to use from several threads.
class RuleChecker
{
public:
    explicit RuleChecker(const RuleSet& rules) : m_rules(rules) {}

    struct Exchange {
        std::string_view question;
        std::string_view answer;
    };
    // One for each exchange, in order.
    [[nodiscard]] std::vector<RuleOutcome> check(const std::vector<Exchange>& conversation) const;

    // What one rule makes of one text, whatever its cause: nullopt where it is satisfied.
    [[nodiscard]] static std::optional<RuleFinding> judge(const Rule& rule, const AnalysedText& answer);

private:
    const RuleSet& m_rules;
};

} // namespace cotejo
