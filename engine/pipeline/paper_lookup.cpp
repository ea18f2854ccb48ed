#include "engine/pipeline/paper_lookup.h"

#include "engine/citations/citation_scanner.h"
#include "engine/domain/transcript.h"
#include "engine/report/json_line.h"
#include "engine/store/paper_fact_store.h"
#include "engine/store/store_file.h"

#include <algorithm>

namespace cotejo
{
namespace
{
std::vector<std::string> citedPmids(const std::string& answer)
{
    std::vector<std::string> pmids;
    for (const FoundIdentifier& found : scanCitations(answer).found) {
        if (found.pmid && std::find(pmids.begin(), pmids.end(), *found.pmid) == pmids.end())
            pmids.push_back(*found.pmid);
    }
    return pmids;
}

void writeFact(JsonLine& line, const PaperFact& fact)
{
    line.beginObject().key("pmid").text(fact.pmid).key("source").text(fact.source);
    line.key("retracted").boolean(fact.retracted()).key("corrected").boolean(fact.corrected());
    line.key("concern").boolean(fact.concern());
    line.key("notices").beginArray();
    for (const PaperNotice& notice : fact.notices)
        line.beginObject()
            .key("kind")
            .text(codeOfNotice(notice.kind))
            .key("pmid")
            .text(notice.pmid)
            .key("where")
            .text(notice.where)
            .endObject();
    line.endArray().endObject();
}

void addReason(ItemEvaluation& evaluation, const char* reason)
{
    if (std::find(evaluation.reasons.begin(), evaluation.reasons.end(), reason) == evaluation.reasons.end())
        evaluation.reasons.emplace_back(reason);
}

void addFacts(const Turn& turn, const PaperLookup& lookup, ItemEvaluation& evaluation)
{
    JsonLine line;
    line.beginArray();
    bool any = false;
    for (const std::string& pmid : citedPmids(turn.answer)) {
        if (!lookup.isAlarming(pmid))
            continue;
        for (const PaperFact& fact : lookup.of(pmid)) {
            any = true;
            writeFact(line, fact);
            if (fact.retracted())
                addReason(evaluation, "lookup:retracted");
            if (fact.concern())
                addReason(evaluation, "lookup:concern");
        }
    }
    line.endArray();
    if (any && evaluation.json.ends_with('}')) {
        evaluation.json.pop_back();
        evaluation.json += ",\"lookups\":" + line.str() + "}";
    }
}
} // namespace

PaperLookup::PaperLookup(std::vector<PaperFact> facts)
{
    for (PaperFact& fact : facts) {
        std::vector<PaperFact>& all = m_facts[fact.pmid];
        all.push_back(std::move(fact));
    }
}

Result<PaperLookup> PaperLookup::load(ReadHandle& handle)
{
    std::vector<PaperFact> facts;
    const Result<void> read = forEachPaperFact(handle, [&facts](PaperFact&& fact) {
        facts.push_back(std::move(fact));
        return true;
    });
    if (!read)
        return tl::unexpected<Error>(read.error());
    return PaperLookup(std::move(facts));
}

std::vector<PaperFact> PaperLookup::of(const std::string& pmid) const
{
    const auto found = m_facts.find(pmid);
    return found == m_facts.end() ? std::vector<PaperFact>() : found->second;
}

bool PaperLookup::isAlarming(const std::string& pmid) const
{
    const auto found = m_facts.find(pmid);
    return found != m_facts.end() &&
           std::any_of(found->second.begin(), found->second.end(),
                       [](const PaperFact& fact) { return fact.retracted() || fact.concern(); });
}

Evaluators withPaperFacts(const Evaluators& evaluators, const std::shared_ptr<const PaperLookup>& lookup)
{
    if (lookup->empty())
        return evaluators;
    Evaluators out = evaluators;
    out.transcript = [inner = evaluators.transcript, lookup](const Transcript& transcript) {
        std::vector<ItemEvaluation> evaluations = inner(transcript);
        for (std::size_t i = 0; i < evaluations.size() && i < transcript.turns.size(); ++i)
            addFacts(transcript.turns[i], *lookup, evaluations[i]);
        return evaluations;
    };
    return out;
}

Result<Evaluators> withPaperFacts(const Evaluators& evaluators, const StoreFile& store)
{
    Result<ReadHandle> handle = store.openRead();
    if (!handle)
        return tl::unexpected<Error>(handle.error());
    Result<PaperLookup> lookup = PaperLookup::load(*handle);
    if (!lookup)
        return tl::unexpected<Error>(lookup.error());
    return withPaperFacts(evaluators, std::make_shared<const PaperLookup>(std::move(*lookup)));
}

} // namespace cotejo
