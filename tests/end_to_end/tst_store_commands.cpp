#include "tests/engine/store/store_fixture.h"
#include "tests/support/cli_run.h"
#include "tests/support/schema_check.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QtTest>

namespace
{
const QString kStore = QStringLiteral("--store");
const QString kReason = QStringLiteral("--reason");
} // namespace

// import, queue, decide, undo, export and audit as people run them.
class TestStoreCommands : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    CliRun cli(const QStringList& arguments) const
    {
        return CliRun::of(arguments,
                          {QStringLiteral("COTEJO_DEVICE=device-test"), QStringLiteral("LC_ALL=C.UTF-8")});
    }
    CliRun decide(const QString& store, const QString& item, const QString& decision,
                  const QStringList& more = {}) const
    {
        return cli(QStringList{QStringLiteral("decide"), kStore, store, QStringLiteral("--item"), item,
                               QStringLiteral("--decision"), decision, QStringLiteral("--by"),
                               QStringLiteral("Dra. R. Canul")} +
                   more);
    }
    static QString sample() { return QString::fromUtf8(COTEJO_SOURCE_DIR "/resources/sample"); }
    QString filled(const char* name) const
    {
        const QString store = path(name);
        const CliRun import = cli({QStringLiteral("import"), sample(), kStore, store});
        if (import.exitStatus != 0)
            qFatal("import: %s", import.messages.constData());
        return store;
    }
    static void keepsSchema(const char* schema, const QByteArray& lines)
    {
        const auto problems = cotejo::schemaProblemsInLines(schema, lines.toStdString());
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        QVERIFY(!lines.isEmpty());
    }

private Q_SLOTS:
    // A contract of the hospital's own: known to every command, its file's change makes old verdicts stale
    // and the new evaluation an event; the old one stays.
    void aHospitalsContract()
    {
        const QString folder = path("contracts");
        QVERIFY(QDir().mkpath(folder));
        QFile shipped(QString::fromUtf8(COTEJO_SOURCE_DIR "/resources/contracts/orvs-rules.json"));
        QVERIFY(shipped.open(QIODevice::ReadOnly));
        QJsonObject contract = QJsonDocument::fromJson(shipped.readAll()).object();
        contract.insert(QStringLiteral("id"), QStringLiteral("hospital-x"));
        const auto put = [&](const QJsonObject& file) {
            QFile out(folder + QStringLiteral("/x.json"));
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(QJsonDocument(file).toJson());
        };
        const auto with = [&](const QStringList& arguments) {
            return CliRun::of(arguments,
                              {QStringLiteral("COTEJO_DEVICE=device-test"), QStringLiteral("LC_ALL=C.UTF-8"),
                               QStringLiteral("COTEJO_CONTRACTS=") + folder});
        };
        const QString record = path("x.json");
        QFile file(record);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({"format":"rheumai.transcript","version":1,"id":"x","turns":[{"id":"t1","answer":"A",)"
            R"("drafts":[{"kind":"initial","text":"A"}],"evaluations":[{"contract":"hospital-x","draft":0,)"
            R"("dimensions":{"clinical_accuracy":7.5,"safety":7.5,"therapeutic_management":7.5,)"
            R"("resource_stewardship":7.5},"composite":7.5}]}]})");
        file.close();
        const auto verdict = [](const CliRun& run) {
            return run.lines.isEmpty() ? QString() : run.lines[0][QLatin1String("verdict")].toString();
        };
        QCOMPARE(verdict(cli({QStringLiteral("check"), record})),
                 QStringLiteral("evaluator_error")); // not known
        put(contract);
        QCOMPARE(verdict(with({QStringLiteral("check"), record})), QStringLiteral("passed"));
        const QString store = path("hospital.cotejo");
        QCOMPARE(with({QStringLiteral("import"), record, kStore, store}).exitStatus, 0);
        const auto reevaluate = [&] {
            const CliRun run = with({QStringLiteral("reevaluate"), kStore, store});
            return run.exitStatus == 0 ? run.lines[0][QLatin1String("changed")].toInt() : -1;
        };
        QCOMPARE(reevaluate(), 0); // the same file
        QJsonObject threshold = contract.value(QStringLiteral("threshold")).toObject();
        threshold.insert(QStringLiteral("value"), 8.0);
        contract.insert(QStringLiteral("threshold"), threshold);
        put(contract);
        QCOMPARE(reevaluate(), 1);
        const CliRun queue = with({QStringLiteral("queue"), kStore, store});
        QCOMPARE(verdict(queue), QStringLiteral("failed"));
        const auto ask = [&](const char* sql) { return cotejo::test::runSqlOn(store.toStdString(), sql); };
        QCOMPARE(ask("SELECT count(*), sum(stale) FROM evaluations"), std::string("2|1\n"));
        QCOMPARE(ask("SELECT count(*) FROM events WHERE kind = 'document.evaluated'"), std::string("2\n"));
        QCOMPARE(ask("SELECT count(DISTINCT versions) FROM evaluations"), std::string("2\n"));
        // A fault is named with its pointer, and nothing is decided without it.
        QJsonArray dimensions = contract.value(QStringLiteral("dimensions")).toArray();
        QJsonObject first = dimensions[0].toObject();
        first.insert(QStringLiteral("weight"), 0.54);
        dimensions[0] = first;
        contract.insert(QStringLiteral("dimensions"), dimensions);
        put(contract);
        const CliRun broken = with({QStringLiteral("reevaluate"), kStore, store});
        QVERIFY(broken.exitStatus != 0);
        QVERIFY2(broken.messages.contains("x.json") && broken.messages.contains("/dimensions"),
                 broken.messages.constData());
        QCOMPARE(ask("SELECT count(*) FROM evaluations"), std::string("2\n"));
    }

    void wholeWay()
    {
        const QString store = path("way.cotejo");
        const CliRun import = cli({QStringLiteral("import"), sample(), kStore, store});
        QCOMPARE(import.exitStatus, 0);
        keepsSchema("import-line", import.output);
        const CliRun again = cli({QStringLiteral("import"), sample(), kStore, store});
        QCOMPARE(again.exitStatus, 0);
        for (const QJsonObject& line : again.lines)
            QVERIFY(line[QLatin1String("added")] == 0 && line[QLatin1String("duplicates")].toInt() > 0);

        const CliRun queue = cli({QStringLiteral("queue"), kStore, store});
        QCOMPARE(queue.exitStatus, 0);
        keepsSchema("queue-line", queue.output);
        QVERIFY(queue.lines.size() >= 3);
        const auto item = [&queue](qsizetype at) {
            return queue.lines[at][QLatin1String("item")].toString();
        };

        const CliRun first =
            decide(store, item(0), QStringLiteral("reject"),
                   {kReason, QStringLiteral("dose"), QStringLiteral("--comment"), QStringLiteral("=1+1")});
        QCOMPARE(first.exitStatus, 0);
        keepsSchema("decide-line", first.output);
        QCOMPARE(decide(store, item(1), QStringLiteral("escalate"),
                        {kReason, QStringLiteral("adverse_event"), kReason, QStringLiteral("other"),
                         QStringLiteral("--level"), QStringLiteral("pharmacovigilance"),
                         QStringLiteral("--urgency"), QStringLiteral("immediate"), QStringLiteral("--to"),
                         QStringLiteral("Dr. M. Uc")})
                     .exitStatus,
                 0);
        QCOMPARE(decide(store, item(2), QStringLiteral("postpone"),
                        {QStringLiteral("--until"), QStringLiteral("2199-01-01")})
                     .exitStatus,
                 0);
        const CliRun undo = cli({QStringLiteral("undo"), kStore, store, QStringLiteral("--event"),
                                 first.lines[0][QLatin1String("event")].toString(), QStringLiteral("--by"),
                                 QStringLiteral("Dra. R. Canul")});
        QCOMPARE(undo.exitStatus, 0);
        QCOMPARE(undo.lines[0][QLatin1String("seq")].toInt(),
                 first.lines[0][QLatin1String("seq")].toInt() + 3);

        QStringList states;
        for (const QJsonObject& line : cli({QStringLiteral("queue"), kStore, store}).lines.mid(0, 3))
            states << line[QLatin1String("state")].toString();
        QCOMPARE(states, (QStringList{QStringLiteral("pending"), QStringLiteral("escalated"),
                                      QStringLiteral("postponed")}));

        const QString out = path("way.jsonl");
        QCOMPARE(cli({QStringLiteral("export"), kStore, store, QStringLiteral("--format"),
                      QStringLiteral("jsonl"), QStringLiteral("--out"), out})
                     .exitStatus,
                 0);
        QFile file(out);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray rows = file.readAll();
        keepsSchema("export-row", rows);
        QCOMPARE(rows.count('\n'), 3);
        const CliRun audit = cli({QStringLiteral("audit"), kStore, store, QStringLiteral("--against"),
                                  out + QLatin1String(".meta.json")});
        QCOMPARE(audit.exitStatus, 0);
        keepsSchema("audit-line", audit.output);
        QCOMPARE(audit.lines.size(), 1);
        QCOMPARE(audit.lines[0][QLatin1String("device")].toString(), QStringLiteral("device-test"));
    }
    void badUsageIsTwo_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* arguments, const char* says) {
            QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(says);
        };
        row("decide --item nobody/t1 --decision reject --by x --reason other", "nobody/t1");
        row("decide --item ITEM --decision reject --by x --reason Dosis!", "dose");
        row("decide --item ITEM --decision refuse --by x --reason other", "refuse");
        row("decide --item ITEM --decision escalate --by x --reason other --level committee", "--urgency");
        row("decide --item ITEM --decision escalate --by x --reason other --level boss --urgency routine "
            "--to y",
            "boss");
        row("decide --item ITEM --decision postpone --by x --until 2020-01-01", "until");
        row("decide --item ITEM --decision postpone --by x --until soon", "until");
        row("decide --item ITEM --decision approve_with_correction --by x --reason other --corrected "
            "none.txt",
            "none.txt");
        row("decide --item ITEM --decision reject --reason other", "--by");
        row("undo --event none --by x", "none");
        row("export --format xml --out x", "xml");
        row("export --format csv --out x --filter colour=red", "colour=red");
        row("queue --state open", "open");
        row("audit --against none.json", "none.json");
    }
    void badUsageIsTwo()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, says);
        static const QString store = filled("usage.cotejo");
        QStringList list = arguments.split(QLatin1Char(' '));
        list.replaceInStrings(
            QStringLiteral("ITEM"),
            cli({QStringLiteral("queue"), kStore, store}).lines[0][QLatin1String("item")].toString());
        const CliRun run = cli(list + QStringList{kStore, store});
        QCOMPARE(run.exitStatus, 2);
        QVERIFY2(run.messages.contains(says.toUtf8()), run.messages.constData());
        QVERIFY(run.output.isEmpty());
    }
    void noStoreIsBadUsageAndMakesNone()
    {
        for (const char* command : {"queue", "audit"}) {
            QCOMPARE(cli({QLatin1String(command), kStore, path("none.cotejo")}).exitStatus, 2);
            QVERIFY(!QFile::exists(path("none.cotejo")));
        }
    }
    void refusedRecordsAreNamedAndTheOthersGoIn()
    {
        QFile file(path("mixed.jsonl"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\":\"rheumai.transcript\",\"version\":1,\"id\":\"x\",\"turns\":[{\"id\":\"t1\","
                   "\"answer\":\"a\"}]}\n{\"format\":1}\n");
        file.close();
        const CliRun some = cli({QStringLiteral("import"), file.fileName(), kStore, path("mixed.cotejo")});
        QCOMPARE(some.exitStatus, 1);
        QCOMPARE(some.lines[0][QLatin1String("added")].toInt(), 1);
        QCOMPARE(some.lines[0][QLatin1String("refused")].toInt(), 1);
        QVERIFY2(some.messages.contains("mixed.jsonl, line 2"), some.messages.constData());
        QCOMPARE(decide(path("mixed.cotejo"), QStringLiteral("x/t1"),
                        QStringLiteral("approve_with_correction"),
                        {QStringLiteral("--corrected"), m_folder.path()})
                     .exitStatus,
                 2); // a folder
        QFile empty(path("empty.json"));
        QVERIFY(empty.open(QIODevice::WriteOnly));
        empty.write("[]");
        empty.close();
        QCOMPARE(cli({QStringLiteral("import"), empty.fileName(), kStore, path("mixed.cotejo")}).exitStatus,
                 3);
    }
    void nothingToExportIsSaid()
    {
        const QString store = filled("nothing.cotejo");
        const CliRun run = cli({QStringLiteral("export"), kStore, store, QStringLiteral("--format"),
                                QStringLiteral("csv"), QStringLiteral("--out"), path("nothing.csv")});
        QCOMPARE(run.exitStatus, 0);
        QVERIFY2(run.messages.contains("nothing to export"), run.messages.constData());
        QFile file(path("nothing.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("seq,at,offset,actor,item,document,verdict,versions,decision,"
                                            "reasons,level,urgency,to,comment,state\r\n"));
    }
    // Neither the store's own name, however it is written, nor a companion's, another store's, a link's or a
    // folder's.
    void anExportTakesNoStoresPlace_data()
    {
        QTest::addColumn<QString>("store");
        QTest::addColumn<QString>("out");
        const auto row = [](const char* name, const char* store, const char* out) {
            QTest::newRow(name) << QString::fromLatin1(store) << QString::fromLatin1(out);
        };
        row("itself", "kept.cotejo", "kept.cotejo");
        row("itself, another way", "kept.cotejo", "in/../kept.cotejo");
        row("its log", "kept.cotejo", "kept.cotejo-wal");
        row("another store", "kept.cotejo", "other.cotejo");
        row("by the summary's name", "log.csv.meta.json", "log.csv");
        row("a link to it", "kept.cotejo", "link.csv");
        row("a folder", "kept.cotejo", "in");
    }
    void anExportTakesNoStoresPlace()
    {
        QFETCH(QString, store);
        QFETCH(QString, out);
        QVERIFY(QDir().mkpath(path("in")));
        const QString kept = m_folder.filePath(store);
        for (const QString& name : {kept, path("other.cotejo")}) {
            if (!QFile::exists(name))
                QCOMPARE(cli({QStringLiteral("import"), sample(), kStore, name}).exitStatus, 0);
        }
        QFile::link(kept, path("link.csv"));
        for (const char* format : {"csv", "jsonl", "xlsx", "fhir"}) {
            const CliRun run = cli({QStringLiteral("export"), kStore, kept, QStringLiteral("--format"),
                                    QLatin1String(format), QStringLiteral("--out"), m_folder.filePath(out)});
            QVERIFY2(run.exitStatus == 2, run.messages.constData());
            QVERIFY2(run.messages.contains("usage.not_replaceable"), run.messages.constData());
        }
        for (const QString& name : {kept, path("other.cotejo")})
            QCOMPARE(cli({QStringLiteral("audit"), kStore, name}).exitStatus, 0);
        QFile::remove(path("link.csv"));
    }
    void aFolderIsNoFile_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const QString& line) { QTest::newRow(qPrintable(line)) << line.split(u' '); };
        row(QStringLiteral("rubric weights ."));
        row(QStringLiteral("rubric diff . ."));
        row(QStringLiteral("rubric score rheumatology ."));
        row(QStringLiteral("agree ."));
        row(QStringLiteral("form check ."));
        row(QStringLiteral("metaeval align . --judge m"));
        row(QStringLiteral("metaeval perturb . ."));
        row(QStringLiteral("note --form . ."));
        row(QStringLiteral("pubmed load . --store none.cotejo"));
    }
    void aFolderIsNoFile()
    {
        QFETCH(QStringList, arguments);
        const CliRun run = cli(arguments);
        QVERIFY2(run.exitStatus >= 2 && run.exitStatus <= 4, run.messages.constData());
        QVERIFY(!run.messages.isEmpty());
    }
    void auditNamesATamperedEvent()
    {
        const QString store = filled("tamper.cotejo");
        const QString item =
            cli({QStringLiteral("queue"), kStore, store}).lines[0][QLatin1String("item")].toString();
        const CliRun decided =
            decide(store, item, QStringLiteral("reject"), {kReason, QStringLiteral("dose")});
        const int seq = decided.lines[0][QLatin1String("seq")].toInt();
        cotejo::test::runSqlOn(store.toStdString(),
                               "DROP TRIGGER events_keep_update; UPDATE events SET payload = "
                               "replace(payload, '\"reject\"', '\"approve\"')");
        const CliRun audit = cli({QStringLiteral("audit"), kStore, store});
        QCOMPARE(audit.exitStatus, 4);
        keepsSchema("audit-line", audit.output);
        QCOMPARE(audit.lines[0][QLatin1String("ok")].toBool(), false);
        QCOMPARE(audit.lines[0][QLatin1String("first_bad_seq")].toInt(), seq);
        QVERIFY(audit.lines[0][QLatin1String("why")].toString().startsWith(QLatin1String("row_changed:")));
    }
    void newerStoreIsRefusedByEveryCommand()
    {
        const QString store = filled("newer.cotejo");
        cotejo::test::runSqlOn(store.toStdString(),
                               "PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)");
        for (const char* command : {"queue", "audit"}) {
            const CliRun run = cli({QLatin1String(command), kStore, store});
            QCOMPARE(run.exitStatus, 4);
            QVERIFY2(run.messages.contains("store.newer_file"), run.messages.constData());
        }
    }
};

QTEST_GUILESS_MAIN(TestStoreCommands)
#include "tst_store_commands.moc"
