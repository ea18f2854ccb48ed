#include "engine/store/verification_log.h"

#include "engine/base/canonical_json.h"
#include "engine/base/iso_instant.h"
#include "engine/store/event_log.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
constexpr std::string_view kVerified = "answer.verified";
constexpr SqlText kOfItem{"verifications_of", R"(
SELECT id, at, offset, actor, payload FROM events WHERE kind = ?1 AND subject = ?2 ORDER BY ordinal DESC)"};
} // namespace

Result<EventReceipt> recordVerification(WriteHandle& handle, const Clock& clock, const std::string& actor,
                                        const std::string& item, const std::string& document,
                                        const std::string& evaluation)
{
    return asResult([&] {
        SqlTransaction transaction(handle.connection());
        const AppendedEvent appended =
            appendEvent(handle.connection(), handle.device(), clock,
                        {actor, std::string(kVerified), item,
                         canonicalJson({{"document", document}, {"evaluation", evaluation}})});
        transaction.commit();
        return appended.receipt;
    });
}

Result<std::vector<RecordedVerification>> verificationsOf(ReadHandle& handle, const std::string& item)
{
    return asResult([&] {
        std::vector<RecordedVerification> found;
        SqlStatement query = handle.connection().prepare(kOfItem);
        query.bindAll(kVerified, item);
        while (query.step()) {
            const auto payload = nlohmann::json::parse(query.view(4));
            found.push_back(
                {query.text(0),
                 {parseIsoInstant(query.view(1)).value_or(0), static_cast<std::int32_t>(query.integer(2))},
                 query.text(3),
                 payload.at("document").get<std::string>(),
                 payload.at("evaluation").get<std::string>()});
        }
        return found;
    });
}

} // namespace cotejo
