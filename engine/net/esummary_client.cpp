#include "engine/net/esummary_client.h"

#include "engine/net/esummary_json.h"

#include <fmt/format.h>

#include <algorithm>

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
                    fmt::format("expected status 200, got status {}", reply->status));
    Result<std::vector<PaperFact>> facts = readEsummary(reply->body, batch);
    if (!facts)
        return fail(facts.error().code, host, facts.error().detail);
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
        if (facts)
            notices.facts(std::move(*facts));
        else if (facts.error().code == "net.cancelled")
            return tl::unexpected<Error>(facts.error());
        else
            notices.failed(batch, facts.error());
    }
    return {};
}

} // namespace cotejo
