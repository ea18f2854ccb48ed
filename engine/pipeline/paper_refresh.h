#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/net/esummary_client.h"
#include "engine/pipeline/retraction_list.h"

#include <functional>
#include <string>
#include <vector>

namespace cotejo
{

class StoreFile;

// A title that a transcript gives beside a PMID and that is not the one PubMed has.
struct TitleDifference {
    std::string item; // "TRANSCRIPT/TURN"
    std::string stated;
    std::string found;
};

struct PaperNews {
    PaperFact fact;
    std::vector<TitleDifference> differences;
};

struct PaperRefreshOptions {
    bool every = false; // also what was checked in the last 30 days
    std::string actor;
};

struct PaperRefreshTotals {
    std::size_t papers = 0; // named in the store's transcripts
    std::size_t asked = 0;  // those never checked or checked more than 30 days ago
    std::size_t answered = 0;
    std::size_t failed = 0;  // look-ups that failed: not checked, or as they were before
    std::size_t changed = 0; // documents with a new evaluation
};

struct PaperRefreshNotices {
    std::function<void(const PaperNews&)> paper; // after it is kept
    std::function<void(const std::vector<std::string>& pmids, const Error&)> failed;
};

// Asks PubMed about the papers that answers and lists of the store name, keeps what it says with its date,
// and evaluates again the transcripts that name them: reasons `lookup:retracted` and `lookup:concern` come
// and go with the facts.
[[nodiscard]] Result<PaperRefreshTotals> refreshPapers(const StoreFile& store, EsummaryClient& client,
                                                       const PaperRefreshOptions& options,
                                                       const PaperRefreshNotices& notices, const Clock& clock,
                                                       const std::atomic<bool>& cancel);

// Evaluates the transcripts again whose evaluation leaves out what look-ups say of their papers: after a
// look-up, and after a merge, where the other file's evaluation may know of none. Gives the documents
// changed.
[[nodiscard]] Result<std::size_t> evaluateAgain(const StoreFile& store, const std::string& actor,
                                                const Clock& clock, const std::atomic<bool>& cancel);

// Puts a retraction list in the place of the one before, or beside it where the list has refused lines, and
// evaluates again. Gives the documents changed.
[[nodiscard]] Result<std::size_t> loadRetractions(const StoreFile& store, const RetractionList& list,
                                                  const std::string& actor, const Clock& clock,
                                                  const std::atomic<bool>& cancel);

// Whether two titles say the same words: case, accents, punctuation and brackets aside.
[[nodiscard]] bool isSameTitle(const std::string& a, const std::string& b);

} // namespace cotejo
