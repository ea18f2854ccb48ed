#include "engine/store/event_adopter.h"

#include "engine/base/sha256.h"
#include "engine/store/event_log.h"
#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"

#include <fmt/format.h>

namespace cotejo
{
namespace
{
constexpr SqlText kAdoptHeads{"adopt_heads", "SELECT device, seq, hash FROM chain_heads"};
constexpr SqlText kSameNumber{"adopt_same_number", "SELECT hash FROM events WHERE device = ?1 AND seq = ?2"};
constexpr SqlText kSameId{"adopt_same_id", "SELECT device, seq FROM events WHERE id = ?1"};
constexpr SqlText kAdopt{"adopt_event", R"(
INSERT INTO events (id, device, seq, at, offset, actor, kind, subject, payload, prev_hash, hash)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11))"};
constexpr SqlText kNewHead{"adopt_first_head",
                           "INSERT INTO chain_heads (device, seq, hash) VALUES (?1, ?2, ?3)"};
constexpr SqlText kNextHead{"adopt_head", "UPDATE chain_heads SET seq = ?2, hash = ?3 WHERE device = ?1"};

[[noreturn]] void refuseEvent(const Event& event, const char* code, const char* why)
{
    throw StoreFailure(code, event.device, fmt::format("event {}: {}", event.seq, why));
}
} // namespace

EventAdopter::EventAdopter(SqlConnection& connection) : m_connection(connection)
{
    SqlStatement heads = connection.prepare(kAdoptHeads);
    while (heads.step()) {
        m_heads[heads.text(0)] = {heads.integer(1), heads.text(2)};
        m_before[heads.text(0)] = heads.integer(1);
    }
}

std::int64_t EventAdopter::seqBefore(const std::string& device) const
{
    const auto found = m_before.find(device);
    return found == m_before.end() ? 0 : found->second;
}

void EventAdopter::checkKnown(const Event& event) const
{
    SqlStatement same = m_connection.prepare(kSameNumber);
    same.bindAll(event.device, event.seq);
    if (!same.step() || same.view(0) != event.hash)
        refuseEvent(event, "merge.forked",
                    "the two files hold different events of this number: this device wrote into two copies");
}

bool EventAdopter::adopt(const Event& event, const std::string& atText)
{
    if (toIsoUtc(event.at.epochMs) != atText || sha256Hex(canonicalEvent(event)) != event.hash)
        refuseEvent(event, "merge.tampered", "it does not give the hash it carries");
    Head& head = m_heads[event.device];
    if (event.seq <= head.seq) {
        checkKnown(event);
        return false;
    }
    if (event.seq != head.seq + 1 || event.prevHash != (head.seq == 0 ? std::string(kNoHash) : head.hash))
        refuseEvent(event, "merge.tampered", "it does not follow the event before it");
    {
        SqlStatement sameId = m_connection.prepare(kSameId);
        sameId.bindAll(event.id);
        if (sameId.step())
            refuseEvent(event, "merge.tampered", "another event has its id");
    }
    m_connection.run(kAdopt, event.id, event.device, event.seq, atText, event.at.offsetMinutes, event.actor,
                     event.kind, event.subject, event.payload, event.prevHash, event.hash);
    m_connection.run(head.seq == 0 ? kNewHead : kNextHead, event.device, event.seq, event.hash);
    head = {event.seq, event.hash};
    return true;
}

} // namespace cotejo
