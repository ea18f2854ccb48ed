#include "engine/store/schema_migrator.h"
#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"
#include "tests/engine/store/store_fixture.h"

#include <QFile>

#include <filesystem>

#include <unistd.h>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
// Opens as the user nobody where the test runs as root, whom no permission stops.
template <class Work>
auto asPlainUser(Work work)
{
    const bool root = geteuid() == 0;
    if (root && seteuid(65534) != 0)
        throw std::runtime_error("seteuid");
    auto result = work();
    if (root && seteuid(0) != 0)
        throw std::runtime_error("seteuid");
    return result;
}

std::string errorOf(const Result<StoreFile>& result)
{
    return result ? "opened" : result.error().code;
}

QString dataFile(const char* name)
{
    return QString::fromUtf8(COTEJO_SOURCE_DIR) + QLatin1String("/tests/data/store/") + QLatin1String(name);
}
} // namespace

class TestStoreFile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void missingFileIsNotMade()
    {
        StoreFixture store;
        QCOMPARE(errorOf(StoreFile::open(store.path(), {false, false, "d"}, store.clock())),
                 std::string("store.missing"));
        QVERIFY(!QFile::exists(QString::fromStdString(store.path())));
    }
    void writingNeedsADevice()
    {
        StoreFixture store;
        QCOMPARE(errorOf(StoreFile::open(store.path(), {true, false, ""}, store.clock())),
                 std::string("store.no_device"));
    }
    void emptyFileBecomesAStore()
    {
        StoreFixture store;
        QFile file(QString::fromStdString(store.path()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QCOMPARE(errorOf(StoreFile::open(store.path(), {false, false, "d"}, store.clock())),
                 std::string("store.missing"));
        QCOMPARE(errorOf(StoreFile::open(store.path(), {true, false, "d"}, store.clock())),
                 std::string("opened"));
    }
    // Killed before anything came from the log into the file: the file's own header still says nothing.
    void aNewStoreOpensAfterAKill()
    {
        StoreFixture store;
        const std::string copy = store.path("copy.cotejo");
        {
            const WriteHandle open = take(store.open().openWrite());
            store.import(transcript("tr-1", {"failed"}));
            const QString from = QString::fromStdString(store.path());
            const QString to = QString::fromStdString(copy);
            QVERIFY(QFile::copy(from, to));
            QVERIFY(QFile::copy(from + QStringLiteral("-wal"), to + QStringLiteral("-wal")));
        }
        const StoreFile opened = take(StoreFile::open(copy, {false, false, "d"}, store.clock()));
        ReadHandle handle = take(opened.openRead());
        QCOMPARE(take(QueueReader(handle, store.clock()).count({})), std::size_t(1));
    }
    void othersFilesAreLeftAlone_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << QByteArray("a note, not a store\n");
        QTest::newRow("long text") << QByteArray(5000, 'x');
        QTest::newRow("header alone") << QByteArray("SQLite format 3\0", 16);
    }
    void othersFilesAreLeftAlone()
    {
        QFETCH(QByteArray, bytes);
        StoreFixture store;
        QFile file(QString::fromStdString(store.path()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        QCOMPARE(errorOf(StoreFile::open(store.path(), {true, false, "d"}, store.clock())),
                 std::string("store.not_ours"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }
    void anotherProgramsDatabaseIsLeftAlone()
    {
        StoreFixture store;
        {
            SqlConnection other(store.path(), SqlMode::create);
            other.runScript("other", "CREATE TABLE theirs (x); PRAGMA application_id = 77;");
        }
        QCOMPARE(errorOf(StoreFile::open(store.path(), {true, false, "d"}, store.clock())),
                 std::string("store.not_ours"));
    }
    void newerFileIsRefusedAndUnchanged()
    {
        StoreFixture store;
        (void)store.open();
        store.tamper(
            "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE);");
        QFile file(QString::fromStdString(store.path()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        file.close();
        const auto refused = StoreFile::open(store.path(), {true, false, "d"}, store.clock());
        QCOMPARE(errorOf(refused), std::string("store.newer_file"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), before);
        QVERIFY(!QFile::exists(QString::fromStdString(store.path() + ".v99-backup")));
    }
    void readOnlyWhenAsked()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}));
        const StoreFile opened = take(StoreFile::open(store.path(), {false, true, ""}, store.clock()));
        QVERIFY(!opened.writable());
        QCOMPARE(opened.readOnlyReason(), std::string("asked"));
        QVERIFY(!opened.openWrite());
        ReadHandle handle = take(opened.openRead());
        QCOMPARE(take(QueueReader(handle, store.clock()).count({})), std::size_t(1));
        QVERIFY_THROWS_EXCEPTION(std::exception,
                                 handle.connection().runScript("write", "DELETE FROM drafts"));
    }
    void readOnlyFolderCanBeRead()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}));
        const std::filesystem::path folder = std::filesystem::path(store.path()).parent_path();
        std::filesystem::permissions(folder, std::filesystem::perms(0555));
        std::filesystem::permissions(store.path(), std::filesystem::perms(0444));
        const std::string seen = asPlainUser([&] {
            const StoreFile opened = take(StoreFile::open(store.path(), {false, false, "d"}, store.clock()));
            ReadHandle handle = take(opened.openRead());
            return opened.readOnlyReason() + " " +
                   std::to_string(take(QueueReader(handle, store.clock()).count({})));
        });
        std::filesystem::permissions(folder, std::filesystem::perms(0755));
        QVERIFY2(seen == "file_read_only 1" || seen == "folder_read_only 1", seen.c_str());
    }
    void readOnlyFileInAnOpenFolder()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}));
        const std::filesystem::path folder = std::filesystem::path(store.path()).parent_path();
        std::filesystem::permissions(folder, std::filesystem::perms(0777));
        std::filesystem::permissions(store.path(), std::filesystem::perms(0444));
        const std::string seen = asPlainUser([&] {
            const StoreFile opened = take(StoreFile::open(store.path(), {false, false, "d"}, store.clock()));
            ReadHandle handle = take(opened.openRead());
            return opened.readOnlyReason() + " " +
                   std::to_string(take(QueueReader(handle, store.clock()).count({})));
        });
        QCOMPARE(seen, std::string("file_read_only 1"));
    }

    void schemaIsTheOneOnRecord()
    {
        StoreFixture store;
        (void)store.open();
        const std::string dump =
            store.ask("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name");
        QFile file(dataFile("schema.sql"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromStdString(dump), QString::fromUtf8(file.readAll()));
    }
    void everyOldVersionMovesForward()
    {
        for (std::int64_t version = 1; version < presentSchema(); ++version) {
            StoreFixture store;
            const std::string name = "v" + std::to_string(version) + ".cotejo";
            QVERIFY2(QFile::copy(dataFile(name.c_str()), QString::fromStdString(store.path())), name.c_str());
            QFile(QString::fromStdString(store.path())).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
            const CaseFile found = store.load("tr-1/t1");
            QCOMPARE(found.row.state, ItemState::escalated);
            QCOMPARE(found.history.front().decision.comment, std::string("MTX diario"));
            QCOMPARE(store.ask("PRAGMA user_version"), std::to_string(presentSchema()) + "\n");
            const std::string copy = store.path() + ".v" + std::to_string(version) + "-backup";
            QVERIFY2(QFile::exists(QString::fromStdString(copy)), copy.c_str());
            QCOMPARE(readFileHeader(copy).userVersion, static_cast<std::uint32_t>(version));
            StoreFixture fresh;
            (void)fresh.open();
            const char* schema = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name";
            QCOMPARE(store.ask(schema), fresh.ask(schema));
        }
    }
    void aStepThatFailsChangesNothing()
    {
        StoreFixture store;
        QVERIFY(QFile::copy(dataFile("v1.cotejo"), QString::fromStdString(store.path())));
        QFile(QString::fromStdString(store.path())).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        store.tamper("CREATE TABLE decisions_at (x)"); // in the way of an index of schema 2
        const auto refused = StoreFile::open(store.path(), {false, false, "d"}, store.clock());
        QVERIFY(!refused);
        QCOMPARE(store.ask("PRAGMA user_version"), std::string("1\n"));
        QCOMPARE(store.ask("SELECT count(*) FROM sqlite_schema WHERE name = 'escalations'"),
                 std::string("0\n"));
    }
    void connectionsAreSafe()
    {
        StoreFixture store;
        const StoreFile opened = store.open();
        WriteHandle handle = take(opened.openWrite());
        SqlConnection& connection = handle.connection();
        QCOMPARE(connection.number({"a", "PRAGMA foreign_keys"}), std::int64_t(1));
        QCOMPARE(connection.number({"b", "PRAGMA recursive_triggers"}), std::int64_t(1));
        QCOMPARE(connection.number({"c", "PRAGMA synchronous"}), std::int64_t(2));
        QCOMPARE(connection.number({"d", "PRAGMA trusted_schema"}), std::int64_t(0));
        SqlStatement mode = connection.prepare({"e", "PRAGMA journal_mode"});
        QVERIFY(mode.step());
        QCOMPARE(mode.text(0), std::string("wal"));
        QVERIFY_THROWS_EXCEPTION(std::exception, connection.runScript("quotes", "SELECT \"no such column\""));
    }
    void eventsAndDocumentsAreOnlyAppended_data()
    {
        QTest::addColumn<QString>("sql");
        for (const char* sql :
             {"UPDATE events SET actor = 'x'", "DELETE FROM events",
              "INSERT OR REPLACE INTO events SELECT * FROM events", "UPDATE documents SET bytes = x''",
              "DELETE FROM documents", "INSERT OR REPLACE INTO documents SELECT * FROM documents",
              "UPDATE artifacts SET bytes = x''", "DELETE FROM artifacts", "UPDATE chain_heads SET seq = 1",
              "DELETE FROM chain_heads", "INSERT OR REPLACE INTO chain_heads SELECT * FROM chain_heads"})
            QTest::newRow(sql) << QString::fromUtf8(sql);
    }
    void eventsAndDocumentsAreOnlyAppended()
    {
        QFETCH(QString, sql);
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}));
        WriteHandle handle = take(store.open().openWrite());
        const std::string before = store.ask("SELECT * FROM events");
        QVERIFY_THROWS_EXCEPTION(std::exception, handle.connection().runScript("tamper", sql.toStdString()));
        QCOMPARE(store.ask("SELECT * FROM events"), before);
    }
    void errorsNameTheStatementAndNoValue()
    {
        StoreFixture store;
        WriteHandle handle = take(store.open().openWrite());
        const auto failed = asResult([&] {
            handle.connection().run(
                {"insert_secret", "INSERT INTO drafts VALUES ('other', ?1, '', '', '', '', 0)"}, "Juana P.");
        });
        QVERIFY(!failed);
        QCOMPARE(failed.error().code, std::string("store.sql"));
        QCOMPARE(failed.error().where, std::string("insert_secret"));
        QVERIFY(failed.error().detail.find("Juana") == std::string::npos);
        QVERIFY(failed.error().detail.find("275") != std::string::npos); // SQLITE_CONSTRAINT_CHECK
    }
};

QTEST_GUILESS_MAIN(TestStoreFile)
#include "tst_store_file.moc"
