#pragma once

#include "engine/base/result.h"
#include "engine/net/secret.h"
#include "engine/net/service_address.h"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

namespace cotejo
{

struct HttpLimits {
    std::chrono::milliseconds connect{10'000};
    std::chrono::milliseconds total{120'000};  // from the start to the last byte, however slowly it drips
    std::size_t maxBytes = 8U * 1024U * 1024U; // of the reply's body
};

// One request. A body makes it a POST; without one it is a GET.
struct HttpRequest {
    ServiceAddress address;
    std::string path; // behind the address, with its slash; may be empty
    std::optional<std::string> body;
    std::string contentType = "application/json";
    Secret bearer; // sent as "Authorization: Bearer …" where it is not empty
    HttpLimits limits;
};

struct HttpReply {
    int status = 0;
    std::string contentType;
    std::optional<std::chrono::milliseconds> retryAfter; // as the reply asks, in seconds or by date
    std::string body;                                    // bytes as they came
};

// Asks a service once. A reply with any status is a value; errors are of the way there and back:
// net.unknown_host, net.unreachable, net.tls, net.timeout, net.too_large, net.cut_off, net.not_http,
// net.redirect (none is followed), net.bad_key, net.cancelled, net.failed. Error::where is host and port,
// never more of the address. Nothing of what was sent stands in an error.
class HttpTransport
{
public:
    HttpTransport() = default;
    HttpTransport(const HttpTransport&) = delete;
    HttpTransport& operator=(const HttpTransport&) = delete;
    virtual ~HttpTransport() = default;

    // Blocks; `cancel` is looked at all the time and ends it at once.
    [[nodiscard]] virtual Result<HttpReply> send(const HttpRequest& request,
                                                 const std::atomic<bool>& cancel) = 0;
};

} // namespace cotejo
