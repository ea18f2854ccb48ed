#include "engine/pipeline/import_job.h"
#include "engine/pipeline/reevaluation_job.h"
#include "engine/pipeline/stored_record.h"
#include "engine/store/projection_rebuilder.h"
#include "engine/store/store_auditor.h"
#include "tests/engine/store/store_fixture.h"

#include <QFile>
#include <QThread>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
QByteArray transcriptJson(const QByteArray& id, const QByteArray& exportedAt = "2026-05-04T15:20:00-06:00",
                          const QByteArray& answer = "ok")
{
    return "{\"format\":\"rheumai.transcript\",\"version\":1,\"id\":\"" + id +
           "\",\"subject\":\"P-1\",\"exported_at\":\"" + exportedAt +
           "\",\"turns\":[{\"id\":\"t1\",\"query\":\"dosis\",\"answer\":\"" + answer + "\"}]}";
}

Evaluators simple(const std::string& versions = "v1")
{
    Evaluators out;
    out.transcript = [versions](const Transcript& transcript) {
        std::vector<ItemEvaluation> all;
        for (const Turn& turn : transcript.turns)
            all.push_back({turn.id,
                           "not_evaluated",
                           versions,
                           {},
                           {"verdict:not_evaluated"},
                           "{\"turn\":\"" + turn.id + "\"}"});
        return all;
    };
    out.note = [versions](const Note& note) {
        return ItemEvaluation{"", "0/3", versions, {0, 3, 0, 0, 3, 0}, {}, "{\"note\":\"" + note.id + "\"}"};
    };
    return out;
}

struct Outcome {
    Result<ImportTotals> totals = ImportTotals{};
    std::vector<FileImport> files;
};

class Folder
{
public:
    explicit Folder(const StoreFixture& store) : m_store(store) {}
    std::string write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(QString::fromStdString(m_store.path(name.toStdString())));
        if (!file.open(QIODevice::WriteOnly))
            throw std::runtime_error("write");
        file.write(bytes);
        return file.fileName().toStdString();
    }

private:
    const StoreFixture& m_store;
};

Outcome run(const StoreFixture& store, const std::vector<std::string>& paths,
            const Evaluators& evaluators = simple())
{
    Outcome out;
    ImportNotices notices;
    notices.fileDone = [&out](const FileImport& file) { out.files.push_back(file); };
    const std::atomic<bool> cancel{false};
    out.totals =
        runImport(store.open(), paths, evaluators, {std::nullopt, "tester"}, notices, cancel, store.clock());
    return out;
}
} // namespace

class TestImportJob : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void goodRecordsGoInAndEachFileIsTold()
    {
        StoreFixture store;
        const Folder folder(store);
        const std::string lines =
            folder.write(QStringLiteral("a.jsonl"),
                         transcriptJson("tr-1") + "\n{broken\n" + transcriptJson("tr-2") + "\n");
        const std::string text = folder.write(QStringLiteral("nota ñ.txt"), "Paciente con AR.\r\n");
        const std::string list = folder.write(QStringLiteral("b.json"), "[" + transcriptJson("tr-3") + "," +
                                                                            transcriptJson("tr-1") + "]");
        const Outcome out = run(store, {lines, text, list});
        QVERIFY(out.totals);
        QCOMPARE(out.totals->added, std::size_t(4));
        QCOMPARE(out.totals->duplicates, std::size_t(1));
        QCOMPARE(out.totals->refused, std::size_t(1));
        QCOMPARE(out.totals->repeatedIds, std::vector<std::string>{"tr-1"});
        QCOMPARE(out.files.size(), std::size_t(3));
        QCOMPARE(out.files[0].file, lines);
        QCOMPARE(out.files[0].kind, std::string("transcript"));
        QCOMPARE(out.files[0].added, std::size_t(2));
        QCOMPARE(out.files[0].refused.size(), std::size_t(1));
        QCOMPARE(out.files[0].refused[0].place.line.value_or(0), std::size_t(2));
        QCOMPARE(out.files[1].kind, std::string("note"));
        QCOMPARE(out.files[2].duplicates, std::size_t(1));
        QCOMPARE(store.load("nota ñ").document.bytes, std::string("Paciente con AR.\r\n"));
        QCOMPARE(store.load("nota ñ").evaluationJson, std::string("{\"note\":\"nota ñ\"}"));
        QCOMPARE(store.load("tr-2/t1").document.bytes, transcriptJson("tr-2").toStdString());
        QCOMPARE(store.load("tr-2/t1").row.verdict, std::string("not_evaluated"));
    }
    void importingTwiceAddsNothing()
    {
        StoreFixture store;
        const std::string file = Folder(store).write(QStringLiteral("a.json"), transcriptJson("tr-1"));
        QCOMPARE(run(store, {file}).totals->added, std::size_t(1));
        const std::string before = dumpTables(store) + store.ask("SELECT * FROM events");
        const Outcome again = run(store, {file});
        QCOMPARE(again.totals->added, std::size_t(0));
        QCOMPARE(again.totals->duplicates, std::size_t(1));
        QCOMPARE(again.files[0].duplicates, std::size_t(1));
        QCOMPARE(dumpTables(store) + store.ask("SELECT * FROM events"), before);
    }
    void laterExportIsCurrentInAnyOrder()
    {
        for (const bool newerFirst : {false, true}) {
            StoreFixture store;
            const Folder folder(store);
            const std::string older = folder.write(
                QStringLiteral("older.json"), transcriptJson("tr-1", "2026-05-04T15:20:00-06:00", "vieja"));
            const std::string newer = folder.write(QStringLiteral("newer.json"),
                                                   transcriptJson("tr-1", "2026-05-04T22:00:00Z", "nueva"));
            const Outcome out = newerFirst ? run(store, {newer, older}) : run(store, {older, newer});
            QCOMPARE(out.totals->repeatedIds, std::vector<std::string>{"tr-1"});
            QVERIFY(store.load("tr-1/t1").document.bytes.find("nueva") != std::string::npos);
        }
    }
    void aCorrectedNoteIsCurrent()
    {
        StoreFixture store;
        const Folder folder(store);
        run(store, {folder.write(QStringLiteral("n.txt"), "primera")});
        run(store, {folder.write(QStringLiteral("n.txt"), "corregida")});
        QCOMPARE(store.load("n").document.bytes, std::string("corregida"));
    }
    // Evaluations end in any order; the log keeps the order of the file, refusals and all.
    void documentsGoInAsTheyCame()
    {
        StoreFixture store;
        QByteArray lines;
        std::string expected;
        for (int i = 0; i < 60; ++i) {
            lines += transcriptJson("tr-" + QByteArray::number(i), "", QByteArray(60000, 'x')) + "\n";
            lines += i % 7 == 0 ? "{broken\n" : "";
            expected += "tr-" + std::to_string(i) + "\n";
        }
        Evaluators uneven = simple();
        uneven.transcript = [plain = uneven.transcript](const Transcript& transcript) {
            QThread::msleep(transcript.id.back() % 2 == 0 ? 3 : 0);
            return plain(transcript);
        };
        const Outcome out = run(store, {Folder(store).write(QStringLiteral("many.jsonl"), lines)}, uneven);
        QCOMPARE(out.totals->added, std::size_t(60));
        QCOMPARE(out.totals->refused, std::size_t(9));
        QCOMPARE(store.ask("SELECT subject FROM events WHERE kind = 'document.imported' ORDER BY seq"),
                 expected);
    }
    void cancelKeepsWhatWasCommitted()
    {
        StoreFixture store;
        QByteArray lines;
        for (int i = 0; i < 3000; ++i)
            lines += transcriptJson("tr-" + QByteArray::number(i), "", QByteArray(4000, 'x')) + "\n";
        const std::string file = Folder(store).write(QStringLiteral("many.jsonl"), lines);
        std::atomic<bool> cancel{false};
        ImportNotices notices;
        notices.progress = [&cancel](std::size_t read, std::size_t total) { cancel = read > total / 2; };
        const auto totals = runImport(store.open(), {file}, simple(), {std::nullopt, "tester"}, notices,
                                      cancel, store.clock());
        QVERIFY(totals && totals->cancelled);
        QVERIFY(totals->added > 0 && totals->added < 3000);
        QCOMPARE(store.ask("SELECT count(*) FROM items"), std::to_string(totals->added) + "\n");
        ReadHandle handle = take(store.open().openRead());
        QVERIFY(take(auditStore(handle)).ok());
        QCOMPARE(run(store, {file}).totals->added, 3000 - totals->added);
    }
    void evaluatingAgainIsAnEventAndKeepsTheOldVerdict()
    {
        StoreFixture store;
        const Folder folder(store);
        run(store, {folder.write(QStringLiteral("a.json"), transcriptJson("tr-1")),
                    folder.write(QStringLiteral("n.txt"), "nota")});
        const std::atomic<bool> cancel{false};
        const auto same = runReevaluation(store.open(), simple(), "tester", {}, cancel, store.clock());
        QVERIFY(same);
        QCOMPARE(same->documents, std::size_t(2));
        QCOMPARE(same->changed, std::size_t(0));
        const auto other = runReevaluation(store.open(), simple("v2"), "tester", {}, cancel, store.clock());
        QCOMPARE(other->changed, std::size_t(2));
        QCOMPARE(store.load("n").versions, std::string("v2"));
        QCOMPARE(store.ask("SELECT versions, stale FROM evaluations WHERE record = 'n' ORDER BY id"),
                 std::string("v1|1\nv2|0\n"));
        QCOMPARE(store.ask("SELECT count(*) FROM events WHERE kind = 'document.evaluated'"),
                 std::string("4\n"));
    }
    void searchIndexIsMadeAgainFromTheDocuments()
    {
        StoreFixture store;
        const Folder folder(store);
        run(store,
            {folder.write(QStringLiteral("a.json"), transcriptJson("tr-1", "", "uveítis")),
             folder.write(QStringLiteral("n.txt"), "uveítis previa"),
             folder.write(
                 QStringLiteral("m.json"),
                 "{\"format\":\"biobadamex.note\",\"version\":1,\"id\":\"n-9\",\"text\":\"sin uveítis\"}")});
        const auto found = [&store] {
            ReadHandle handle = take(store.open().openRead());
            QueueFilter filter;
            filter.text = "uveitis";
            filter.withoutReasons = true;
            return take(QueueReader(handle, store.clock()).count(filter));
        };
        QCOMPARE(found(), std::size_t(3));
        store.tamper(
            "INSERT INTO search_index (search_index) VALUES ('delete-all'); DELETE FROM search_rows");
        QCOMPARE(found(), std::size_t(0));
        {
            WriteHandle handle = take(store.open().openWrite());
            take(rebuildSearch(handle, storedDocumentIndexer()));
        }
        QCOMPARE(found(), std::size_t(3));
    }
    void readOnlyStoreTakesNothing()
    {
        StoreFixture store;
        (void)store.open();
        const StoreFile readOnly = take(StoreFile::open(store.path(), {false, true, ""}, store.clock()));
        const std::atomic<bool> cancel{false};
        const auto totals =
            runImport(readOnly, {"x"}, simple(), {std::nullopt, "t"}, {}, cancel, store.clock());
        QVERIFY(!totals);
        QCOMPARE(totals.error().code, std::string("store.read_only"));
    }
    void builtInEnginesGiveWhatTheQueueNeeds()
    {
        StoreFixture store;
        const std::string sample = std::string(COTEJO_SOURCE_DIR) + "/resources/sample";
        const Outcome out = run(store, {sample}, take(builtInEvaluators()));
        QVERIFY(out.totals);
        QCOMPARE(out.totals->refused, std::size_t(0));
        QVERIFY(out.totals->added >= 24);
        ReadHandle handle = take(store.open().openRead());
        const QueueReader reader(handle, store.clock());
        QueueFilter all;
        all.withoutReasons = true;
        const QueuePage page = take(reader.page(all, std::nullopt, 1000));
        QVERIFY(page.rows.size() >= 24);
        std::size_t passed = 0;
        for (const QueueRow& row : page.rows) {
            QVERIFY2(!row.verdict.empty(), row.item.c_str());
            const CompletenessCounts& c = row.completeness;
            QCOMPARE(c.complete + c.toClarify + c.unknown + c.absent, c.asked);
            if (row.kind == ItemKind::note)
                QCOMPARE(row.verdict, std::to_string(c.complete) + "/" + std::to_string(c.asked));
            passed += row.verdict == "passed" ? 1U : 0U;
        }
        QVERIFY(passed > 0);
    }
};

QTEST_GUILESS_MAIN(TestImportJob)
#include "tst_import_job.moc"
