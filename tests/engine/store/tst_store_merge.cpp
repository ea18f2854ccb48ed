#include "engine/store/foreign_store.h"
#include "engine/store/projection_rebuilder.h"
#include "engine/store/store_auditor.h"
#include "engine/store/store_merger.h"
#include "tests/engine/store/random_day.h"

#include <QFile>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
// Two people with a file each; `share`: the second one's is a copy of the first one's.
struct Pair {
    QTemporaryDir folder;
    SteppingClock clockA;
    SteppingClock clockB;
    std::string a = folder.filePath(QStringLiteral("a.cotejo")).toStdString();
    std::string b = folder.filePath(QStringLiteral("b.cotejo")).toStdString();

    [[nodiscard]] StoreFile open(const std::string& path, const char* device,
                                 const SteppingClock& clock) const
    {
        return take(StoreFile::open(path, {true, false, device}, clock));
    }
    [[nodiscard]] StoreFile openA() const { return open(a, "device-a", clockA); }
    [[nodiscard]] StoreFile openB() const { return open(b, "device-b", clockB); }
    static void copy(const std::string& from, const std::string& to)
    {
        runSqlOn(from, "PRAGMA wal_checkpoint(TRUNCATE)");
        if (!QFile::copy(QString::fromStdString(from), QString::fromStdString(to)))
            throw std::runtime_error("copy");
    }
    void share() { copy(a, b); }
};

// Words of the fixture's documents, from their bytes alone.
DocumentIndexer indexer()
{
    return [](ItemKind kind, const std::string&, std::string_view bytes) {
        std::vector<DocumentItem> items;
        if (kind == ItemKind::note)
            return std::vector<DocumentItem>{{"", "", "Nota de seguimiento"}};
        for (int turn = 1; bytes.find("\"t" + std::to_string(turn) + "\":") != std::string_view::npos; ++turn)
            items.push_back({"t" + std::to_string(turn), "", "Continúe metotrexato"});
        return items;
    };
}

Result<MergeSummary> tryMerge(const StoreFile& into, const std::string& from, const Clock& clock)
{
    Result<ReadHandle> other = openForeignStore(from);
    if (!other)
        return tl::unexpected<Error>(other.error());
    WriteHandle handle = take(into.openWrite());
    return mergeStore(handle, *other, clock, "Dra. Uno", indexer());
}

std::string named(const std::vector<MergeConflict>& conflicts)
{
    std::string out;
    for (const MergeConflict& conflict : conflicts) {
        out += conflict.kind + ' ' + conflict.subject + ' ' + conflict.field + ':';
        for (const ConflictSide& side : conflict.sides)
            out += ' ' + side.event + ' ' + side.actor + ' ' + side.says;
        out += '\n';
    }
    return out;
}

std::string faultOf(const StoreFile& file)
{
    ReadHandle handle = take(file.openRead());
    const StoreAudit audit = take(auditStore(handle));
    for (const DeviceAudit& device : audit.devices)
        if (!device.ok)
            return device.device + ": " + device.why;
    return audit.others.empty() ? "" : audit.others.front();
}

EventReceipt decideIn(const StoreFile& file, const Clock& clock, const ReviewDecision& wanted)
{
    WriteHandle handle = take(file.openWrite());
    return take(ReviewWriter(handle, clock, ReasonCatalog::builtIn()).decide(wanted));
}

void importInto(const StoreFile& file, const Clock& clock, const ImportedDocument& document)
{
    WriteHandle handle = take(file.openWrite());
    ImportWriter writer(handle, clock, "tester");
    take(writer.begin());
    (void)take(writer.add(document));
    take(writer.commit());
}

std::string stateOf(const std::string& path, const std::string& item)
{
    return runSqlOn(path, "SELECT state FROM items WHERE item = '" + item + "'");
}
} // namespace

class TestStoreMerge : public QObject
{
    Q_OBJECT

    static void checkPair(unsigned seed, int acts)
    {
        std::mt19937 random(seed);
        Pair pair;
        randomDay(pair.openA(), pair.clockA, random, 4 + static_cast<int>(random() % 10));
        pair.clockB.set(pair.clockA.now().epochMs - static_cast<std::int64_t>(random() % 5'000'000));
        if (random() % 3)
            pair.share();
        randomDay(pair.openA(), pair.clockA, random, acts);
        randomDay(pair.openB(), pair.clockB, random, acts);
        const std::string a2 = pair.a + "2";
        const std::string b2 = pair.b + "2";
        Pair::copy(pair.a, a2);
        Pair::copy(pair.b, b2);
        const StoreFile ab = pair.open(a2, "device-a", pair.clockA);
        const StoreFile ba = pair.open(b2, "device-b", pair.clockB);
        const MergeSummary one = take(tryMerge(ab, pair.b, pair.clockA));
        const MergeSummary two = take(tryMerge(ba, pair.a, pair.clockB));
        const std::string name = "seed " + std::to_string(seed) + " ";
        QVERIFY2(one.events > 0, name.c_str());
        QCOMPARE(QString::fromStdString(mergedTables(a2)), QString::fromStdString(mergedTables(b2)));
        QCOMPARE(named(one.conflicts), named(two.conflicts));
        QVERIFY2(faultOf(ab).empty(), (name + faultOf(ab)).c_str());
        QVERIFY2(faultOf(ba).empty(), (name + faultOf(ba)).c_str());
        const std::string before = mergedTables(a2);
        QCOMPARE(take(tryMerge(ab, pair.b, pair.clockA)).events, std::size_t(0));
        const MergeSummary back = take(tryMerge(ab, b2, pair.clockA)); // only the other merge is new
        QCOMPARE(back.events, std::size_t(1));
        QVERIFY(back.event.empty());
        QCOMPARE(QString::fromStdString(mergedTables(a2)), QString::fromStdString(before));
        randomDay(ab, pair.clockA, random, 5);
        QVERIFY2(faultOf(ab).empty(), (name + "later " + faultOf(ab)).c_str());
    }

private Q_SLOTS:
    // COTEJO_MERGE_PAIRS=500 for the whole run.
    void eitherOrderGivesTheSame()
    {
        const int pairs = qEnvironmentVariableIsSet("COTEJO_MERGE_PAIRS")
                              ? qEnvironmentVariableIntValue("COTEJO_MERGE_PAIRS")
                              : 3;
        int done = 0;
        for (; done < pairs && !QTest::currentTestFailed(); ++done)
            checkPair(static_cast<unsigned>(done + 1), 12 + done % 17);
        qInfo("%d pairs of days", done);
    }
    void threeFilesInAnyOrderGiveTheSame()
    {
        std::mt19937 random(5);
        Pair pair;
        randomDay(pair.openA(), pair.clockA, random, 10);
        pair.share();
        const std::string c = pair.a + "c";
        Pair::copy(pair.a, c);
        randomDay(pair.openA(), pair.clockA, random, 15);
        randomDay(pair.openB(), pair.clockB, random, 15);
        SteppingClock clockC;
        clockC.set(clockC.now().epochMs + 400'000);
        randomDay(pair.open(c, "device-c", clockC), clockC, random, 15);
        const std::string a2 = pair.a + "2";
        const std::string c2 = c + "2";
        Pair::copy(pair.a, a2);
        Pair::copy(c, c2);
        const StoreFile left = pair.open(a2, "device-a", pair.clockA);
        (void)take(tryMerge(left, pair.b, pair.clockA));
        (void)take(tryMerge(left, c, pair.clockA));
        const StoreFile right = pair.open(c2, "device-c", clockC);
        (void)take(tryMerge(right, pair.a, clockC));
        (void)take(tryMerge(right, pair.b, clockC));
        QCOMPARE(QString::fromStdString(mergedTables(a2)), QString::fromStdString(mergedTables(c2)));
    }
    void twoDecisionsAreLeftToAPerson()
    {
        Pair pair;
        importInto(pair.openA(), pair.clockA, transcript("tr-1", {"failed", "failed"}));
        pair.share();
        decideIn(pair.openA(), pair.clockA, decision("tr-1/t1", DecisionKind::reject, "Dra. Uno"));
        decideIn(pair.openA(), pair.clockA, decision("tr-1/t2", DecisionKind::reject, "Dra. Uno"));
        const StoreFile b = pair.openB();
        decideIn(b, pair.clockB, decision("tr-1/t1", DecisionKind::approve, "Dr. Dos"));
        decideIn(b, pair.clockB, decision("tr-1/t2", DecisionKind::reject, "Dr. Dos"));
        const MergeSummary merged = take(tryMerge(b, pair.a, pair.clockB));
        QCOMPARE(merged.conflicts.size(), std::size_t(1)); // the second item's two agree
        QCOMPARE(merged.conflicts[0].kind, std::string("decision"));
        QCOMPARE(merged.conflicts[0].subject, std::string("tr-1/t1"));
        QCOMPARE(merged.conflicts[0].sides.size(), std::size_t(2));
        QCOMPARE(stateOf(pair.b, "tr-1/t1"), std::string("stale\n")); // open again
        QCOMPARE(stateOf(pair.b, "tr-1/t2"), std::string("rejected\n"));
        decideIn(b, pair.clockB, decision("tr-1/t1", DecisionKind::approve, "Dra. Tres"));
        QCOMPARE(stateOf(pair.b, "tr-1/t1"), std::string("approved\n"));
        const StoreFile a = pair.openA(); // the settlement holds in the other file, whatever its clock says
        pair.clockA.set(pair.clockA.now().epochMs + 90'000'000);
        const MergeSummary back = take(tryMerge(a, pair.b, pair.clockA));
        QCOMPARE(back.conflicts.size(), std::size_t(0));
        QCOMPARE(stateOf(pair.a, "tr-1/t1"), std::string("approved\n"));
        QCOMPARE(faultOf(a), std::string());
    }
    // A clock that is behind does not put a decision before the one it answers.
    void aLaterDecisionStandsWhateverTheClockSays()
    {
        Pair pair;
        importInto(pair.openA(), pair.clockA, transcript("tr-1", {"failed"}));
        decideIn(pair.openA(), pair.clockA, decision("tr-1/t1", DecisionKind::reject));
        pair.share();
        pair.clockB.set(pair.clockB.now().epochMs - 86'400'000);
        decideIn(pair.openB(), pair.clockB, decision("tr-1/t1", DecisionKind::approve, "Dr. Dos"));
        const MergeSummary merged = take(tryMerge(pair.openA(), pair.b, pair.clockA));
        QCOMPARE(merged.conflicts.size(), std::size_t(0));
        QCOMPARE(stateOf(pair.a, "tr-1/t1"), std::string("approved\n"));
    }
    void tamperedFilesAreRefused_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("named");
        const QString off =
            QStringLiteral("DROP TRIGGER events_keep_update; DROP TRIGGER events_keep_delete; DROP "
                           "TRIGGER documents_keep_update; DROP TRIGGER chain_heads_forward;");
        QTest::newRow("payload")
            << off + QStringLiteral(
                         "UPDATE events SET payload = replace(payload, 'reject', 'approve') WHERE seq = 4")
            << QStringLiteral("event 4");
        QTest::newRow("actor") << off + QStringLiteral("UPDATE events SET actor = 'x' WHERE seq = 3")
                               << QStringLiteral("event 3");
        QTest::newRow("row gone") << off + QStringLiteral(
                                               "PRAGMA foreign_keys = OFF; DELETE FROM events WHERE seq = 2")
                                  << QStringLiteral("event 2");
        QTest::newRow("tail cut") << off + QStringLiteral("DELETE FROM events WHERE seq = 4")
                                  << QStringLiteral("event 4");
        QTest::newRow("document") << off + QStringLiteral("UPDATE documents SET bytes = x'00'")
                                  << QStringLiteral("document_changed");
        QTest::newRow("head") << off + QStringLiteral("UPDATE chain_heads SET seq = 3")
                              << QStringLiteral("event 4");
    }
    void tamperedFilesAreRefused()
    {
        QFETCH(QString, sql);
        QFETCH(QString, named);
        Pair pair;
        importInto(pair.openB(), pair.clockB, transcript("tr-1", {"failed"}));
        decideIn(pair.openB(), pair.clockB, decision("tr-1/t1", DecisionKind::reject));
        runSqlOn(pair.b, sql.toStdString());
        const StoreFile a = pair.openA();
        const std::string before = mergedTables(pair.a);
        const Result<MergeSummary> refused = tryMerge(a, pair.b, pair.clockA);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, std::string("merge.tampered"));
        QCOMPARE(refused.error().where, std::string("other"));
        QVERIFY2(QString::fromStdString(refused.error().detail).contains(named),
                 refused.error().detail.c_str());
        QCOMPARE(mergedTables(pair.a), before);
        // The same the other way round: one's own file is verified, too.
        if (named.startsWith(QLatin1String("event"))) {
            const Result<StoreFile> own = StoreFile::open(pair.b, {false, false, "device-b"}, pair.clockB);
            const Result<MergeSummary> ownRefused = tryMerge(*own, pair.a, pair.clockB);
            QVERIFY(!ownRefused);
            QCOMPARE(ownRefused.error().code, std::string("merge.tampered"));
            QCOMPARE(ownRefused.error().where, std::string("here"));
        }
    }
    void oneDeviceInTwoCopiesIsRefused()
    {
        Pair pair;
        importInto(pair.openA(), pair.clockA, transcript("tr-1", {"failed"}));
        pair.share();
        decideIn(pair.openA(), pair.clockA, decision("tr-1/t1", DecisionKind::reject));
        decideIn(pair.open(pair.b, "device-a", pair.clockB), pair.clockB,
                 decision("tr-1/t1", DecisionKind::approve));
        const Result<MergeSummary> refused = tryMerge(pair.openA(), pair.b, pair.clockA);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, std::string("merge.forked"));
        QVERIFY(refused.error().detail.starts_with("event 4"));
        QCOMPARE(refused.error().where, std::string("device-a"));
    }
    void olderAndForeignFiles()
    {
        Pair pair;
        const StoreFile a = pair.open(pair.a, "device-x", pair.clockA);
        const QString old = QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/store/v1.cotejo");
        QFile file(old);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        QVERIFY(take(tryMerge(a, old.toStdString(), pair.clockA)).events > 0);
        file.seek(0);
        QCOMPARE(file.readAll(), before);
        QCOMPARE(faultOf(a), std::string());
        QCOMPARE(stateOf(pair.a, "tr-1/t1"), std::string("escalated\n"));
        QCOMPARE(
            tryMerge(a, pair.folder.filePath(QStringLiteral("none")).toStdString(), pair.clockA).error().code,
            std::string("store.missing"));
        QCOMPARE(tryMerge(a, COTEJO_SOURCE_DIR "/README.md", pair.clockA).error().code,
                 std::string("store.not_ours"));
    }
};

QTEST_GUILESS_MAIN(TestStoreMerge)
#include "tst_store_merge.moc"
