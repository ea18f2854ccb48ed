#include "engine/store/store_auditor.h"
#include "tests/engine/store/store_fixture.h"

using namespace cotejo;
using namespace cotejo::test;

namespace
{
constexpr const char* kDropTriggers = R"(
DROP TRIGGER events_keep_update; DROP TRIGGER events_keep_delete; DROP TRIGGER documents_keep_update;
DROP TRIGGER documents_keep_delete; DROP TRIGGER artifacts_keep_update; DROP TRIGGER artifacts_keep_delete;
DROP TRIGGER chain_heads_forward; DROP TRIGGER chain_heads_keep_delete;)";

// Nine events: the store, three documents with an evaluation each, two decisions.
void fill(StoreFixture& store)
{
    store.import(transcript("tr-1", {"failed", "passed"}));
    store.import(transcript("tr-2", {"not_evaluated"}));
    store.import(note("n-1", 31, 42));
    store.decide(decision("tr-1/t1", DecisionKind::reject));
    ReviewDecision second = decision("n-1", DecisionKind::escalate);
    second.comment = "Falta VIH";
    store.decide(second);
}

StoreAudit audit(const StoreFixture& store, const AuditOptions& options = {})
{
    ReadHandle handle =
        take(take(StoreFile::open(store.path(), {false, true, ""}, store.clock())).openRead());
    return take(auditStore(handle, options));
}
} // namespace

class TestStoreAuditor : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void soundStoreIsSound()
    {
        StoreFixture store;
        fill(store);
        const StoreAudit found = audit(store);
        QCOMPARE(found.devices.size(), std::size_t(1));
        QCOMPARE(found.devices[0].device, std::string("device-a"));
        QCOMPARE(found.devices[0].events, std::int64_t(9));
        QVERIFY2(found.ok(), found.devices[0].why.c_str());
        QVERIFY(!found.devices[0].firstBadSeq);
    }

    void namesEachTamper_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<qint64>("seq");
        QTest::addColumn<QString>("why");
        const auto row = [](const char* name, const char* sql, qint64 seq, const char* why) {
            QTest::newRow(name) << QString::fromUtf8(sql) << seq << QString::fromUtf8(why);
        };
        row("one byte of a payload",
            "UPDATE events SET payload = replace(payload, 'VIH', 'VIh') WHERE seq = 9", 9, "row_changed");
        row("the time of an event", "UPDATE events SET at = '2026-05-04T12:00:99.000Z' WHERE seq = 4", 4,
            "row_changed");
        row("who did it", "UPDATE events SET actor = 'Otra persona' WHERE seq = 8", 8, "row_changed");
        row("a decision turned round",
            "UPDATE events SET payload = replace(payload, '\"reject\"', '\"approve\"') WHERE seq = 8", 8,
            "row_changed");
        row("the offset alone", "UPDATE events SET offset = 0 WHERE seq = 8", 8, "row_changed");
        row("blanks in a payload",
            "UPDATE events SET payload = replace(payload, '\":', '\": ') WHERE seq = 5", 5, "row_changed");
        row("the hash itself",
            "UPDATE events SET hash = CASE substr(hash, 1, 1) WHEN '0' THEN '1' ELSE '0' END || substr(hash, "
            "2) "
            "WHERE seq = 3",
            3, "row_changed");
        row("newest deleted", "DELETE FROM events WHERE seq = 9", 9, "newest_missing");
        row("two newest deleted", "DELETE FROM events WHERE seq >= 8", 8, "newest_missing");
        row("all deleted", "DELETE FROM events", 1, "newest_missing");
        row("one in the middle deleted", "DELETE FROM events WHERE seq = 4", 4, "row_missing");
        row("the first deleted", "DELETE FROM events WHERE seq = 1", 1, "row_missing");
        row("two numbers swapped",
            "UPDATE events SET seq = 100 WHERE seq = 8; UPDATE events SET seq = 8 WHERE seq = 9; "
            "UPDATE events SET seq = 9 WHERE seq = 100",
            8, "rows_swapped");
        row("two payloads swapped",
            "CREATE TEMP TABLE t AS SELECT seq, payload FROM events; "
            "UPDATE events SET payload = (SELECT payload FROM t WHERE t.seq = 17 - events.seq) WHERE seq IN "
            "(8, 9)",
            8, "rows_swapped");
        row("two places in the file swapped",
            "UPDATE events SET ordinal = 1000 WHERE seq = 8; UPDATE events SET ordinal = 8 WHERE seq = 9; "
            "UPDATE events SET ordinal = 9 WHERE seq = 8",
            9, "rows_swapped");
        row("head's hash", "UPDATE chain_heads SET hash = replace(hash, substr(hash, 1, 8), '12345678')", 9,
            "head_changed");
        row("head put back", "UPDATE chain_heads SET seq = 8, hash = (SELECT hash FROM events WHERE seq = 8)",
            9, "head_changed");
        row("head taken away", "DELETE FROM chain_heads", 9, "head_changed");
        row("one byte of a document",
            "UPDATE documents SET bytes = CAST(replace(CAST(bytes AS TEXT), 'metotrexato', 'Metotrexato') AS "
            "BLOB) "
            "WHERE rowid = 2",
            4, "document_changed");
        row("a document deleted",
            "DELETE FROM imports WHERE record = 'tr-1'; DELETE FROM documents WHERE rowid = 1", 2,
            "document_missing");
        row("a verdict in an evaluation",
            "UPDATE artifacts SET bytes = CAST(replace(CAST(bytes AS TEXT), 'failed', 'passed') AS BLOB) "
            "WHERE rowid = 1",
            3, "artifact_changed");
    }
    void namesEachTamper()
    {
        QFETCH(QString, sql);
        QFETCH(qint64, seq);
        QFETCH(QString, why);
        StoreFixture store;
        fill(store);
        store.tamper(kDropTriggers + sql.toStdString());
        const StoreAudit found = audit(store);
        QVERIFY(!found.ok());
        QCOMPARE(found.devices.size(), std::size_t(1));
        QVERIFY(!found.devices[0].ok);
        QCOMPARE(found.devices[0].firstBadSeq.value_or(-1), std::int64_t(seq));
        QVERIFY2(found.devices[0].why.starts_with(why.toStdString() + ":"), found.devices[0].why.c_str());
    }

    // A chain written anew from the middle on holds in itself; only the head kept elsewhere tells.
    void exportedHeadShowsACutTail()
    {
        StoreFixture store;
        fill(store);
        ReadHandle handle = take(store.open().openRead());
        const std::vector<ChainHead> heads = take(chainHeads(handle));
        store.tamper(std::string(kDropTriggers) +
                     "DELETE FROM events WHERE seq >= 9; "
                     "UPDATE chain_heads SET seq = 8, hash = (SELECT hash FROM events WHERE seq = 8); "
                     "DELETE FROM decisions WHERE seq = 9; UPDATE items SET standing = NULL, state = "
                     "'pending' WHERE item = 'n-1'");
        QVERIFY(audit(store).devices[0].ok);
        const StoreAudit found = audit(store, {true, heads});
        QCOMPARE(found.devices[0].firstBadSeq.value_or(-1), std::int64_t(9));
        QVERIFY2(found.devices[0].why.starts_with("newest_missing:"), found.devices[0].why.c_str());
    }

    void namesTablesThatSayOtherwise_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("finding");
        QTest::newRow("state of an item") << "UPDATE items SET state = 'approved' WHERE item = 'tr-1/t1'"
                                          << "tables_differ: items: tr-1 t1 turn";
        QTest::newRow("a decision") << "UPDATE decisions SET decision = 'approve' WHERE seq = 8"
                                    << "tables_differ: decisions: 8 tr-1/t1";
        QTest::newRow("a decision nobody made")
            << "INSERT INTO decisions SELECT (SELECT id FROM events WHERE seq = 1), 77, device, 77, at, "
               "offset, actor, kind, "
               "record, turn, item, decision, reasons, comment, corrected, level, urgency, addressee, until, "
               "document, "
               "verdict, versions, findings, undone, stale, reading, follows FROM decisions WHERE seq = 8"
            << "tables_differ: decisions: 77 tr-1/t1";
        QTest::newRow("a verdict") << "UPDATE evaluations SET verdict = 'passed' WHERE verdict = 'failed'"
                                   << "tables_differ: evaluations: 1 tr-1 t1";
        QTest::newRow("a document nobody imported")
            << "INSERT INTO documents (sha256, bytes) VALUES (printf('%064d', 7), x'00')"
            << "document_unknown: ";
        QTest::newRow("an emptied search index")
            << "INSERT INTO search_index (search_index) VALUES ('delete-all')"
            << "search_lacks: ";
        QTest::newRow("its rows") << "DELETE FROM search_rows"
                                  << "search_lacks: n-1";
        QTest::newRow("a trigger") << "DROP TRIGGER events_keep_update"
                                   << "schema_changed: trigger events_keep_update is missing";
        QTest::newRow("a trigger of somebody else's")
            << "CREATE TRIGGER quiet AFTER INSERT ON events BEGIN DELETE FROM drafts; END"
            << "schema_changed: trigger quiet is not of this program";
    }
    void namesTablesThatSayOtherwise()
    {
        QFETCH(QString, sql);
        QFETCH(QString, finding);
        StoreFixture store;
        fill(store);
        store.tamper(sql.toStdString());
        const StoreAudit found = audit(store);
        QVERIFY(found.devices[0].ok);
        QVERIFY(!found.ok());
        QVERIFY2(found.others.front().starts_with(finding.toStdString()), found.others.front().c_str());
    }

    void refusesToGoOnWithABrokenChain()
    {
        StoreFixture store;
        fill(store);
        store.tamper(std::string(kDropTriggers) + "DELETE FROM events WHERE seq = 9");
        WriteHandle handle = take(store.open().openWrite());
        const auto refused = ReviewWriter(handle, store.clock(), ReasonCatalog::builtIn())
                                 .decide(decision("tr-2/t1", DecisionKind::reject));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, std::string("store.chain_broken"));
    }

    void eachDeviceHasItsOwnChain()
    {
        StoreFixture store;
        fill(store);
        const StoreFile other =
            take(StoreFile::open(store.path(), {false, false, "device-b"}, store.clock()));
        {
            WriteHandle handle = take(other.openWrite());
            take(ReviewWriter(handle, store.clock(), ReasonCatalog::builtIn())
                     .decide(decision("tr-2/t1", DecisionKind::reject, "Dr. Dos")));
        }
        store.tamper(std::string(kDropTriggers) + "UPDATE events SET actor = 'x' WHERE device = 'device-b'");
        const StoreAudit found = audit(store);
        QCOMPARE(found.devices.size(), std::size_t(2));
        QVERIFY(found.devices[0].ok);
        QVERIFY(!found.devices[1].ok);
        QCOMPARE(found.devices[1].firstBadSeq.value_or(-1), std::int64_t(1));
    }
};

QTEST_GUILESS_MAIN(TestStoreAuditor)
#include "tst_store_auditor.moc"
