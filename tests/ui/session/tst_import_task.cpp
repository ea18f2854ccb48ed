#include "tests/ui/widget_test.h"
#include "ui/session/import_task.h"

#include "engine/store/queue_reader.h"
#include "engine/store/store_handle.h"

#include <QSemaphore>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>

using namespace cotejo;

namespace
{
StoreFile makeStore(const QTemporaryDir& folder)
{
    const SystemClock clock;
    return StoreFile::open(folder.filePath(QStringLiteral("t.cotejo")).toStdString(),
                           {true, false, "device-test"}, clock)
        .value();
}
} // namespace

class TestImportTask : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void worksOffTheWindowsThreadAndReportsOnIt()
    {
        QTemporaryDir folder;
        const StoreFile store = makeStore(folder);
        const QThread* window = QThread::currentThread();
        std::atomic<bool> elsewhere{false};
        ImportTask task(
            [&](const StoreFile&, const auto&, const auto&, const ImportTask::Report& report, const auto&) {
                elsewhere = QThread::currentThread() != window;
                for (std::size_t i = 1; i <= 3; ++i)
                    report({QStringLiteral("f"), i, i * 10, 30});
                ImportSummary summary;
                summary.added = 3;
                return summary;
            });
        std::vector<std::size_t> read;
        bool onWindow = true;
        connect(&task, &ImportTask::progressed, this, [&](const ImportTask::Progress& progress) {
            onWindow = onWindow && QThread::currentThread() == window;
            read.push_back(progress.bytesRead);
        });
        QSignalSpy finished(&task, &ImportTask::finished);
        QVERIFY(task.start(store, {QStringLiteral("x")}, QStringLiteral("me")));
        QVERIFY(task.isRunning());
        QTRY_COMPARE(finished.count(), 1);
        QVERIFY(!task.isRunning() && elsewhere && onWindow);
        QCOMPARE(read, (std::vector<std::size_t>{10, 20, 30})); // before the end, in order
    }

    void cancelReachesTheWorker()
    {
        QTemporaryDir folder;
        const StoreFile store = makeStore(folder);
        QSemaphore begun;
        ImportTask task(
            [&](const StoreFile&, const auto&, const auto&, const auto&, const std::atomic<bool>& cancel) {
                begun.release();
                while (!cancel)
                    QThread::yieldCurrentThread();
                ImportSummary summary;
                summary.cancelled = true;
                return summary;
            });
        bool cancelled = false;
        connect(&task, &ImportTask::finished, this,
                [&](const ImportSummary& summary) { cancelled = summary.cancelled; });
        QVERIFY(task.start(store, {}, QString()));
        begun.acquire();
        QVERIFY(!task.start(store, {}, QString())); // one at a time
        task.cancel();
        QTRY_VERIFY(cancelled);
    }

    void destroyingCancelsAndWaits()
    {
        QTemporaryDir folder;
        const StoreFile store = makeStore(folder);
        std::atomic<bool> ended{false};
        QSemaphore begun;
        {
            ImportTask task([&](const StoreFile&, const auto&, const auto&, const auto&,
                                const std::atomic<bool>& cancel) {
                begun.release();
                while (!cancel)
                    QThread::yieldCurrentThread();
                ended = true;
                return ImportSummary();
            });
            QVERIFY(task.start(store, {}, QString()));
            begun.acquire();
        }
        QVERIFY(ended);
        QCoreApplication::processEvents(); // what was queued for the task is gone with it
    }

    void theGoodRecordsGoInAndTheOthersAreNamed()
    {
        QTemporaryDir folder;
        const StoreFile store = makeStore(folder);
        QFile file(folder.filePath(QStringLiteral("mixed.jsonl")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 200; ++i) {
            if (i == 57)
                file.write("{\"format\":\"rheumai.transcript\",\"version\":5.9}\n");
            else
                file.write(
                    QStringLiteral(
                        R"({"format":"rheumai.transcript","version":1,"id":"tr-%1","turns":[{"id":"t1","answer":"hola"}]})")
                        .arg(i)
                        .toUtf8() +
                    '\n');
        }
        file.close();
        ImportTask task(importWork());
        ImportSummary got;
        bool done = false;
        connect(&task, &ImportTask::finished, this, [&](const ImportSummary& summary) {
            got = summary;
            done = true;
        });
        QVERIFY(task.start(store, {file.fileName()}, QStringLiteral("me")));
        QTRY_VERIFY_WITH_TIMEOUT(done, 60000);
        QVERIFY(!got.error);
        QCOMPARE(got.added, std::size_t(199));
        QCOMPARE(got.refusedTotal, std::size_t(1));
        QCOMPARE(got.refused.at(0).line, std::optional<std::size_t>(58));
        const SystemClock clock;
        ReadHandle handle = store.openRead().value();
        QueueFilter all;
        all.withoutReasons = true;
        QCOMPARE(QueueReader(handle, clock).count(all).value(), std::size_t(199));
    }
};

QTEST_GUILESS_MAIN(TestImportTask)
#include "tst_import_task.moc"
