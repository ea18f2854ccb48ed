#pragma once

#include "engine/net/http_transport.h"
#include "engine/net/timekeeper.h"

namespace cotejo
{

struct RetryPolicy {
    std::chrono::milliseconds backOff{1'000};      // where the reply names no time
    std::chrono::milliseconds longestWait{60'000}; // a reply that asks for more is given back as it is
};

// Asks once more, after a wait, where the service is busy or broken for now (429 and 5xx). Retry-After goes
// before the policy's own wait. What takes longer than the request's total time is not waited for.
class RetryingTransport final : public HttpTransport
{
public:
    RetryingTransport(HttpTransport& below, Timekeeper& time, RetryPolicy policy = {});
    [[nodiscard]] Result<HttpReply> send(const HttpRequest& request,
                                         const std::atomic<bool>& cancel) override;

private:
    HttpTransport& m_below;
    Timekeeper& m_time;
    RetryPolicy m_policy;
};

} // namespace cotejo
