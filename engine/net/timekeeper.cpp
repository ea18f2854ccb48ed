#include "engine/net/timekeeper.h"

#include <algorithm>
#include <thread>

namespace cotejo
{

std::chrono::milliseconds SteadyTimekeeper::elapsed() const
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

bool SteadyTimekeeper::wait(std::chrono::milliseconds time, const std::atomic<bool>& cancel)
{
    constexpr std::chrono::milliseconds kLookEvery{25};
    const std::chrono::milliseconds end = elapsed() + time;
    for (std::chrono::milliseconds now = elapsed(); now < end; now = elapsed()) {
        if (cancel.load())
            return false;
        std::this_thread::sleep_for(std::min(kLookEvery, end - now));
    }
    return !cancel.load();
}

} // namespace cotejo
