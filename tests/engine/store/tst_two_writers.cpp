#include "engine/store/store_auditor.h"
#include "tests/engine/store/store_fixture.h"

#include <QFile>
#include <QProcess>

#include <thread>

#include <signal.h>

using namespace cotejo;
using namespace cotejo::test;

// This program starts itself again as the one who decides: ARGV "--decide STORE COUNT" prints one line for
// each decision that was acknowledged.
namespace
{
int decideUntilKilled(const std::string& path, int count)
{
    const SystemClock clock;
    const StoreFile store = take(StoreFile::open(path, {false, false, "device-child"}, clock));
    WriteHandle handle = take(store.openWrite());
    ReviewWriter writer(handle, clock, ReasonCatalog::builtIn());
    for (int i = 0; i < count; ++i) {
        ReviewDraft draft;
        draft.comment = "borrador " + std::to_string(i);
        take(writer.saveDraft("n-1", "Dra. Uno", draft));
        std::printf("draft %d\n", i);
        std::fflush(stdout);
        const EventReceipt receipt = take(writer.decide(decision("tr-1/t1", DecisionKind::reject)));
        std::printf("event %s\n", receipt.event.c_str());
        std::fflush(stdout);
    }
    return 0;
}

bool decideFrom(const StoreFixture& store, const std::string& item, const std::string& device, int count)
{
    const auto opened = StoreFile::open(store.path(), {false, false, device}, store.clock());
    if (!opened)
        return false;
    auto handle = opened->openWrite();
    if (!handle)
        return false;
    const SystemClock clock;
    ReviewWriter writer(*handle, clock, ReasonCatalog::builtIn());
    for (int i = 0; i < count; ++i) {
        if (!writer.decide(decision(item, DecisionKind::reject)))
            return false;
    }
    return true;
}
} // namespace

class TestTwoWriters : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void twoConnectionsOfOneDeviceMakeOneChain()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed", "failed"}));
        bool first = false;
        bool second = false;
        std::thread one([&] { first = decideFrom(store, "tr-1/t1", "device-a", 40); });
        std::thread two([&] { second = decideFrom(store, "tr-1/t2", "device-a", 40); });
        one.join();
        two.join();
        QVERIFY(first && second);
        ReadHandle handle = take(store.open().openRead());
        const StoreAudit audit = take(auditStore(handle));
        QVERIFY2(audit.ok(), audit.devices[0].why.c_str());
        QCOMPARE(audit.devices[0].events, std::int64_t(83));
    }
    void readersSeeWholeStatesWhileSomebodyWrites()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}));
        bool wrote = false;
        std::thread writer([&] { wrote = decideFrom(store, "tr-1/t1", "device-b", 60); });
        ReadHandle handle = take(store.open().openRead());
        const CaseReader reader(handle, store.clock());
        std::size_t last = 0;
        bool whole = true;
        while (last < 60 && whole) {
            const CaseFile found = take(reader.load(1, "x"));
            std::size_t standing = 0;
            for (const DecisionRecord& record : found.history)
                standing += record.standing ? 1U : 0U;
            whole = found.history.size() >= last && standing == (found.history.empty() ? 0U : 1U);
            last = found.history.size();
        }
        writer.join();
        QVERIFY(whole && wrote);
    }
    void aWriterThatHoldsTheFileMakesOthersFailAndLoseNothing()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}));
        WriteHandle busy = take(store.open().openWrite());
        ImportWriter import(busy, store.clock(), "x");
        take(import.begin());
        WriteHandle handle = take(store.open().openWrite());
        const auto refused = ReviewWriter(handle, store.clock(), ReasonCatalog::builtIn())
                                 .decide(decision("tr-1/t1", DecisionKind::reject));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, std::string("store.busy"));
        take(import.commit());
        take(ReviewWriter(handle, store.clock(), ReasonCatalog::builtIn())
                 .decide(decision("tr-1/t1", DecisionKind::reject)));
    }
    // What was printed was on the disk: kill -9 at any moment loses none of it, and the chain holds.
    void killedWhileDeciding()
    {
        for (int round = 0; round < 6; ++round) {
            StoreFixture store;
            store.import(transcript("tr-1", {"failed"}));
            store.import(note("n-1", 3, 42));
            QProcess child;
            child.start(
                QCoreApplication::applicationFilePath(),
                {QStringLiteral("--decide"), QString::fromStdString(store.path()), QStringLiteral("200")});
            QVERIFY(child.waitForStarted());
            QByteArray printed;
            while (printed.count("event ") < 3 + round * 14 && child.waitForReadyRead(20'000))
                printed += child.readAllStandardOutput();
            ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
            child.waitForFinished();
            printed += child.readAllStandardOutput();
            QVERIFY(child.exitStatus() == QProcess::CrashExit);
            store.reopen();
            const std::string inStore = store.ask("SELECT event FROM decisions");
            int acknowledged = 0;
            int lastDraft = -1;
            for (const QByteArray& line : printed.left(printed.lastIndexOf('\n') + 1).split('\n')) {
                if (line.startsWith("draft "))
                    lastDraft = line.mid(6).toInt();
                if (!line.startsWith("event "))
                    continue;
                ++acknowledged;
                QVERIFY2(inStore.find(line.mid(6).toStdString()) != std::string::npos, line.constData());
            }
            QVERIFY(acknowledged >= 3 + round * 14);
            const auto decisions = static_cast<int>(std::count(inStore.begin(), inStore.end(), '\n'));
            QVERIFY(decisions >= acknowledged && decisions <= acknowledged + 1);
            const std::string draft = store.load("n-1").draft->draft.comment;
            QVERIFY2(draft == "borrador " + std::to_string(lastDraft) ||
                         draft == "borrador " + std::to_string(lastDraft + 1),
                     draft.c_str());
            ReadHandle handle = take(store.open().openRead());
            const StoreAudit audit = take(auditStore(handle));
            QVERIFY2(audit.ok(), audit.devices[0].why.c_str());
        }
    }
};

int main(int argc, char** argv)
{
    if (argc == 4 && std::string(argv[1]) == "--decide")
        return decideUntilKilled(argv[2], std::atoi(argv[3]));
    QCoreApplication app(argc, argv);
    TestTwoWriters test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_two_writers.moc"
