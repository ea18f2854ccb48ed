#include "engine/net/esummary_client.h"

#include "engine/net/esummary_json.h"
#include "engine/net/esummary_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>

namespace cotejo
{
namespace
{
using std::chrono::milliseconds;

constexpr milliseconds kBetween{334};        // 3 a second
constexpr milliseconds kBetweenWithKey{100}; // 10 a second

std::string formEncoded(const std::string& text)
{
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
                           (byte >= '0' && byte <= '9') || byte == '-' || byte == '.' || byte == '_';
        if (plain)
            out += c;
        else
            out += fmt::format("%{:02X}", byte);
    }
    return out;
}

std::string formOf(const std::vector<std::string>& batch, const EsummarySettings& settings)
{
    std::string ids;
    for (const std::string& pmid : batch)
        ids += (ids.empty() ? "" : "%2C") + pmid;
    std::string form = "db=pubmed&retmode=json&version=2.0&tool=cotejo&id=" + ids;
    if (!settings.email.empty())
        form += "&email=" + formEncoded(settings.email);
    if (!settings.apiKey.empty())
        form += "&api_key=" + formEncoded(settings.apiKey.reveal());
    return form;
}

// "; it says: …" or nothing. A service may repeat the key that it was sent: that is masked.
std::string inItsWords(std::string body, const Secret& key)
{
    constexpr std::string_view kMask = "***";
    if (!key.empty()) {
        const std::string& hidden = key.reveal();
        for (std::size_t at = body.find(hidden); at != std::string::npos;
             at = body.find(hidden, at + kMask.size()))
            body.replace(at, hidden.size(), kMask);
    }
    const std::string words = esummaryWords(body);
    return words.empty() ? words : "; it says: " + words;
}

// The papers of a batch that no fact is about.
std::vector<std::string> unbelieved(const std::vector<std::string>& batch,
                                    const std::vector<PaperFact>& facts)
{
    std::set<std::string> told;
    for (const PaperFact& fact : facts)
        told.insert(fact.pmid);
    std::vector<std::string> left;
    std::copy_if(batch.begin(), batch.end(), std::back_inserter(left),
                 [&](const std::string& pmid) { return !told.contains(pmid); });
    return left;
}
} // namespace

EsummaryClient::EsummaryClient(HttpTransport& transport, Timekeeper& time, EsummarySettings settings)
    : m_transport(transport), m_time(time), m_settings(std::move(settings))
{
}

bool EsummaryClient::keepRate(const std::atomic<bool>& cancel)
{
    const milliseconds between = m_settings.apiKey.empty() ? kBetween : kBetweenWithKey;
    if (m_lastAsked) {
        const milliseconds next = *m_lastAsked + between;
        const milliseconds now = m_time.elapsed();
        if (now < next && !m_time.wait(next - now, cancel))
            return false;
    }
    m_lastAsked = m_time.elapsed();
    return !cancel.load();
}

Result<std::vector<PaperFact>> EsummaryClient::ask(const std::vector<std::string>& batch,
                                                   const std::atomic<bool>& cancel)
{
    HttpRequest request{m_settings.address,
                        "/esummary.fcgi",
                        formOf(batch, m_settings),
                        "application/x-www-form-urlencoded",
                        Secret(),
                        {}};
    request.limits.total = m_settings.timeLimit;
    const Result<HttpReply> reply = m_transport.send(request, cancel);
    if (!reply)
        return tl::unexpected<Error>(reply.error());
    const std::string& host = m_settings.address.host();
    if (reply->status != 200)
        return fail("esummary.status", host,
                    fmt::format("expected status 200, got status {}{}", reply->status,
                                inItsWords(reply->body, m_settings.apiKey)));
    Result<std::vector<PaperFact>> facts = readEsummary(reply->body, batch);
    if (!facts)
        return fail(facts.error().code, host,
                    facts.error().detail + inItsWords(reply->body, m_settings.apiKey));
    return facts;
}

Result<void> EsummaryClient::lookUp(const std::vector<std::string>& pmids, const EsummaryNotices& notices,
                                    const std::atomic<bool>& cancel)
{
    for (std::size_t from = 0; from < pmids.size(); from += kEsummaryBatch) {
        const std::size_t to = std::min(pmids.size(), from + kEsummaryBatch);
        const std::vector<std::string> batch(pmids.begin() + static_cast<std::ptrdiff_t>(from),
                                             pmids.begin() + static_cast<std::ptrdiff_t>(to));
        if (!keepRate(cancel))
            return fail("net.cancelled", m_settings.address.host(), "somebody ended it");
        Result<std::vector<PaperFact>> facts = ask(batch, cancel);
        if (facts) {
            const std::vector<std::string> left = unbelieved(batch, *facts);
            notices.facts(std::move(*facts));
            if (!left.empty())
                notices.failed(left, {"esummary.other_record", m_settings.address.host(),
                                      "expected the paper's own record, with its number and a title; what "
                                      "came under its number is not used"});
        } else if (facts.error().code == "net.cancelled") {
            return tl::unexpected<Error>(facts.error());
        } else {
            notices.failed(batch, facts.error());
        }
    }
    return {};
}

} // namespace cotejo
