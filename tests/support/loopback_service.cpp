#include "tests/support/loopback_service.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <stdexcept>

namespace cotejo::test
{
namespace
{
constexpr int kLookEveryMs = 20;

bool sendAll(int connection, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t sent = ::send(connection, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

std::string lowerCase(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

ServiceRequest headOf(const std::string& head)
{
    ServiceRequest request;
    const std::size_t blank = head.find(' ');
    const std::size_t second = head.find(' ', blank + 1);
    request.method = head.substr(0, blank);
    request.path = head.substr(blank + 1, second - blank - 1);
    for (std::size_t at = head.find("\r\n"); at != std::string::npos && at + 2 < head.size();) {
        const std::size_t end = head.find("\r\n", at + 2);
        const std::string line = head.substr(at + 2, end == std::string::npos ? end : end - at - 2);
        if (const std::size_t colon = line.find(':'); colon != std::string::npos)
            request.headers[lowerCase(line.substr(0, colon))] = line.substr(std::min(line.size(), colon + 2));
        at = end;
    }
    return request;
}

std::optional<ServiceRequest> readRequest(int connection, const std::atomic<bool>& stopped)
{
    std::string bytes;
    std::optional<ServiceRequest> request;
    std::size_t wanted = 0;
    while (!stopped.load()) {
        pollfd waiting{connection, POLLIN, 0};
        if (::poll(&waiting, 1, kLookEveryMs) == 0)
            continue;
        char chunk[16384];
        const ssize_t got = ::recv(connection, chunk, sizeof chunk, 0);
        if (got <= 0)
            return std::nullopt;
        bytes.append(chunk, static_cast<std::size_t>(got));
        if (!request) {
            const std::size_t end = bytes.find("\r\n\r\n");
            if (end == std::string::npos)
                continue;
            request = headOf(bytes.substr(0, end));
            bytes.erase(0, end + 4);
            const auto length = request->headers.find("content-length");
            wanted = length == request->headers.end() ? 0 : std::stoul(length->second);
        }
        if (bytes.size() >= wanted) {
            request->body = bytes.substr(0, wanted);
            return request;
        }
    }
    return std::nullopt;
}
} // namespace

LoopbackService::LoopbackService(Handler handler) : m_handler(std::move(handler))
{
    m_listener = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    auto* plain = reinterpret_cast<sockaddr*>(&address);
    socklen_t length = sizeof address;
    if (m_listener < 0 || ::bind(m_listener, plain, length) != 0 || ::listen(m_listener, 16) != 0 ||
        ::getsockname(m_listener, plain, &length) != 0)
        throw std::runtime_error("no port on loopback");
    m_port = ntohs(address.sin_port);
    m_accepting = std::thread([this] { accept(); });
}

LoopbackService::~LoopbackService()
{
    m_stopped = true;
    m_accepting.join();
    for (std::thread& connection : m_connections)
        connection.join();
    ::close(m_listener);
}

std::string LoopbackService::url() const
{
    return "http://127.0.0.1:" + std::to_string(m_port);
}

std::vector<ServiceRequest> LoopbackService::requests() const
{
    const std::lock_guard lock(m_mutex);
    return m_requests;
}

void LoopbackService::accept()
{
    while (!m_stopped.load()) {
        pollfd waiting{m_listener, POLLIN, 0};
        if (::poll(&waiting, 1, kLookEveryMs) <= 0)
            continue;
        const int connection = ::accept(m_listener, nullptr, nullptr);
        if (connection >= 0)
            m_connections.emplace_back([this, connection] { serve(connection); });
    }
}

void LoopbackService::serve(int connection)
{
    if (const auto request = readRequest(connection, m_stopped)) {
        {
            const std::lock_guard lock(m_mutex);
            m_requests.push_back(*request);
        }
        const ServiceReply reply = m_handler(*request);
        if (reply.manner == ReplyManner::never || reply.manner == ReplyManner::drip)
            hold(connection, reply);
        else
            answer(connection, reply);
    }
    ::shutdown(connection, SHUT_RDWR);
    ::close(connection);
}

void LoopbackService::answer(int connection, const ServiceReply& reply) const
{
    if (reply.manner == ReplyManner::no_http) {
        sendAll(connection, reply.body);
        return;
    }
    std::string head = "HTTP/1.1 " + std::to_string(reply.status) + " Said\r\nConnection: close\r\n";
    for (const auto& [name, value] : reply.headers)
        head += name + ": " + value + "\r\n";
    head += "Content-Length: " + std::to_string(reply.body.size()) + "\r\n\r\n";
    const std::size_t part = reply.manner == ReplyManner::cut_off ? reply.body.size() / 2 : reply.body.size();
    if (sendAll(connection, head))
        sendAll(connection, std::string_view(reply.body).substr(0, part));
}

void LoopbackService::hold(int connection, const ServiceReply& reply) const
{
    if (reply.manner == ReplyManner::drip &&
        !sendAll(connection, "HTTP/1.1 200 Said\r\nContent-Type: application/json\r\n\r\n{"))
        return;
    while (!m_stopped.load()) {
        pollfd waiting{connection, POLLIN, 0};
        char byte = 0;
        if (::poll(&waiting, 1, kLookEveryMs) > 0 && ::recv(connection, &byte, 1, 0) <= 0)
            return; // the other side gave up
        if (reply.manner == ReplyManner::drip && !sendAll(connection, " "))
            return;
    }
}

} // namespace cotejo::test
