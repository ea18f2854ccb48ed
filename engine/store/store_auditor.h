#pragma once

#include "engine/base/result.h"
#include "engine/store/chain_head.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

class ReadHandle;

// What was found of one device's chain. `why` starts with a stable word and a colon:
//   row_changed       the row does not give the hash it carries
//   rows_swapped      the row is genuine but stands in another's place
//   row_missing       there is no event of that number, though there are later ones
//   chain_broken      the row does not follow the one before it
//   newest_missing    the head, or an export, names an event that is not there
//   head_changed      the head kept apart is not that of the last event
//   document_changed, document_missing   the bytes the event brought in are not those under its hash, or are
//   gone
struct DeviceAudit {
    std::string device;
    std::int64_t events = 0;
    bool ok = true;
    std::optional<std::int64_t> firstBadSeq;
    std::string why;
};

struct StoreAudit {
    std::vector<DeviceAudit> devices; // by name
    // What belongs to no chain: "file_damaged: …", "schema_changed: …", "document_unknown: …",
    // "tables_differ: …".
    std::vector<std::string> others;

    [[nodiscard]] bool ok() const;
};

struct AuditOptions {
    bool tables = true;              // also whether the tables are what documents and events give
    std::vector<ChainHead> exported; // heads an export carried away: each must still be there
};

// Verifies every chain, every document against its hash, the schema, and the tables. Changes nothing.
[[nodiscard]] Result<StoreAudit> auditStore(ReadHandle& handle, const AuditOptions& options = {});

} // namespace cotejo
