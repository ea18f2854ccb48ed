#pragma once

#include "engine/base/result.h"
#include "engine/domain/transcript.h"
#include "engine/domain/verdict.h"
#include "engine/orvs/contract_catalog.h"
#include "engine/orvs/rule_reviewer.h"

#include <memory>
#include <vector>

namespace cotejo
{

struct CitationScan;
struct CheckWords; // the word lists the rules need

// Says of each turn what its record shows: verdict, discrepancies, citations held against the turn's own
// list, why a person has to look (FORMATS §5, §6). Beside it stands what the rules say of the answer, which
// changes none of that. Nothing is asked of the network. Holds no state between calls: the same transcript
// gives the same answer in any order and on any thread. The catalog must outlive the checker.
class TurnChecker
{
public:
    // An error is a fault of the program's own data.
    [[nodiscard]] static Result<TurnChecker> create(const ContractCatalog& contracts);

    // One for each turn, in order.
    [[nodiscard]] std::vector<TurnCheck> check(const Transcript& transcript) const;

private:
    TurnChecker(const ContractCatalog& contracts, const RuleReviewer& rules,
                std::shared_ptr<const CheckWords> words);
    void judge(const Transcript& transcript, const Turn& turn, const CitationScan& scan,
               TurnCheck& check) const;

    const ContractCatalog* m_contracts;
    RuleReviewer m_rules;
    std::shared_ptr<const CheckWords> m_words;
};

} // namespace cotejo
