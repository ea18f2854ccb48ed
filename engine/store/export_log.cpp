#include "engine/store/export_log.h"

#include "engine/base/canonical_json.h"
#include "engine/store/decision_rows.h"
#include "engine/store/event_log.h"
#include "engine/store/role_gate.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

#include <nlohmann/json.hpp>

namespace cotejo
{

Result<void> readDecisionLog(ReadHandle& handle, const std::function<bool(const DecisionRecord&)>& take)
{
    return asResult([&] {
        SqlTransaction oneState(handle.connection(), SqlTransaction::Kind::reading);
        forEachDecision(handle.connection(), take);
    });
}

Result<EventReceipt> recordExport(WriteHandle& handle, const Clock& clock, const std::string& actor,
                                  const ExportRecord& record)
{
    return asResult([&] {
        SqlTransaction transaction(handle.connection());
        if (!roleOf(handle.connection(), actor).empty())
            requireAct(handle.connection(), actor, ReviewAct::export_log);
        nlohmann::json payload{{"format", record.format},
                               {"filter", record.filter},
                               {"sha256", record.sha256},
                               {"rows", record.rows}};
        if (!record.revealWhy.empty()) {
            requireAct(handle.connection(), actor, ReviewAct::show_identifiers);
            payload["identifiers"] = "shown";
            payload["why"] = record.revealWhy;
        }
        const AppendedEvent appended = appendEvent(handle.connection(), handle.device(), clock,
                                                   {actor, "export.made", "", canonicalJson(payload)});
        transaction.commit();
        return appended.receipt;
    });
}

std::string_view decisionStateOf(const DecisionRecord& record)
{
    if (record.undone)
        return "undone";
    if (record.reading == ReadingKind::second)
        return "second_reading";
    if (!record.standing)
        return "superseded";
    return record.stale ? "stale" : "standing";
}

} // namespace cotejo
