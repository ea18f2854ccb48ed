#include "engine/store/store_auditor.h"

#include "engine/base/sha256.h"
#include "engine/store/chain_auditor.h"
#include "engine/store/schema_migrator.h"
#include "engine/store/search_index.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"
#include "engine/store/table_auditor.h"

#include <fmt/format.h>

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr SqlText kDocuments{"audit_documents", "SELECT sha256, bytes FROM documents"};
constexpr SqlText kArtifacts{"audit_artifacts", "SELECT sha256, bytes FROM artifacts"};
constexpr SqlText kQuickCheck{"quick_check", "PRAGMA quick_check(1)"};

// Every row against its hash and the event that brought it; what an event names and is not there remains in
// `known`.
void auditBytes(SqlConnection& connection, const SqlText& text, std::string_view what,
                std::unordered_map<std::string, KnownBytes> known, std::vector<DeviceAudit>& devices,
                std::vector<std::string>& others)
{
    SqlStatement rows = connection.prepare(text);
    while (rows.step()) {
        const std::string sha256 = rows.text(0);
        const bool sound = sha256Hex(rows.view(1)) == sha256;
        const auto found = known.find(sha256);
        if (found == known.end()) {
            others.push_back(fmt::format("{}_unknown: no event brought in {}", what, sha256));
            continue;
        }
        if (!sound)
            noteFault(devices[found->second.device], found->second.seq,
                      fmt::format("{}_changed: the bytes are not those of {}", what, sha256));
        known.erase(found);
    }
    for (const auto& [sha256, place] : known)
        noteFault(devices[place.device], place.seq, fmt::format("{}_missing: {} is not there", what, sha256));
}

void auditFile(SqlConnection& connection, std::vector<std::string>& others)
{
    SqlStatement check = connection.prepare(kQuickCheck);
    if (check.step() && check.view(0) != "ok")
        others.push_back("file_damaged: " + check.text(0));
}
} // namespace

bool StoreAudit::ok() const
{
    return others.empty() &&
           std::all_of(devices.begin(), devices.end(), [](const DeviceAudit& device) { return device.ok; });
}

Result<StoreAudit> auditStore(ReadHandle& handle, const AuditOptions& options)
{
    return asResult([&] {
        SqlConnection& connection = handle.connection();
        SqlTransaction oneState(connection, SqlTransaction::Kind::reading);
        StoreAudit out;
        auditFile(connection, out.others);
        ChainsAudit chains = auditChains(connection, options.exported);
        out.devices = std::move(chains.devices);
        auditBytes(connection, kDocuments, "document", std::move(chains.documents), out.devices, out.others);
        auditBytes(connection, kArtifacts, "artifact", std::move(chains.artifacts), out.devices, out.others);
        auditSchema(connection, out.others);
        const bool chainsHold = std::all_of(out.devices.begin(), out.devices.end(),
                                            [](const DeviceAudit& device) { return device.ok; });
        if (options.tables && chainsHold) {
            auditTables(connection, out.others);
            auditSearch(connection, out.others);
        }
        return out;
    });
}

} // namespace cotejo
