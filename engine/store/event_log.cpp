#include "engine/store/event_log.h"

#include "engine/base/canonical_json.h"
#include "engine/base/sha256.h"
#include "engine/base/uuid_v7.h"
#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"

namespace cotejo
{
namespace
{
constexpr SqlText kHead{"chain_head", R"(
SELECT h.seq, h.hash, e.hash, (SELECT max(seq) FROM events WHERE device = h.device)
FROM chain_heads AS h LEFT JOIN events AS e ON e.device = h.device AND e.seq = h.seq WHERE h.device = ?1)"};
constexpr SqlText kLastSeq{"last_seq", "SELECT max(seq) FROM events WHERE device = ?1"};
constexpr SqlText kAppend{"append_event", R"(
INSERT INTO events (id, device, seq, at, offset, actor, kind, subject, payload, prev_hash, hash)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11))"};
constexpr SqlText kFirstHead{"first_head", "INSERT INTO chain_heads (device, seq, hash) VALUES (?1, ?2, ?3)"};
constexpr SqlText kMoveHead{"move_head", "UPDATE chain_heads SET seq = ?2, hash = ?3 WHERE device = ?1"};

struct Head {
    std::int64_t seq = 0;
    std::string hash = std::string(kNoHash);
};

Head readHead(SqlConnection& connection, const std::string& device)
{
    const auto broken = [&device] {
        throw StoreFailure("store.chain_broken", device, "the head is not the last event; run audit");
    };
    SqlStatement query = connection.prepare(kHead);
    query.bindAll(device);
    if (query.step()) {
        if (query.view(1) != query.view(2) || query.integer(0) != query.integer(3))
            broken();
        return {query.integer(0), query.text(1)};
    }
    SqlStatement last = connection.prepare(kLastSeq);
    last.bindAll(device);
    if (last.step() && !last.isNull(0))
        broken();
    return {};
}
} // namespace

std::string canonicalEvent(const Event& event)
{
    std::string out;
    out.reserve(event.payload.size() + 400);
    const auto member = [&out](std::string_view name, std::string_view value) {
        out += name;
        appendCanonicalString(out, value);
    };
    member(R"({"actor":)", event.actor);
    member(R"(,"at":)", toIsoUtc(event.at.epochMs));
    member(R"(,"device":)", event.device);
    member(R"(,"id":)", event.id);
    member(R"(,"kind":)", event.kind);
    out += R"(,"offset":)" + std::to_string(event.at.offsetMinutes);
    out += R"(,"payload":)" + event.payload;
    member(R"(,"prev_hash":)", event.prevHash);
    out += R"(,"seq":)" + std::to_string(event.seq);
    member(R"(,"subject":)", event.subject);
    out += '}';
    return out;
}

AppendedEvent appendEvent(SqlConnection& connection, const std::string& device, const Clock& clock,
                          EventDraft draft)
{
    Head head = readHead(connection, device);
    Event event;
    event.at = clock.now();
    event.id = uuidV7(event.at.epochMs);
    event.device = device;
    event.seq = head.seq + 1;
    event.actor = std::move(draft.actor);
    event.kind = std::move(draft.kind);
    event.subject = std::move(draft.subject);
    event.payload = std::move(draft.payload);
    event.prevHash = std::move(head.hash);
    event.hash = sha256Hex(canonicalEvent(event));
    AppendedEvent done{{event.id, event.seq, event.at}, 0};
    SqlStatement insert = connection.prepare(kAppend);
    insert.bindAll(event.id, device, event.seq, toIsoUtc(event.at.epochMs), event.at.offsetMinutes,
                   event.actor, event.kind, event.subject, event.payload, event.prevHash, event.hash);
    insert.run();
    done.ordinal = connection.lastRowId();
    connection.run(event.seq == 1 ? kFirstHead : kMoveHead, device, event.seq, event.hash);
    return done;
}

Event placedEvent(const AppendedEvent& appended, const std::string& device, const std::string& actor)
{
    Event event;
    event.id = appended.receipt.event;
    event.device = device;
    event.seq = appended.receipt.seq;
    event.at = appended.receipt.at;
    event.actor = actor;
    return event;
}

} // namespace cotejo
