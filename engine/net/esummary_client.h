#pragma once

#include "engine/domain/paper_fact.h"
#include "engine/net/http_transport.h"
#include "engine/net/timekeeper.h"

#include <functional>
#include <string>
#include <vector>

namespace cotejo
{

// Where PubMed is asked and who asks. NCBI wants to know tool and e-mail of those who ask much.
struct EsummarySettings {
    ServiceAddress address; // up to …/entrez/eutils
    std::string email;      // may be empty
    Secret apiKey;          // sent in the body, never in an address; raises the rate
    std::chrono::milliseconds timeLimit{30'000};
};

inline constexpr const char* kEutilsAddress = "https://eutils.ncbi.nlm.nih.gov/entrez/eutils";
inline constexpr std::size_t kEsummaryBatch = 200; // PMIDs in one request

struct EsummaryNotices {
    // Facts of one batch, without date and source.
    std::function<void(std::vector<PaperFact>&&)> facts;
    // PMIDs that stay not checked: a batch that was not answered (net.*, esummary.status, esummary.not_json,
    // esummary.refused; the detail has the service's own words), or those of an answered batch under whose
    // number another record came (esummary.other_record).
    std::function<void(const std::vector<std::string>& pmids, const Error&)> failed;
};

// Asks E-utilities esummary for papers: at most 200 PMIDs a request and 3 requests a second, 10 with a key.
class EsummaryClient
{
public:
    EsummaryClient(HttpTransport& transport, Timekeeper& time, EsummarySettings settings);

    // Only PMIDs go out. The only error is net.cancelled; what was told before it stands.
    [[nodiscard]] Result<void> lookUp(const std::vector<std::string>& pmids, const EsummaryNotices& notices,
                                      const std::atomic<bool>& cancel);

private:
    [[nodiscard]] Result<std::vector<PaperFact>> ask(const std::vector<std::string>& batch,
                                                     const std::atomic<bool>& cancel);
    [[nodiscard]] bool keepRate(const std::atomic<bool>& cancel);

    HttpTransport& m_transport;
    Timekeeper& m_time;
    EsummarySettings m_settings;
    std::optional<std::chrono::milliseconds> m_lastAsked;
};

} // namespace cotejo
