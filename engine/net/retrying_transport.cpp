#include "engine/net/retrying_transport.h"

namespace cotejo
{

RetryingTransport::RetryingTransport(HttpTransport& below, Timekeeper& time, RetryPolicy policy)
    : m_below(below), m_time(time), m_policy(policy)
{
}

Result<HttpReply> RetryingTransport::send(const HttpRequest& request, const std::atomic<bool>& cancel)
{
    const std::chrono::milliseconds begun = m_time.elapsed();
    Result<HttpReply> reply = m_below.send(request, cancel);
    if (!reply || (reply->status != 429 && reply->status < 500))
        return reply;
    const std::chrono::milliseconds wait = reply->retryAfter.value_or(m_policy.backOff);
    const std::chrono::milliseconds left = request.limits.total - (m_time.elapsed() - begun);
    if (wait > m_policy.longestWait || wait >= left)
        return reply;
    if (!m_time.wait(wait, cancel))
        return fail("net.cancelled", request.address.host(), "somebody ended it");
    HttpRequest again = request;
    again.limits.total = left - wait;
    return m_below.send(again, cancel);
}

} // namespace cotejo
