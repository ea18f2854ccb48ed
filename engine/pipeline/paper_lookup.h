#pragma once

#include "engine/base/result.h"
#include "engine/domain/paper_fact.h"
#include "engine/pipeline/evaluators.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace cotejo
{

class ReadHandle;
class StoreFile;

// The facts of a store by PMID: what PubMed said and what a retraction list says stand side by side.
class PaperLookup
{
public:
    PaperLookup() = default;
    explicit PaperLookup(std::vector<PaperFact> facts);
    [[nodiscard]] static Result<PaperLookup> load(ReadHandle& handle);

    [[nodiscard]] bool empty() const { return m_facts.empty(); }
    [[nodiscard]] std::vector<PaperFact> of(const std::string& pmid) const; // empty: not checked
    [[nodiscard]] bool isAlarming(const std::string& pmid) const;           // retracted, or with a concern

private:
    std::map<std::string, std::vector<PaperFact>, std::less<>> m_facts;
};

// The evaluators with what is known of the cited papers: an item whose answer cites a retracted paper gets
// the reason `lookup:retracted`, one with an expression of concern `lookup:concern`, and its JSON a member
// `lookups` with the facts (`pmid, source, retracted, corrected, concern, notices`). Verdicts stay.
[[nodiscard]] Evaluators withPaperFacts(const Evaluators& evaluators,
                                        const std::shared_ptr<const PaperLookup>& lookup);

// The same with the facts of `store` as they are now.
[[nodiscard]] Result<Evaluators> withPaperFacts(const Evaluators& evaluators, const StoreFile& store);

} // namespace cotejo
