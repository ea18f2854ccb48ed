#include "engine/net/curl_transport.h"

#include "engine/base/program_version.h"

#include <curl/curl.h>

#include <algorithm>
#include <memory>

namespace cotejo
{
namespace
{
constexpr int kLookEveryMs = 25; // how soon a cancel is seen

using EasyHandle = std::unique_ptr<CURL, decltype(&curl_easy_cleanup)>;
using MultiHandle = std::unique_ptr<CURLM, decltype(&curl_multi_cleanup)>;

struct HeaderList {
    curl_slist* list = nullptr;
    HeaderList() = default;
    HeaderList(const HeaderList&) = delete;
    HeaderList& operator=(const HeaderList&) = delete;
    ~HeaderList() { curl_slist_free_all(list); }
    void add(const std::string& line) { list = curl_slist_append(list, line.c_str()); }
};

struct Intake {
    std::string body;
    std::size_t maxBytes = 0;
    bool tooLarge = false;
};

std::size_t takeBytes(char* bytes, std::size_t size, std::size_t count, void* target)
{
    Intake& intake = *static_cast<Intake*>(target);
    const std::size_t length = size * count;
    if (length > intake.maxBytes - intake.body.size()) {
        intake.tooLarge = true;
        return 0;
    }
    intake.body.append(bytes, length);
    return length;
}

const char* codeOfFailure(CURLcode code, const Intake& intake)
{
    if (intake.tooLarge)
        return "net.too_large";
    switch (code) {
    case CURLE_FILESIZE_EXCEEDED:
        return "net.too_large";
    case CURLE_OPERATION_TIMEDOUT:
        return "net.timeout";
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY:
        return "net.unknown_host";
    case CURLE_COULDNT_CONNECT:
        return "net.unreachable";
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_USE_SSL_FAILED:
        return "net.tls";
    case CURLE_PARTIAL_FILE:
    case CURLE_GOT_NOTHING:
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR:
        return "net.cut_off";
    case CURLE_WEIRD_SERVER_REPLY:
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_BAD_CONTENT_ENCODING:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM:
        return "net.not_http";
    default:
        return "net.failed";
    }
}

void configure(CURL* easy, const HttpRequest& request, const HeaderList& headers, Intake& intake)
{
    const std::string url = request.address.url() + request.path;
    curl_easy_setopt(easy, CURLOPT_URL, url.c_str());
    curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(easy, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(easy, CURLOPT_SSL_VERIFYHOST, 2L);
    curl_easy_setopt(easy, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
    curl_easy_setopt(easy, CURLOPT_HTTP09_ALLOWED, 0L);
    curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(request.limits.connect.count()));
    curl_easy_setopt(easy, CURLOPT_TIMEOUT_MS, std::max(1L, static_cast<long>(request.limits.total.count())));
    curl_easy_setopt(easy, CURLOPT_MAXFILESIZE_LARGE, static_cast<curl_off_t>(request.limits.maxBytes));
    curl_easy_setopt(easy, CURLOPT_USERAGENT, ("cotejo/" + std::string(programVersion())).c_str());
    curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers.list);
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, takeBytes);
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, &intake);
    if (request.address.isLoopback())
        curl_easy_setopt(easy, CURLOPT_PROXY, "");
    if (request.body) {
        curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body->size()));
        curl_easy_setopt(easy, CURLOPT_POSTFIELDS, request.body->c_str());
    }
}

// nullopt: cancelled
std::optional<CURLcode> perform(CURLM* multi, const std::atomic<bool>& cancel)
{
    for (int running = 1; running > 0;) {
        if (cancel.load())
            return std::nullopt;
        if (curl_multi_perform(multi, &running) != CURLM_OK ||
            (running > 0 && curl_multi_poll(multi, nullptr, 0, kLookEveryMs, nullptr) != CURLM_OK))
            return CURLE_FAILED_INIT;
    }
    int left = 0;
    const CURLMsg* message = curl_multi_info_read(multi, &left);
    return message == nullptr ? CURLE_FAILED_INIT : message->data.result;
}

HttpReply replyOf(CURL* easy, Intake& intake)
{
    HttpReply reply;
    long status = 0;
    curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
    reply.status = static_cast<int>(status);
    const char* type = nullptr;
    curl_easy_getinfo(easy, CURLINFO_CONTENT_TYPE, &type);
    reply.contentType = type == nullptr ? "" : type;
    curl_off_t seconds = 0;
    curl_easy_getinfo(easy, CURLINFO_RETRY_AFTER, &seconds);
    if (seconds > 0)
        reply.retryAfter = std::chrono::seconds(seconds);
    reply.body = std::move(intake.body);
    return reply;
}
} // namespace

CurlTransport::CurlTransport()
{
    static const CURLcode started = curl_global_init(CURL_GLOBAL_DEFAULT);
    static_cast<void>(started);
}

Result<HttpReply> CurlTransport::send(const HttpRequest& request, const std::atomic<bool>& cancel)
{
    const std::string& host = request.address.host();
    if (!request.bearer.isHeaderSafe())
        return fail("net.bad_key", host, "expected a key without control characters");
    const MultiHandle multi(curl_multi_init(), curl_multi_cleanup);
    const EasyHandle easy(curl_easy_init(), curl_easy_cleanup);
    if (!multi || !easy)
        return fail("net.failed", host, "no connection could be prepared");
    HeaderList headers;
    headers.add("Accept: application/json");
    headers.add("Expect:");
    if (request.body)
        headers.add("Content-Type: " + request.contentType);
    if (!request.bearer.empty())
        headers.add("Authorization: Bearer " + request.bearer.reveal());
    Intake intake;
    intake.maxBytes = request.limits.maxBytes;
    configure(easy.get(), request, headers, intake);
    if (curl_multi_add_handle(multi.get(), easy.get()) != CURLM_OK)
        return fail("net.failed", host, "no connection could be prepared");
    const std::optional<CURLcode> done = perform(multi.get(), cancel);
    HttpReply reply;
    if (done == CURLE_OK)
        reply = replyOf(easy.get(), intake);
    curl_multi_remove_handle(multi.get(), easy.get());
    if (!done)
        return fail("net.cancelled", host, "somebody ended it");
    if (*done != CURLE_OK)
        return fail(codeOfFailure(*done, intake), host, curl_easy_strerror(*done));
    if (reply.status >= 300 && reply.status < 400)
        return fail("net.redirect", host, "expected a reply; redirects to another address are not followed");
    return reply;
}

} // namespace cotejo
