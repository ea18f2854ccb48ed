#include "engine/base/platform/limited_process.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace cotejo
{
namespace
{
using ProcessClock = std::chrono::steady_clock;

constexpr rlim_t kOpenFiles = 64;

void limit(int what, rlim_t most)
{
    const rlimit both{most, most};
    setrlimit(what, &both); // a limit that cannot be set is no reason to read nothing
}

// Between fork and exec only calls that are safe there.
[[noreturn]] void becomeProgram(int channel, const char* program, char* const* arguments,
                                const ProcessLimits& limits)
{
    static const char* const kEnvironment[] = {"LC_ALL=C.UTF-8", "TZ=UTC", nullptr};
    dup2(channel, STDIN_FILENO);
    dup2(channel, STDOUT_FILENO);
    for (int file = STDERR_FILENO + 1; file < 1024; ++file)
        close(file);
    if (chdir("/") != 0)
        _exit(126);
#if !defined(__SANITIZE_ADDRESS__)
    limit(RLIMIT_AS, limits.memoryBytes);
#endif
    limit(RLIMIT_CPU, limits.seconds + 1);
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_NOFILE, kOpenFiles);
    execve(program, arguments, const_cast<char* const*>(kEnvironment));
    _exit(127);
}

// The bytes a child is given and gives back.
class Exchange
{
public:
    Exchange(int channel, std::string_view input, const ProcessLimits& limits)
        : m_channel(channel), m_input(input), m_limits(limits),
          m_deadline(ProcessClock::now() + std::chrono::seconds(limits.seconds))
    {
        if (m_input.empty())
            shutdown(m_channel, SHUT_WR);
    }

    Result<std::string> run()
    {
        while (true) {
            const auto left =
                std::chrono::duration_cast<std::chrono::milliseconds>(m_deadline - ProcessClock::now())
                    .count();
            if (left <= 0)
                return fail("process.out_of_time", {},
                            "expected an end within " + std::to_string(m_limits.seconds) + " seconds");
            const auto events = static_cast<short>(m_input.empty() ? POLLIN : POLLIN | POLLOUT);
            pollfd one{m_channel, events, 0};
            if (poll(&one, 1, static_cast<int>(left)) < 0 && errno != EINTR)
                return fail("process.crashed", {}, "the channel to the reader broke");
            if ((one.revents & POLLOUT) != 0 && !m_input.empty())
                give();
            if ((one.revents & (POLLIN | POLLHUP | POLLERR)) != 0 && !take())
                break;
            if (m_output.size() > m_limits.outputBytes)
                return fail("process.too_much_output", {},
                            "expected at most " + std::to_string(m_limits.outputBytes) + " bytes of text");
        }
        return std::move(m_output);
    }

private:
    void give()
    {
        const ssize_t sent = send(m_channel, m_input.data(), m_input.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent > 0)
            m_input.remove_prefix(static_cast<std::size_t>(sent));
        else if (errno != EAGAIN && errno != EINTR)
            m_input = {}; // the child reads no more; what it says counts
        if (m_input.empty())
            shutdown(m_channel, SHUT_WR);
    }

    bool take() // false: the end
    {
        std::array<char, 65536> piece{};
        const ssize_t got = recv(m_channel, piece.data(), piece.size(), MSG_DONTWAIT);
        if (got > 0)
            m_output.append(piece.data(), static_cast<std::size_t>(got));
        return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
    }

    int m_channel;
    std::string_view m_input;
    const ProcessLimits& m_limits;
    ProcessClock::time_point m_deadline;
    std::string m_output;
};
} // namespace

Result<std::string> runLimited(const std::string& program, const std::vector<std::string>& arguments,
                               std::string_view input, const ProcessLimits& limits)
{
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return fail("process.not_started", program, "no channel to the reader");
    std::vector<std::string> words{program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    const pid_t child = fork();
    if (child == 0)
        becomeProgram(ends[1], program.c_str(), pointers.data(), limits);
    close(ends[1]);
    if (child < 0) {
        close(ends[0]);
        return fail("process.not_started", program, "the system gives no further process");
    }
    Result<std::string> output = Exchange(ends[0], input, limits).run();
    close(ends[0]);
    if (!output)
        kill(child, SIGKILL);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (!output || (WIFEXITED(status) && WEXITSTATUS(status) == 0))
        return output;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
        return fail("process.not_started", program, "expected a program that can be run");
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU)
        return fail("process.out_of_time", {},
                    "expected an end within " + std::to_string(limits.seconds) + " seconds");
    return fail("process.crashed", {}, "the reader broke off on this file");
}

std::string ownProgramFolder()
{
    std::error_code failed;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", failed);
    return failed ? std::string() : program.parent_path().string();
}

} // namespace cotejo
