#include "engine/store/store_merger.h"

#include "engine/base/canonical_json.h"
#include "engine/base/iso_instant.h"
#include "engine/base/sha256.h"
#include "engine/store/chain_auditor.h"
#include "engine/store/event_adopter.h"
#include "engine/store/event_log.h"
#include "engine/store/search_index.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_auditor.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <set>
#include <tuple>

namespace cotejo
{
namespace
{
constexpr SqlText kTheirEvents{"merge_events", R"(
SELECT id, device, seq, at, offset, actor, kind, subject, payload, prev_hash, hash FROM events ORDER BY ordinal)"};
constexpr SqlText kOurNewest{"merge_ours", R"(
SELECT id, device, seq, at, offset, actor, kind, subject, payload, prev_hash, hash FROM events
WHERE device = ?1 AND seq > ?2 ORDER BY seq)"};
constexpr SqlText kMergeDevices{"merge_devices", "SELECT device FROM chain_heads ORDER BY device"};
constexpr SqlText kTheirHead{"merge_head", "SELECT seq FROM chain_heads WHERE device = ?1"};
constexpr SqlText kFactsThere{"merge_has_facts",
                              "SELECT count(*) FROM sqlite_schema WHERE name = 'paper_facts'"};
constexpr SqlText kMergeFacts{"merge_facts",
                              "SELECT pmid, source, found, title, notices, checked_at FROM paper_facts"};
constexpr SqlText kKeepFact{"merge_fact", R"(
INSERT INTO paper_facts (pmid, source, found, title, notices, checked_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT (pmid, source) DO UPDATE SET found = excluded.found, title = excluded.title, notices = excluded.notices,
checked_at = excluded.checked_at
WHERE (excluded.checked_at, excluded.found, excluded.title, excluded.notices) > (checked_at, found, title, notices))"};
constexpr SqlText kImportKnown{"merge_import_known",
                               "SELECT 1 FROM imports WHERE kind = ?1 AND record = ?2 AND document = ?3"};

// Bytes kept under their hash: which are there, one of them, and taking one in.
struct KeptBytes {
    SqlText names;
    SqlText bytes;
    SqlText has;
    SqlText keep;
};
constexpr KeptBytes kMergeDocuments{
    {"merge_documents", "SELECT sha256 FROM documents ORDER BY rowid"},
    {"merge_document_bytes", "SELECT bytes FROM documents WHERE sha256 = ?1"},
    {"merge_document_known", "SELECT 1 FROM documents WHERE sha256 = ?1"},
    {"merge_document", "INSERT INTO documents (sha256, bytes) VALUES (?1, ?2)"}};
constexpr KeptBytes kMergeArtifacts{
    {"merge_artifacts", "SELECT sha256 FROM artifacts ORDER BY rowid"},
    {"merge_artifact_bytes", "SELECT bytes FROM artifacts WHERE sha256 = ?1"},
    {"merge_artifact_known", "SELECT 1 FROM artifacts WHERE sha256 = ?1"},
    {"merge_artifact", "INSERT INTO artifacts (sha256, bytes) VALUES (?1, ?2)"}};

// Findings that tell of something else than what is kept for good in an older, foreign file.
bool isOfTheirTables(const std::string& finding)
{
    return finding.starts_with("tables_differ:") || finding.starts_with("schema_changed:");
}

void verifyFile(ReadHandle& handle, const char* which)
{
    AuditOptions options;
    options.tables = false;
    const Result<StoreAudit> audit = auditStore(handle, options);
    if (!audit)
        throw StoreFailure(audit.error().code, which, audit.error().detail);
    for (const DeviceAudit& device : audit->devices) {
        if (!device.ok)
            throw StoreFailure("merge.tampered", which,
                               fmt::format("device {}, event {}: {}", device.device,
                                           device.firstBadSeq.value_or(0), device.why));
    }
    for (const std::string& finding : audit->others) {
        if (!isOfTheirTables(finding))
            throw StoreFailure("merge.tampered", which, finding);
    }
}

// This program's own chains are verified within the transaction that writes.
void verifyOurs(SqlConnection& connection)
{
    for (const DeviceAudit& device : auditChains(connection, {}).devices) {
        if (!device.ok)
            throw StoreFailure("merge.tampered", "here",
                               fmt::format("device {}, event {}: {}", device.device,
                                           device.firstBadSeq.value_or(0), device.why));
    }
}

Event eventOfFile(const SqlStatement& row)
{
    Event event;
    event.id = row.text(0);
    event.device = row.text(1);
    event.seq = row.integer(2);
    event.at = {parseIsoInstant(row.view(3)).value_or(0), static_cast<std::int32_t>(row.integer(4))};
    event.actor = row.text(5);
    event.kind = row.text(6);
    event.subject = row.text(7);
    event.payload = row.text(8);
    event.prevHash = row.text(9);
    event.hash = row.text(10);
    return event;
}

std::size_t takeBytes(SqlConnection& ours, SqlConnection& theirs, const KeptBytes& kept)
{
    std::size_t added = 0;
    SqlStatement names = theirs.prepare(kept.names);
    while (names.step()) {
        const std::string sha256 = names.text(0);
        SqlStatement known = ours.prepare(kept.has);
        known.bindAll(sha256);
        if (known.step())
            continue;
        SqlStatement bytes = theirs.prepare(kept.bytes);
        bytes.bindAll(sha256);
        if (!bytes.step() || sha256Hex(bytes.view(0)) != sha256)
            throw StoreFailure("merge.tampered", "other", "the bytes are not those of " + sha256);
        SqlStatement keep = ours.prepare(kept.keep);
        keep.bind(1, sha256);
        keep.bindBlob(2, bytes.view(0));
        keep.run();
        ++added;
    }
    return added;
}

void takeFacts(SqlConnection& ours, SqlConnection& theirs)
{
    if (theirs.number(kFactsThere) == 0)
        return;
    SqlStatement facts = theirs.prepare(kMergeFacts);
    while (facts.step())
        ours.run(kKeepFact, facts.text(0), facts.text(1), facts.text(2), facts.text(3), facts.text(4),
                 facts.text(5));
}

// Words of what came in, for the search: documents this file did not have under that record, and decisions.
class NewWords
{
public:
    NewWords(SqlConnection& connection, const DocumentIndexer& indexer)
        : m_connection(connection), m_indexer(indexer)
    {
    }
    void note(const Event& event)
    {
        if (event.kind == "document.imported") {
            const ImportedPayload payload = importedPayload(event.payload);
            SqlStatement known = m_connection.prepare(kImportKnown);
            known.bindAll(codeOfItemKind(payload.kind), payload.record, payload.document);
            if (!known.step())
                m_imports.emplace(payload.document, payload.kind, payload.record);
        } else if (event.kind == "decision.made" || event.kind == "decision.second" ||
                   event.kind == "adjudication.ruled") {
            addDecisionText(m_connection, event.id, decisionPayload(event.payload));
        }
    }
    void index()
    {
        for (const auto& [document, kind, record] : m_imports) {
            SqlStatement bytes = m_connection.prepare(kMergeDocuments.bytes);
            bytes.bindAll(document);
            if (!bytes.step())
                continue;
            for (const DocumentItem& item : m_indexer(kind, record, bytes.view(0)))
                addSearchText(m_connection, {kind, record, item.turn}, document, item.searchText);
        }
    }

private:
    SqlConnection& m_connection;
    const DocumentIndexer& m_indexer;
    std::set<std::tuple<std::string, ItemKind, std::string>> m_imports;
};

// What this file did that the other does not know.
void noteOurs(SqlConnection& ours, SqlConnection& theirs, ConflictFinder& finder)
{
    SqlStatement devices = ours.prepare(kMergeDevices);
    while (devices.step()) {
        SqlStatement head = theirs.prepare(kTheirHead);
        head.bindAll(devices.text(0));
        const std::int64_t known = head.step() ? head.integer(0) : 0;
        SqlStatement newest = ours.prepare(kOurNewest);
        newest.bindAll(devices.text(0), known);
        while (newest.step())
            finder.addOurs(eventOfFile(newest));
    }
}

std::string mergedPayload(const MergeSummary& summary, SqlConnection& theirs)
{
    nlohmann::json heads = nlohmann::json::object();
    SqlStatement devices = theirs.prepare(kMergeDevices);
    while (devices.step()) {
        SqlStatement head = theirs.prepare(kTheirHead);
        head.bindAll(devices.text(0));
        if (head.step())
            heads[devices.text(0)] = head.integer(0);
    }
    nlohmann::json conflicts = nlohmann::json::array();
    for (const MergeConflict& conflict : summary.conflicts) {
        nlohmann::json events = nlohmann::json::array();
        for (const ConflictSide& side : conflict.sides)
            events.push_back(side.event);
        conflicts.push_back({{"kind", conflict.kind},
                             {"subject", conflict.subject},
                             {"field", conflict.field},
                             {"events", events}});
    }
    return canonicalJson({{"added", summary.events}, {"heads", heads}, {"conflicts", conflicts}});
}
} // namespace

Result<MergeSummary> mergeStore(WriteHandle& handle, ReadHandle& other, const Clock& clock,
                                const std::string& actor, const DocumentIndexer& indexer)
{
    return asResult([&] {
        verifyFile(other, "other");
        SqlConnection& ours = handle.connection();
        SqlConnection& theirs = other.connection();
        SqlTransaction transaction(ours);
        SqlTransaction oneState(theirs, SqlTransaction::Kind::reading);
        verifyOurs(ours);
        MergeSummary summary;
        summary.documents = takeBytes(ours, theirs, kMergeDocuments);
        (void)takeBytes(ours, theirs, kMergeArtifacts);
        takeFacts(ours, theirs);
        ConflictFinder finder;
        noteOurs(ours, theirs, finder);
        EventAdopter adopter(ours);
        NewWords words(ours, indexer);
        bool onlyMerges = true;
        SqlStatement events = theirs.prepare(kTheirEvents);
        while (events.step()) {
            const Event event = eventOfFile(events);
            if (!adopter.adopt(event, events.text(3))) {
                ++summary.known;
                continue;
            }
            ++summary.events;
            onlyMerges = onlyMerges && event.kind == "store.merged";
            words.note(event);
            finder.addTheirs(event);
        }
        if (summary.events > 0) {
            remakeTables(ours, true);
            words.index();
        }
        summary.conflicts = decisionConflicts(ours);
        const std::vector<MergeConflict> acts = finder.conflicts();
        summary.conflicts.insert(summary.conflicts.end(), acts.begin(), acts.end());
        if (summary.events > 0 && !onlyMerges) {
            summary.event = appendEvent(ours, handle.device(), clock,
                                        {actor, "store.merged", "", mergedPayload(summary, theirs)})
                                .receipt.event;
        }
        transaction.commit();
        return summary;
    });
}

} // namespace cotejo
