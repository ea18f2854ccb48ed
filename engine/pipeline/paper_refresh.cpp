#include "engine/pipeline/paper_refresh.h"

#include "engine/base/iso_instant.h"
#include "engine/orvs/content_words.h"
#include "engine/pipeline/evaluators.h"
#include "engine/pipeline/named_papers.h"
#include "engine/pipeline/reevaluation_job.h"
#include "engine/store/paper_fact_store.h"
#include "engine/store/store_file.h"

#include <set>

namespace cotejo
{
namespace
{
constexpr std::int64_t kFreshMs = std::int64_t{30} * 24 * 60 * 60 * 1000;
constexpr const char* kPubmed = "pubmed";

Result<std::set<std::string>> freshPapers(ReadHandle& handle, std::int64_t nowMs)
{
    std::set<std::string> fresh;
    const Result<void> read = forEachPaperFact(handle, [&](PaperFact&& fact) {
        const std::optional<std::int64_t> at = parseIsoInstant(fact.checkedAt);
        if (fact.source == kPubmed && at && nowMs - *at <= kFreshMs)
            fresh.insert(std::move(fact.pmid));
        return true;
    });
    if (!read)
        return tl::unexpected<Error>(read.error());
    return fresh;
}

PaperNews newsOf(PaperFact fact, const NamedPapers& papers)
{
    PaperNews news{std::move(fact), {}};
    const auto stated = papers.find(news.fact.pmid);
    if (stated == papers.end() || news.fact.title.empty())
        return news;
    for (const StatedTitle& title : stated->second) {
        if (!isSameTitle(title.title, news.fact.title))
            news.differences.push_back({title.item, title.title, news.fact.title});
    }
    return news;
}

// Takes the answers of the service into the store, batch by batch.
struct Intake {
    WriteHandle& write;
    const NamedPapers& papers;
    const PaperRefreshNotices& notices;
    const Clock& clock;
    PaperRefreshTotals& totals;
    std::optional<Error> fault;

    void keep(std::vector<PaperFact>&& facts)
    {
        const std::string now = toIsoUtc(clock.now().epochMs);
        for (PaperFact& fact : facts) {
            fact.checkedAt = now;
            fact.source = kPubmed;
        }
        if (const Result<void> kept = keepPaperFacts(write, facts); !kept) {
            fault = kept.error();
            return;
        }
        totals.answered += facts.size();
        for (PaperFact& fact : facts) {
            if (notices.paper)
                notices.paper(newsOf(std::move(fact), papers));
        }
    }
};
} // namespace

Result<std::size_t> evaluateAgain(const StoreFile& store, const std::string& actor, const Clock& clock,
                                  const std::atomic<bool>& cancel)
{
    const Result<Evaluators> evaluators = builtInEvaluators();
    if (!evaluators)
        return tl::unexpected<Error>(evaluators.error());
    const Result<ReevaluationTotals> totals =
        runReevaluation(store, *evaluators, actor, {}, cancel, clock, ReevaluationScope::transcripts);
    if (!totals)
        return tl::unexpected<Error>(totals.error());
    return totals->changed;
}

bool isSameTitle(const std::string& a, const std::string& b)
{
    return foldedWords(a) == foldedWords(b);
}

Result<PaperRefreshTotals> refreshPapers(const StoreFile& store, EsummaryClient& client,
                                         const PaperRefreshOptions& options,
                                         const PaperRefreshNotices& notices, const Clock& clock,
                                         const std::atomic<bool>& cancel)
{
    Result<ReadHandle> read = store.openRead();
    if (!read)
        return tl::unexpected<Error>(read.error());
    Result<WriteHandle> write = store.openWrite();
    if (!write)
        return tl::unexpected<Error>(write.error());
    const Result<NamedPapers> papers = namedPapers(*read);
    if (!papers)
        return tl::unexpected<Error>(papers.error());
    const Result<std::set<std::string>> fresh = freshPapers(*read, clock.now().epochMs);
    if (!fresh)
        return tl::unexpected<Error>(fresh.error());
    PaperRefreshTotals totals;
    totals.papers = papers->size();
    std::vector<std::string> wanted;
    for (const auto& [pmid, titles] : *papers) {
        if (options.every || !fresh->contains(pmid))
            wanted.push_back(pmid);
    }
    totals.asked = wanted.size();
    Intake intake{*write, *papers, notices, clock, totals, std::nullopt};
    const Result<void> asked =
        client.lookUp(wanted,
                      {[&intake](std::vector<PaperFact>&& facts) { intake.keep(std::move(facts)); },
                       [&notices](const std::vector<std::string>& pmids, const Error& error) {
                           if (notices.failed)
                               notices.failed(pmids, error);
                       }},
                      cancel);
    if (intake.fault)
        return tl::unexpected<Error>(*intake.fault);
    totals.failed = totals.asked - totals.answered;
    const Result<std::size_t> changed = evaluateAgain(store, options.actor, clock, cancel);
    if (!changed)
        return tl::unexpected<Error>(changed.error());
    totals.changed = *changed;
    if (!asked)
        return tl::unexpected<Error>(asked.error());
    return totals;
}

Result<std::size_t> loadRetractions(const StoreFile& store, const RetractionList& list,
                                    const std::string& actor, const Clock& clock,
                                    const std::atomic<bool>& cancel)
{
    Result<WriteHandle> write = store.openWrite();
    if (!write)
        return tl::unexpected<Error>(write.error());
    // Of a list with lines that could not be read nobody knows which papers it no longer names.
    const Result<void> kept = list.refusedLines.empty()
                                  ? replacePaperFacts(*write, "retraction_list", list.facts)
                                  : keepPaperFacts(*write, list.facts);
    if (!kept)
        return tl::unexpected<Error>(kept.error());
    return evaluateAgain(store, actor, clock, cancel);
}

} // namespace cotejo
