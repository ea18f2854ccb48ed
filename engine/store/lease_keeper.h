#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"

#include <optional>
#include <string>

namespace cotejo
{

class WriteHandle;

// Who has an item open, on which device, since when.
struct Lease {
    std::string holder;
    std::string device;
    Instant since;

    friend bool operator==(const Lease&, const Lease&) = default;
};

// Tells two people on one file of each other. A lease locks nothing: what keeps one from overwriting the
// other is that a decision names the one it saw (decision.conflict), also where a lease ran out.
class LeaseKeeper
{
public:
    static constexpr std::int64_t kLifeMs = 10 * 60 * 1000; // without a sign of life

    LeaseKeeper(WriteHandle& handle, const Clock& clock) : m_handle(handle), m_clock(clock) {}

    // Takes or renews the lease of an item for a person on this device. Where somebody else holds one that
    // has not run out, that one comes back and nothing changes; else nullopt. store.unknown_item.
    [[nodiscard]] Result<std::optional<Lease>> take(const std::string& item, const std::string& by);
    // Gives back what this person holds on this device; nothing where it is another's.
    [[nodiscard]] Result<void> release(const std::string& item, const std::string& by);

private:
    WriteHandle& m_handle;
    const Clock& m_clock;
};

} // namespace cotejo
