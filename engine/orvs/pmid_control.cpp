#include "engine/orvs/pmid_control.h"

#include "engine/base/code_point_index.h"
#include "engine/citations/citation_control.h"
#include "engine/citations/citation_scanner.h"
#include "engine/citations/retrieved_index.h"

#include <algorithm>

namespace cotejo
{
namespace
{
bool isForeign(const Citation& citation)
{
    return citation.status == CitationStatus::not_retrieved || citation.status == CitationStatus::malformed;
}

struct ControlledDraft {
    CitationScan scan;
    std::vector<Citation> entries;
    bool uncited = false;
};

ControlledDraft control(const std::string& draft, const std::vector<RetrievedItem>& evidence)
{
    Transcript transcript;
    transcript.turns.emplace_back();
    transcript.turns.front().answer = draft;
    transcript.turns.front().retrieved = evidence;
    const RetrievedIndex retrieved(transcript);
    const CitationControl citations(transcript, retrieved);
    ControlledDraft out{scanCitations(draft), {}, false};
    out.entries = citations.entries(0, out.scan);
    out.uncited = citations.evidenceUncited(0, out.entries);
    return out;
}

// What one placeholder takes the place of.
TextSpan replacedBy(const Citation& entry, const CitationScan& scan)
{
    for (const FoundLink& link : scan.links) {
        if (link.markdown && link.whole.start <= entry.span.start && entry.span.end <= link.whole.end)
            return link.whole;
    }
    return entry.span;
}
} // namespace

PmidStanding pmidStandingOf(const std::string& draft, const std::vector<RetrievedItem>& evidence)
{
    const ControlledDraft controlled = control(draft, evidence);
    PmidStanding standing;
    standing.uncited = controlled.uncited;
    for (const Citation& entry : controlled.entries) {
        const std::string name = entry.pmid.value_or(entry.quote);
        if (isForeign(entry) &&
            std::find(standing.foreign.begin(), standing.foreign.end(), name) == standing.foreign.end())
            standing.foreign.push_back(name);
    }
    return standing;
}

std::string withoutForeignPmids(const std::string& draft, const std::vector<RetrievedItem>& evidence)
{
    const ControlledDraft controlled = control(draft, evidence);
    const CodePointIndex index(draft);
    std::string shown;
    std::size_t from = 0;
    for (const Citation& entry : controlled.entries) {
        if (!isForeign(entry))
            continue;
        const TextSpan span = replacedBy(entry, controlled.scan);
        const std::size_t start = index.toByte(span.start);
        if (start < from)
            continue;
        shown.append(draft, from, start - from).append(kPlaceholder);
        from = index.toByte(span.end);
    }
    return shown.append(draft, from);
}

} // namespace cotejo
