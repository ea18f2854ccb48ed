#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cotejo
{

class ReadHandle;

// The last event of a device's chain, as the store keeps it apart from the events, and as an export carries
// it away.
struct ChainHead {
    std::string device;
    std::int64_t seq = 0;
    std::string hash;

    friend bool operator==(const ChainHead&, const ChainHead&) = default;
};

// By device name.
[[nodiscard]] Result<std::vector<ChainHead>> chainHeads(ReadHandle& handle);

} // namespace cotejo
