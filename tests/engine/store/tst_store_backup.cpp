#include "engine/store/projection_rebuilder.h"
#include "engine/store/store_auditor.h"
#include "engine/store/store_backup.h"
#include "tests/engine/store/random_day.h"

#include <QFile>
#include <QFileInfo>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
const QFile::Permissions kOwnerOnly =
    QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;

bool isPrivate(const std::string& path)
{
    return QFileInfo(QString::fromStdString(path)).permissions() == kOwnerOnly;
}

StoreAudit auditOf(const StoreFile& file)
{
    ReadHandle handle = take(file.openRead());
    return take(auditStore(handle));
}

template <class T>
std::string codeOfResult(const Result<T>& result)
{
    return result ? "done" : result.error().code;
}
} // namespace

class TestStoreBackup : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void filesAreTheirOwnersAlone()
    {
        StoreFixture store;
        const WriteHandle handle = take(store.open().openWrite()); // keeps the side files there
        store.import(transcript("tr-1", {"failed"}));
        QVERIFY(isPrivate(store.path()));
        QVERIFY(isPrivate(store.path() + "-wal"));
        QVERIFY(isPrivate(store.path() + "-shm"));
        ReadHandle reading = take(store.open().openRead());
        take(backUpStore(reading, store.path("copy")));
        QVERIFY(isPrivate(store.path("copy")));
        StoreFixture old;
        QVERIFY(QFile::copy(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/store/v1.cotejo"),
                            QString::fromStdString(old.path())));
        QFile(QString::fromStdString(old.path())).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        (void)old.open();
        QVERIFY(isPrivate(old.path() + ".v1-backup"));
    }
    // Somebody who opened a file to a group keeps it so.
    void permissionsThatWereGivenStay()
    {
        StoreFixture store;
        (void)store.open();
        QFile file(QString::fromStdString(store.path()));
        const auto shared = kOwnerOnly | QFile::ReadGroup | QFile::WriteGroup;
        QVERIFY(file.setPermissions(shared));
        store.reopen();
        QCOMPARE(QFileInfo(file).permissions(), shared);
    }
    void aBackupIsOneStateWhileSomebodyWrites()
    {
        std::mt19937 random(3);
        StoreFixture store;
        randomDay(store.open(), store.clock(), random, 20);
        WriteHandle writing = take(store.open().openWrite());
        ImportWriter open(writing, store.clock(), "tester");
        take(open.begin());
        (void)take(open.add(transcript("tr-77", {"failed"})));
        ReadHandle reading = take(store.open().openRead());
        const std::string copy = store.path("copy.cotejo");
        const BackupSummary summary = take(backUpStore(reading, copy));
        take(open.commit());
        QCOMPARE(QString::fromStdString(runSqlOn(copy, "SELECT count(*) FROM events")),
                 QString::number(summary.events) + QLatin1Char('\n'));
        QCOMPARE(runSqlOn(copy, "SELECT count(*) FROM items WHERE record = 'tr-77'"), std::string("0\n"));
        QCOMPARE(codeOfResult(backUpStore(reading, copy)), std::string("backup.exists"));
        QVERIFY(!QFile::exists(QString::fromStdString(copy + ".part")));
        QVERIFY(auditOf(take(StoreFile::open(copy, {false, true, ""}, store.clock()))).ok());
    }
    void restoringKeepsWhatStoodThere()
    {
        std::mt19937 random(4);
        StoreFixture store;
        randomDay(store.open(), store.clock(), random, 15);
        const std::string then = mergedTables(store.path());
        const std::string copy = store.path("copy.cotejo");
        {
            ReadHandle reading = take(store.open().openRead());
            take(backUpStore(reading, copy));
        }
        store.import(transcript("tr-88", {"failed"}));
        const std::string now = mergedTables(store.path());
        const Result<RestoreSummary> refused = restoreStore(store.path(), copy, false);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, std::string("restore.would_lose"));
        QVERIFY(refused.error().detail.starts_with("2 events"));
        QCOMPARE(mergedTables(store.path()), now);
        ReadHandle window = take(store.open().openRead()); // open before, during and after
        const RestoreSummary restored = take(restoreStore(store.path(), copy, true));
        QCOMPARE(QString::fromStdString(mergedTables(store.path())), QString::fromStdString(then));
        QCOMPARE(QString::fromStdString(mergedTables(restored.kept)), QString::fromStdString(now));
        QVERIFY(isPrivate(restored.kept));
        QCOMPARE(codeOfResult(QueueReader(window, store.clock()).find("tr-88/t1")),
                 std::string("store.unknown_item"));
        store.reopen();
        QVERIFY(auditOf(store.open()).ok());
        const std::string elsewhere = store.path("new.cotejo");
        take(restoreStore(elsewhere, copy, false));
        QCOMPARE(QString::fromStdString(mergedTables(elsewhere)), QString::fromStdString(then));
        QVERIFY(isPrivate(elsewhere));
    }
    void aDamagedCopyIsNotRestored()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}));
        const std::string copy = store.path("copy.cotejo");
        {
            ReadHandle reading = take(store.open().openRead());
            take(backUpStore(reading, copy));
        }
        runSqlOn(copy, "DROP TRIGGER events_keep_update; UPDATE events SET actor = 'x' WHERE seq = 2");
        const Result<RestoreSummary> refused = restoreStore(store.path(), copy, true);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, std::string("restore.damaged"));
        QVERIFY(refused.error().detail.find("event 2") != std::string::npos);
        const std::string missing = store.path("none");
        QCOMPARE(codeOfResult(restoreStore(store.path(), missing, true)), std::string("store.missing"));
    }
    void tablesAreMadeAgainTheSameOnRandomDays()
    {
        const int days = qEnvironmentVariableIsSet("COTEJO_MERGE_PAIRS")
                             ? qEnvironmentVariableIntValue("COTEJO_MERGE_PAIRS")
                             : 4;
        for (int seed = 1; seed <= days; ++seed) {
            std::mt19937 random(static_cast<unsigned>(1000 + seed));
            StoreFixture store;
            randomDay(store.open(), store.clock(), random, 25);
            const std::string before = mergedTables(store.path());
            {
                WriteHandle handle = take(store.open().openWrite());
                take(rebuildTables(handle));
            }
            QCOMPARE(QString::fromStdString(mergedTables(store.path())), QString::fromStdString(before));
            const StoreAudit audit = auditOf(store.open());
            QVERIFY2(audit.ok(),
                     audit.others.empty() ? audit.devices[0].why.c_str() : audit.others[0].c_str());
        }
    }
    // Pages of the tables overwritten: what cannot be made again is read out, the rest is made again.
    void whatCanBeReadOfADamagedFileIsSaved()
    {
        std::mt19937 random(8);
        StoreFixture store;
        randomDay(store.open(), store.clock(), random, 30);
        runSqlOn(store.path(), "PRAGMA wal_checkpoint(TRUNCATE)");
        const std::string events = runSqlOn(store.path(), "SELECT id, hash FROM events ORDER BY ordinal");
        const std::string tables = mergedTables(store.path());
        const auto root =
            std::stoll(runSqlOn(store.path(), "SELECT rootpage FROM sqlite_schema WHERE name = 'items'"));
        const auto page = std::stoll(runSqlOn(store.path(), "PRAGMA page_size"));
        QFile file(QString::fromStdString(store.path()));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek((root - 1) * page));
        file.write(QByteArray(static_cast<qsizetype>(page), '\xAA'));
        file.close();
        const std::string saved = store.path("saved.cotejo");
        const SalvageSummary summary = take(salvageStore(store.path(), saved));
        QCOMPARE(summary.lost.size(), std::size_t(0));
        QCOMPARE(runSqlOn(saved, "SELECT id, hash FROM events ORDER BY ordinal"), events);
        const StoreFile opened = take(StoreFile::open(saved, {false, false, "device-a"}, store.clock()));
        for (const std::string& finding : auditOf(opened).others)
            QVERIFY2(finding.starts_with("search_lacks: "), finding.c_str());
        const auto upTo =
            tables.find("SELECT kind, record, turn, source"); // the search index is for the caller
        QCOMPARE(QString::fromStdString(mergedTables(saved).substr(0, upTo)),
                 QString::fromStdString(tables.substr(0, upTo)));
        QVERIFY(isPrivate(saved));
        QCOMPARE(codeOfResult(salvageStore(store.path(), saved)), std::string("backup.exists"));
    }
};

QTEST_GUILESS_MAIN(TestStoreBackup)
#include "tst_store_backup.moc"
