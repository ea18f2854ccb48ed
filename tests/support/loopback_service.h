#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

// A small HTTP service on loopback that tests tell how to behave, well or badly.
namespace cotejo::test
{

struct ServiceRequest {
    std::string method;
    std::string path;
    std::map<std::string, std::string> headers; // names in lower case
    std::string body;
};

enum class ReplyManner {
    whole,   // as HTTP asks
    never,   // takes the request and says nothing
    drip,    // a byte now and then, without end
    cut_off, // promises all of the body and closes in its middle
    no_http  // the body alone, without a status line
};

struct ServiceReply {
    int status = 200;
    std::string body;
    std::vector<std::pair<std::string, std::string>> headers = {{"Content-Type", "application/json"}};
    ReplyManner manner = ReplyManner::whole;
};

class LoopbackService
{
public:
    using Handler = std::function<ServiceReply(const ServiceRequest&)>; // called from several threads

    explicit LoopbackService(Handler handler);
    LoopbackService(const LoopbackService&) = delete;
    LoopbackService& operator=(const LoopbackService&) = delete;
    ~LoopbackService();

    [[nodiscard]] std::string url() const; // "http://127.0.0.1:49152"
    [[nodiscard]] std::vector<ServiceRequest> requests() const;

private:
    void accept();
    void serve(int connection);
    void answer(int connection, const ServiceReply& reply) const;
    void hold(int connection, const ServiceReply& reply) const;

    Handler m_handler;
    int m_listener = -1;
    int m_port = 0;
    std::atomic<bool> m_stopped{false};
    mutable std::mutex m_mutex;
    std::vector<ServiceRequest> m_requests;
    std::vector<std::thread> m_connections;
    std::thread m_accepting;
};

} // namespace cotejo::test
