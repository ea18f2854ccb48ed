#include "engine/store/chain_auditor.h"

#include "engine/base/iso_instant.h"
#include "engine/base/sha256.h"
#include "engine/domain/event.h"
#include "engine/store/event_log.h"
#include "engine/store/sql_connection.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace cotejo
{
namespace
{
constexpr SqlText kDevices{"audit_devices",
                           "SELECT device FROM events UNION SELECT device FROM chain_heads ORDER BY 1"};
constexpr SqlText kChain{"audit_chain", R"(
SELECT ordinal, id, seq, at, offset, actor, kind, subject, payload, prev_hash, hash FROM events WHERE device = ?1 ORDER BY seq)"};
constexpr SqlText kAuditHead{"audit_head", "SELECT seq, hash FROM chain_heads WHERE device = ?1"};
constexpr SqlText kHashAt{"audit_hash", "SELECT hash FROM events WHERE device = ?1 AND seq = ?2"};

struct Row {
    Event event;
    std::int64_t ordinal = 0;
    std::string at; // as it stands in the row
};

Row rowFrom(const SqlStatement& query, const std::string& device)
{
    Row row;
    row.ordinal = query.integer(0);
    row.at = query.text(3);
    Event& event = row.event;
    event.id = query.text(1);
    event.device = device;
    event.seq = query.integer(2);
    event.at = {parseIsoInstant(row.at).value_or(0), static_cast<std::int32_t>(query.integer(4))};
    event.actor = query.text(5);
    event.kind = query.text(6);
    event.subject = query.text(7);
    event.payload = query.text(8);
    event.prevHash = query.text(9);
    event.hash = query.text(10);
    return row;
}

bool isGenuine(const Row& row)
{
    return toIsoUtc(row.event.at.epochMs) == row.at && sha256Hex(canonicalEvent(row.event)) == row.event.hash;
}

// A hash that is a member of a canonical payload. The quotes of a text inside it would be escaped, so the
// first hit is the member.
std::string hashMember(const std::string& payload, std::string_view name)
{
    const std::string mark = fmt::format("\"{}\":\"", name);
    const std::size_t at = payload.find(mark);
    return at == std::string::npos ? std::string() : payload.substr(at + mark.size(), 64);
}

// Whether the row that fails holds what belongs to another number: all of it, or its payload alone.
std::optional<std::int64_t> rightPlaceOf(SqlConnection& connection, const Row& bad)
{
    SqlStatement chain = connection.prepareOnce("audit_swap", kChain.sql);
    chain.bindAll(bad.event.device);
    while (chain.step()) {
        const Row other = rowFrom(chain, bad.event.device);
        if (other.event.seq == bad.event.seq)
            continue;
        Row moved = bad;
        moved.event.seq = other.event.seq;
        Row restored = bad;
        restored.event.payload = other.event.payload;
        if (isGenuine(moved) || isGenuine(restored))
            return other.event.seq;
    }
    return std::nullopt;
}

// One chain, row by row, until its end.
class ChainWalk
{
public:
    ChainWalk(SqlConnection& connection, DeviceAudit& audit) : m_connection(connection), m_audit(audit) {}

    void take(const Row& row)
    {
        ++m_audit.events;
        const std::int64_t seq = row.event.seq;
        if (seq != m_next)
            noteFault(m_audit, m_next,
                      fmt::format("row_missing: event {} is not there, event {} is", m_next, seq));
        else if (!isGenuine(row))
            noteFault(m_audit, seq, whyNotGenuine(row));
        else if (row.event.prevHash != m_hash)
            noteFault(m_audit, seq,
                      fmt::format("chain_broken: event {} does not follow event {}", seq, seq - 1));
        else if (row.ordinal <= m_ordinal)
            noteFault(m_audit, seq,
                      fmt::format("rows_swapped: event {} stands before event {}", seq, seq - 1));
        m_next = seq + 1;
        m_hash = row.event.hash;
        m_ordinal = row.ordinal;
    }
    void finish()
    {
        const std::int64_t last = m_next - 1;
        SqlStatement head = m_connection.prepare(kAuditHead);
        head.bindAll(m_audit.device);
        if (!head.step())
            noteFault(m_audit, last, "head_changed: the head of this chain is gone");
        else if (head.integer(0) > last)
            noteFault(m_audit, m_next,
                      fmt::format("newest_missing: the head names event {}, the last one there is {}",
                                  head.integer(0), last));
        else if (head.integer(0) < last)
            noteFault(
                m_audit, head.integer(0) + 1,
                fmt::format("head_changed: the head names event {}, there are {}", head.integer(0), last));
        else if (head.view(1) != m_hash)
            noteFault(m_audit, last, "head_changed: the head's hash is not that of the last event");
    }

private:
    // A search over the whole chain, made for the first fault only.
    std::string whyNotGenuine(const Row& row)
    {
        const std::int64_t seq = row.event.seq;
        if (m_audit.ok) {
            if (const std::optional<std::int64_t> place = rightPlaceOf(m_connection, row))
                return fmt::format("rows_swapped: event {} holds what belongs to event {}", seq, *place);
        }
        return fmt::format("row_changed: event {} does not give the hash it carries", seq);
    }

    SqlConnection& m_connection;
    DeviceAudit& m_audit;
    std::int64_t m_next = 1;
    std::int64_t m_ordinal = 0;
    std::string m_hash = std::string(kNoHash);
};

void checkExported(SqlConnection& connection, const std::vector<ChainHead>& exported, DeviceAudit& audit)
{
    for (const ChainHead& head : exported) {
        if (head.device != audit.device)
            continue;
        SqlStatement query = connection.prepare(kHashAt);
        query.bindAll(head.device, head.seq);
        if (!query.step())
            noteFault(audit, head.seq,
                      fmt::format("newest_missing: an export names event {}, which is not there", head.seq));
        else if (query.view(0) != head.hash)
            noteFault(audit, head.seq,
                      fmt::format("row_changed: event {} is not the one an export names", head.seq));
    }
}
} // namespace

void noteFault(DeviceAudit& device, std::int64_t seq, std::string why)
{
    if (!device.ok && device.firstBadSeq <= seq)
        return;
    device.ok = false;
    device.firstBadSeq = seq;
    device.why = std::move(why);
}

ChainsAudit auditChains(SqlConnection& connection, const std::vector<ChainHead>& exported)
{
    ChainsAudit out;
    SqlStatement devices = connection.prepare(kDevices);
    while (devices.step())
        out.devices.push_back({devices.text(0), 0, true, std::nullopt, {}});
    for (const ChainHead& head : exported) {
        const bool known =
            std::any_of(out.devices.begin(), out.devices.end(),
                        [&head](const DeviceAudit& device) { return device.device == head.device; });
        if (!known)
            out.devices.push_back({head.device, 0, true, std::nullopt, {}});
    }
    for (std::size_t i = 0; i < out.devices.size(); ++i) {
        DeviceAudit& device = out.devices[i];
        ChainWalk walk(connection, device);
        SqlStatement chain = connection.prepare(kChain);
        chain.bindAll(device.device);
        while (chain.step()) {
            const Row row = rowFrom(chain, device.device);
            walk.take(row);
            if (row.event.kind == "document.imported")
                out.documents.emplace(hashMember(row.event.payload, "document"),
                                      KnownBytes{i, row.event.seq});
            else if (row.event.kind == "document.evaluated")
                out.artifacts.emplace(hashMember(row.event.payload, "artifact"),
                                      KnownBytes{i, row.event.seq});
        }
        walk.finish();
        checkExported(connection, exported, device);
    }
    return out;
}

} // namespace cotejo
