#include "app/cli/cancel_signal.h"

#include <csignal>

namespace cotejo::cli
{
namespace
{
std::atomic<bool> cancelled{false};

void onInterrupt(int signal)
{
    cancelled = true;
    static_cast<void>(std::signal(signal, SIG_DFL));
}
} // namespace

const std::atomic<bool>& cancelledByUser()
{
    static const bool listening = std::signal(SIGINT, onInterrupt) != SIG_ERR;
    static_cast<void>(listening);
    return cancelled;
}

} // namespace cotejo::cli
