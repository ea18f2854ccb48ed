#pragma once

#include "engine/net/http_transport.h"

namespace cotejo
{

// HTTP/1.1 and 2 over libcurl, with the system's certificates, TLS 1.2 at least. Compressed replies are not
// asked for, cookies are not kept, redirects are not followed. Loopback never goes through a proxy; for other
// hosts libcurl honours https_proxy, all_proxy and no_proxy of the environment, as hospital networks need it.
// Holds no state: calls may come from several threads.
class CurlTransport final : public HttpTransport
{
public:
    CurlTransport();
    [[nodiscard]] Result<HttpReply> send(const HttpRequest& request,
                                         const std::atomic<bool>& cancel) override;
};

} // namespace cotejo
