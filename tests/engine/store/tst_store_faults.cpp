#include "engine/store/field_writer.h"
#include "engine/store/sql_connection.h"
#include "engine/store/store_auditor.h"
#include "tests/engine/store/store_fixture.h"
#include "tests/support/fault_vfs.h"

#include <QFile>

#include <functional>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
struct DayReport {
    std::vector<std::string> acknowledged; // events
    std::vector<Error> errors;
};

// A day from the making of the file on. An act that fails is noted and the day goes on.
class ScriptedDay
{
public:
    explicit ScriptedDay(const std::string& path) : m_path(path) {}

    DayReport run()
    {
        const Result<StoreFile> file = StoreFile::open(m_path, {true, false, "device-a"}, m_clock);
        if (!note(file))
            return m_report;
        Result<WriteHandle> handle = file->openWrite();
        if (!note(handle))
            return m_report;
        work(*handle);
        return m_report;
    }

private:
    template <class T>
    bool note(const Result<T>& result)
    {
        if (!result)
            m_report.errors.push_back(result.error());
        return result.has_value();
    }
    void act(const Result<EventReceipt>& receipt)
    {
        if (note(receipt))
            m_report.acknowledged.push_back(receipt->event);
    }
    void import(WriteHandle& handle, const ImportedDocument& document)
    {
        ImportWriter writer(handle, m_clock, "tester");
        if (note(writer.begin()) && note(writer.add(document)))
            (void)note(writer.commit());
    }
    void work(WriteHandle& handle)
    {
        import(handle, transcript("tr-1", {"failed", "passed"}));
        import(handle, cotejo::test::note("n-1", 3, 42));
        ReviewWriter writer(handle, m_clock, ReasonCatalog::builtIn());
        ReviewDraft draft;
        draft.comment = "borrador";
        (void)note(writer.saveDraft("tr-1/t1", "Dra. Uno", draft));
        const Result<EventReceipt> first = writer.decide(decision("tr-1/t1", DecisionKind::reject));
        act(first);
        act(writer.decide(decision("tr-1/t2", DecisionKind::escalate)));
        if (first)
            act(writer.undo(first->event, "Dra. Uno"));
        FieldWriter fields(handle, m_clock);
        act(fields.act("n-1", FieldActKind::set, {{"das28", FieldActKind::set, "present", "4.2", "", "null"}},
                       "anexo", "Lic. P. Uc"));
        act(fields.openQuery("n-1", "rf", "r1", "¿Factor reumatoide?", "Lic. P. Uc"));
        act(writer.decide(decision("n-1", DecisionKind::approve_with_correction)));
    }

    std::string m_path;
    SteppingClock m_clock;
    DayReport m_report;
};

// What must hold after whatever happened: the file opens, verifies, and holds all that was acknowledged.
QString brokenPromise(const std::string& path, const DayReport& report)
{
    const SteppingClock clock;
    const Result<StoreFile> file = StoreFile::open(path, {true, false, "device-a"}, clock);
    if (!file)
        return QStringLiteral("does not open: ") + QString::fromStdString(file.error().code);
    ReadHandle handle = take(file->openRead());
    const Result<StoreAudit> audit = auditStore(handle);
    if (!audit || !audit->ok())
        return QStringLiteral("does not verify: ") + QString::fromStdString(!audit ? audit.error().code
                                                                            : audit->others.empty()
                                                                                ? audit->devices[0].why
                                                                                : audit->others[0]);
    const std::string events = runSqlOn(path, "SELECT id FROM events");
    for (const std::string& event : report.acknowledged)
        if (events.find(event) == std::string::npos)
            return QStringLiteral("lost an acknowledged event");
    for (const Error& error : report.errors) {
        static const QStringList kClear{
            QStringLiteral("store.io"),       QStringLiteral("store.full"),
            QStringLiteral("store.no_locks"), QStringLiteral("store.read_only"),
            QStringLiteral("store.missing"),  QStringLiteral("store.unknown_item"),
            QStringLiteral("store.damaged"),  QStringLiteral("store.busy")};
        if (!kClear.contains(QString::fromStdString(error.code)))
            return QStringLiteral("unclear error ") + QString::fromStdString(error.code + " " + error.where);
    }
    return {};
}

struct FaultRow {
    const char* name;
    DiskFault fault;
};
const std::vector<FaultRow> kRows{
    {"a write", {FaultKind::write, 0, SQLITE_IOERR_WRITE, false, false}},
    {"half a write", {FaultKind::write, 0, SQLITE_IOERR_WRITE, false, true}},
    {"disk full from a write on", {FaultKind::write, 0, SQLITE_FULL, true, true}},
    {"a sync", {FaultKind::sync, 0, SQLITE_IOERR_FSYNC, false, false}},
    {"all syncs", {FaultKind::sync, 0, SQLITE_IOERR_FSYNC, true, false}},
    {"an open", {FaultKind::open, 0, SQLITE_CANTOPEN, false, false}},
    {"all opens", {FaultKind::open, 0, SQLITE_CANTOPEN, true, false}},
    {"a read", {FaultKind::read, 0, SQLITE_IOERR_READ, false, false}},
    {"all reads", {FaultKind::read, 0, SQLITE_IOERR_READ, true, false}},
    {"a truncation", {FaultKind::truncate, 0, SQLITE_IOERR_TRUNCATE, false, false}},
    {"a lock", {FaultKind::lock, 0, SQLITE_IOERR_LOCK, false, false}},
    {"all locks", {FaultKind::lock, 0, SQLITE_IOERR_LOCK, true, false}}};

std::int64_t g_points = 0;

class OtherZone final : public Clock
{
public:
    OtherZone(std::int64_t ms, std::int32_t offset) : m_at{ms, offset} {}
    [[nodiscard]] Instant now() const override { return m_at; }

private:
    Instant m_at;
};
} // namespace

class TestStoreFaults : public QObject
{
    Q_OBJECT

    static std::string fresh(const QTemporaryDir& folder, std::int64_t number)
    {
        return folder.filePath(QStringLiteral("f%1.cotejo").arg(number)).toStdString();
    }

private Q_SLOTS:
    // COTEJO_FAULT_POINTS=all tries every n; else a few of each kind, first and last among them.
    void everyFaultLeavesTheFileWhole_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t row = 0; row < kRows.size(); ++row)
            QTest::newRow(kRows[row].name) << static_cast<int>(row);
    }
    void everyFaultLeavesTheFileWhole()
    {
        QFETCH(int, row);
        const FaultVfs vfs;
        DiskFault fault = kRows[static_cast<std::size_t>(row)].fault;
        std::int64_t calls = 0;
        {
            const QTemporaryDir folder;
            const DayReport plain = ScriptedDay(fresh(folder, 0)).run();
            calls = FaultVfs::calls(fault.kind);
            QCOMPARE(plain.acknowledged.size(), std::size_t(6));
            QCOMPARE(plain.errors.size(), std::size_t(0));
        }
        const bool all = qgetenv("COTEJO_FAULT_POINTS") == "all";
        const std::int64_t step = all ? 1 : std::max<std::int64_t>(1, calls / 3);
        for (std::int64_t n = 1; n <= calls; n += step) {
            const QTemporaryDir folder;
            const std::string path = fresh(folder, n);
            fault.at = n;
            FaultVfs::arm(fault);
            const DayReport report = ScriptedDay(path).run();
            const bool hit = FaultVfs::hit();
            FaultVfs::disarm();
            ++g_points;
            const QString broken = brokenPromise(path, report);
            QVERIFY2(broken.isEmpty(), qPrintable(QStringLiteral("call %1: %2").arg(n).arg(broken)));
            QVERIFY(hit);
        }
    }
    void aFullDiskSaysSoAndTheSameActWorksLater()
    {
        const FaultVfs vfs;
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}));
        WriteHandle handle = take(store.open().openWrite());
        ReviewWriter writer(handle, store.clock(), ReasonCatalog::builtIn());
        ReviewDraft draft;
        draft.comment = "dosis diaria";
        take(writer.saveDraft("tr-1/t1", "Dra. Uno", draft));
        FaultVfs::arm({FaultKind::write, 1, SQLITE_FULL, true, false});
        const Result<EventReceipt> refused = writer.decide(decision("tr-1/t1", DecisionKind::reject));
        FaultVfs::disarm();
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, std::string("store.full"));
        QVERIFY(refused.error().detail.starts_with("the disk is full"));
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::pending);
        QCOMPARE(store.load("tr-1/t1").draft->draft.comment, std::string("dosis diaria"));
        take(writer.decide(decision("tr-1/t1", DecisionKind::reject)));
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::rejected);
    }
    void aDriveWithoutLocksIsRefused()
    {
        const FaultVfs vfs;
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}));
        FaultVfs::arm({FaultKind::lock, 1, SQLITE_IOERR_LOCK, true, false});
        const Result<StoreFile> refused = StoreFile::open(store.path(), {false, false, "d"}, store.clock());
        FaultVfs::disarm();
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, std::string("store.no_locks"));
        QVERIFY(refused.error().detail.find("keeps no locks") != std::string::npos);
    }
    void aFileThatWasReplacedIsNotWrittenTo_data()
    {
        QTest::addColumn<bool>("deleted");
        QTest::newRow("replaced") << false;
        QTest::newRow("deleted") << true;
    }
    void aFileThatWasReplacedIsNotWrittenTo()
    {
        QFETCH(bool, deleted);
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}));
        StoreFixture other("device-b");
        other.import(transcript("tr-9", {"failed"}));
        WriteHandle handle = take(store.open().openWrite());
        ReviewWriter writer(handle, store.clock(), ReasonCatalog::builtIn());
        take(writer.decide(decision("tr-1/t1", DecisionKind::reject)));
        const QString path = QString::fromStdString(store.path());
        QVERIFY(QFile::rename(path, path + QStringLiteral(".away")));
        if (!deleted)
            QVERIFY(QFile::copy(QString::fromStdString(other.path()), path));
        const Result<EventReceipt> refused = writer.decide(decision("tr-1/t1", DecisionKind::approve));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, std::string("store.moved"));
    }
    void aClockSetBackChangesNoOrder()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}));
        store.decide(decision("tr-1/t1", DecisionKind::reject));
        store.clock().set(store.clock().now().epochMs - 3'600'000);
        store.decide(decision("tr-1/t1", DecisionKind::approve));
        store.reopen();
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::approved);
        ReadHandle handle = take(store.open().openRead());
        QVERIFY(take(auditStore(handle)).ok());
    }
    // Mérida at half past eleven at night, then Auckland: the instants stay, each with its own offset.
    void anotherTimeZoneChangesNoInstant()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}));
        WriteHandle handle = take(store.open().openWrite());
        const OtherZone night(1'777'959'000'000, -360); // 2026-05-05T05:30Z, 2026-05-04 23:30 there
        const OtherZone east(1'777'959'060'000, 720);
        ReviewDecision postponed = decision("tr-1/t1", DecisionKind::postpone);
        postponed.until = "2026-05-05"; // tomorrow in Mérida
        take(ReviewWriter(handle, night, ReasonCatalog::builtIn()).decide(postponed));
        postponed.until = "2026-05-04"; // the day before in Auckland
        QVERIFY(!ReviewWriter(handle, east, ReasonCatalog::builtIn()).decide(postponed));
        take(ReviewWriter(handle, east, ReasonCatalog::builtIn())
                 .decide(decision("tr-1/t1", DecisionKind::reject)));
        QCOMPARE(store.ask("SELECT at, offset FROM decisions ORDER BY ordinal"),
                 std::string("2026-05-05T05:30:00.000Z|-360\n2026-05-05T05:31:00.000Z|720\n"));
    }
    void cleanupTestCase() { qInfo("%lld fault points tried", static_cast<long long>(g_points)); }
};

QTEST_GUILESS_MAIN(TestStoreFaults)
#include "tst_store_faults.moc"
