#include "engine/net/service_address.h"

#include <curl/curl.h>

#include <algorithm>
#include <memory>
#include <optional>

namespace cotejo
{
namespace
{
using UrlHandle = std::unique_ptr<CURLU, decltype(&curl_url_cleanup)>;

std::optional<std::string> partOf(const UrlHandle& url, CURLUPart part, unsigned flags = 0)
{
    char* found = nullptr;
    if (curl_url_get(url.get(), part, &found, flags) != CURLUE_OK || found == nullptr)
        return std::nullopt;
    std::string text = found;
    curl_free(found);
    return text;
}

bool isLoopbackHost(const std::string& host)
{
    if (host == "localhost" || host == "[::1]" || host == "::1")
        return true;
    const bool dotted =
        std::all_of(host.begin(), host.end(), [](char c) { return c == '.' || (c >= '0' && c <= '9'); });
    return dotted && host.starts_with("127.") && std::count(host.begin(), host.end(), '.') == 3;
}
} // namespace

Result<ServiceAddress> ServiceAddress::parse(std::string_view url, PlainHttp plain)
{
    const UrlHandle handle(curl_url(), curl_url_cleanup);
    if (!handle || curl_url_set(handle.get(), CURLUPART_URL, std::string(url).c_str(), 0) != CURLUE_OK)
        return fail("net.bad_address", "", "expected an address such as https://host/v1");
    const std::string scheme = partOf(handle, CURLUPART_SCHEME).value_or("");
    const std::string host = partOf(handle, CURLUPART_HOST).value_or("");
    if ((scheme != "http" && scheme != "https") || host.empty())
        return fail("net.bad_address", "", "expected http:// or https:// and a host");
    for (const CURLUPart part : {CURLUPART_USER, CURLUPART_PASSWORD, CURLUPART_QUERY, CURLUPART_FRAGMENT}) {
        if (partOf(handle, part))
            return fail("net.bad_address", host,
                        "expected no user, password, query or fragment in an address; keys come from an "
                        "environment variable");
    }
    ServiceAddress address;
    address.m_loopback = isLoopbackHost(host);
    address.m_host = host + ":" + partOf(handle, CURLUPART_PORT, CURLU_DEFAULT_PORT).value_or("");
    address.m_url = partOf(handle, CURLUPART_URL).value_or("");
    while (address.m_url.ends_with('/'))
        address.m_url.pop_back();
    if (scheme == "http" && !address.m_loopback && plain == PlainHttp::loopback_only)
        return fail("net.not_encrypted", address.m_host,
                    "expected https for another machine: what is asked about patients would go in the clear");
    return address;
}

} // namespace cotejo
