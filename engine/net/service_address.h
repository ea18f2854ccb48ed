#pragma once

#include "engine/base/result.h"

#include <string>
#include <string_view>

namespace cotejo
{

enum class PlainHttp { loopback_only, allowed };

// Where a service answers: scheme, host, port and path of an http or https address. No user, password, query
// or fragment: what tells who somebody is has no place in an address that is shown and kept.
class ServiceAddress
{
public:
    // Refused: net.bad_address; net.not_encrypted for http to another machine unless it is allowed.
    [[nodiscard]] static Result<ServiceAddress> parse(std::string_view url,
                                                      PlainHttp plain = PlainHttp::loopback_only);

    [[nodiscard]] const std::string& url() const { return m_url; }   // without a slash at its end
    [[nodiscard]] const std::string& host() const { return m_host; } // "api.example.org:443", for messages
    // localhost, 127.0.0.0/8 or ::1: what is sent stays on this machine.
    [[nodiscard]] bool isLoopback() const { return m_loopback; }

private:
    std::string m_url;
    std::string m_host;
    bool m_loopback = false;
};

} // namespace cotejo
