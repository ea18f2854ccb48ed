#pragma once

#include "engine/store/chain_head.h"
#include "engine/store/store_auditor.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace cotejo
{

class SqlConnection;

// Where bytes came in: SHA-256 → position in `devices` and seq of the first event that names them.
struct KnownBytes {
    std::size_t device = 0;
    std::int64_t seq = 0;
};

struct ChainsAudit {
    std::vector<DeviceAudit> devices;
    std::unordered_map<std::string, KnownBytes> documents;
    std::unordered_map<std::string, KnownBytes> artifacts;
};

// Walks the chain of every device that has events or a head. Throws StoreFailure.
[[nodiscard]] ChainsAudit auditChains(SqlConnection& connection, const std::vector<ChainHead>& exported);

// Notes a fault of a device where it comes before the one already known.
void noteFault(DeviceAudit& device, std::int64_t seq, std::string why);

} // namespace cotejo
