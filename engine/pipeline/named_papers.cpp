#include "engine/pipeline/named_papers.h"

#include "engine/citations/citation_scanner.h"
#include "engine/pipeline/stored_record.h"
#include "engine/store/document_list.h"
#include "engine/store/store_handle.h"

namespace cotejo
{

void addNamedPapers(const Transcript& transcript, NamedPapers& papers)
{
    for (const Turn& turn : transcript.turns) {
        for (const FoundIdentifier& found : scanCitations(turn.answer).found) {
            if (found.pmid)
                papers.try_emplace(*found.pmid);
        }
        if (!turn.retrieved)
            continue;
        for (const RetrievedItem& listed : *turn.retrieved) {
            const auto pmid = listed.pmid ? normalisedPmid(*listed.pmid) : std::nullopt;
            if (!pmid)
                continue;
            std::vector<StatedTitle>& titles = papers[*pmid];
            if (listed.title && !listed.title->empty())
                titles.push_back({transcript.id + "/" + turn.id, *listed.title});
        }
    }
}

Result<NamedPapers> namedPapers(ReadHandle& handle)
{
    NamedPapers papers;
    const Result<void> walked =
        forEachPresentDocument(handle, [&papers](const StoredDocument& document, const std::string&) {
            if (document.kind != ItemKind::turn)
                return true;
            if (const Result<Transcript> transcript = storedTranscript(document.bytes))
                addNamedPapers(*transcript, papers);
            return true;
        });
    if (!walked)
        return tl::unexpected<Error>(walked.error());
    return papers;
}

} // namespace cotejo
