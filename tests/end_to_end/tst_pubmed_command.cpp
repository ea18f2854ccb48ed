#include "tests/support/cli_run.h"
#include "tests/support/service_replies.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

using namespace cotejo::test;

namespace
{
using Line = QLatin1String;

const char* kTranscript =
    R"({"format":"rheumai.transcript","version":1,"id":"tr","turns":[)"
    R"({"id":"t1","query":"¿?","retrieved":[{"pmid":"9500320","title":"Ileal hyperplasia"},)"
    R"({"pmid":"31969328","title":"EULAR recommendations, 2019 update"}],)"
    R"("answer":"Véase PMID: 9500320 y PMID: 31969328."},)"
    R"({"id":"t2","query":"¿?","retrieved":[{"pmid":"31969328","title":"Otro título"}],)"
    R"("answer":"Véase PMID: 31969328 y PMID: 99999999."},)"
    R"({"id":"t3","query":"¿?","retrieved":[],"answer":"PMID: 12345."}]})";
} // namespace

// Facts about papers: asked of a service on loopback, or taken from a list.
class TestPubmedCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString filled(const QString& name) const
    {
        const QString transcript = m_folder.filePath(QStringLiteral("tr.json"));
        QFile file(transcript);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no transcript");
        file.write(kTranscript);
        file.close();
        const QString store = m_folder.filePath(name);
        const CliRun import =
            CliRun::of({QStringLiteral("import"), transcript, QStringLiteral("--store"), store});
        if (import.exitStatus != 0)
            qFatal("import: %s", import.messages.constData());
        return store;
    }
    static CliRun refresh(const QString& store, const LoopbackService& service, const QStringList& more = {})
    {
        return CliRun::of(
            QStringList{QStringLiteral("pubmed"), QStringLiteral("refresh"), QStringLiteral("--store"), store,
                        QStringLiteral("--address"), QString::fromStdString(service.url())} +
                more,
            {QStringLiteral("COTEJO_EMAIL=registro@ejemplo.mx"), QStringLiteral("NCBI_API_KEY=ncbi-key-5")});
    }
    // Reasons of each item, as the queue has them.
    static QMap<QString, QStringList> reasonsIn(const QString& store)
    {
        QMap<QString, QStringList> reasons;
        const CliRun queue = CliRun::of({QStringLiteral("queue"), QStringLiteral("--store"), store});
        for (const QJsonObject& line : queue.lines) {
            const QJsonArray list = line[Line("reasons")].toArray();
            QStringList words;
            for (const QJsonValue& reason : list)
                words << reason.toString();
            reasons.insert(line[Line("item")].toString(), words.filter(QStringLiteral("lookup:")));
        }
        return reasons;
    }
    void loadList(const QString& store, const QByteArray& rows, int exitStatus) const
    {
        QFile file(m_folder.filePath(QStringLiteral("short.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "Record ID,Title,RetractionDate,RetractionPubMedID,OriginalPaperPubMedID,RetractionNature\n" +
            rows);
        file.close();
        const CliRun run = CliRun::of({QStringLiteral("pubmed"), QStringLiteral("load"), file.fileName(),
                                       QStringLiteral("--store"), store});
        QVERIFY2(run.exitStatus == exitStatus, run.messages.constData());
    }

private Q_SLOTS:
    void refreshes()
    {
        const QString store = filled(QStringLiteral("refresh.cotejo"));
        LoopbackService service([](const ServiceRequest&) {
            return esummaryReply(
                {esummaryRecord("9500320", "Ileal hyperplasia.",
                                R"(,"references":[{"refsource":"Lancet. 2010 Feb 6;375(9713):445",)"
                                R"("reftype":"Retraction in","pmid":20137807}])"),
                 esummaryRecord("31969328", "[EULAR Recommendations, 2019 Update].",
                                R"(,"references":[{"refsource":"X","reftype":"Expression of concern in"}])"),
                 R"("99999999":{"uid":"99999999","error":"cannot get document summary"})"});
        });
        const CliRun run = refresh(store, service);
        QVERIFY2(run.exitStatus == 0, run.messages.constData());
        QMap<QString, QJsonObject> papers;
        for (const QJsonObject& line : run.lines)
            papers.insert(line[Line("pmid")].toString(), line);
        QCOMPARE(papers.size(), 4);
        QVERIFY(papers[QStringLiteral("9500320")][Line("retracted")].toBool());
        QVERIFY(papers[QStringLiteral("9500320")][Line("title_differs")].toArray().isEmpty());
        const QJsonArray differs = papers[QStringLiteral("31969328")][Line("title_differs")].toArray();
        QCOMPARE(differs.size(), 1);
        QCOMPARE(differs[0][Line("item")].toString(), QStringLiteral("tr/t2"));
        QCOMPARE(differs[0][Line("stated")].toString(), QStringLiteral("Otro título"));
        QCOMPARE(papers[QStringLiteral("99999999")][Line("status")].toString(), QStringLiteral("not_found"));
        QVERIFY(papers[QStringLiteral("99999999")][Line("retracted")].isNull());
        QCOMPARE(papers[QStringLiteral("12345")][Line("status")].toString(), QStringLiteral("no_record"));
        const std::string form = service.requests().at(0).body;
        QVERIFY(form.find("email=registro%40ejemplo.mx") != std::string::npos);
        QVERIFY(!QByteArray(run.output + run.messages).contains("ncbi-key-5"));

        const auto reasons = reasonsIn(store);
        QCOMPARE(reasons[QStringLiteral("tr/t1")],
                 (QStringList{QStringLiteral("lookup:retracted"), QStringLiteral("lookup:concern")}));
        QCOMPARE(reasons[QStringLiteral("tr/t2")], QStringList{QStringLiteral("lookup:concern")});
        QVERIFY(reasons[QStringLiteral("tr/t3")].isEmpty());

        const CliRun again = refresh(store, service); // all were checked today
        QCOMPARE(again.exitStatus, 0);
        QVERIFY(again.lines.isEmpty());
        QCOMPARE(service.requests().size(), std::size_t{1});
        const CliRun every = refresh(store, service, {QStringLiteral("--all")});
        QCOMPARE(every.lines.size(), 4);
        const CliRun audit = CliRun::of({QStringLiteral("audit"), QStringLiteral("--store"), store});
        QCOMPARE(audit.exitStatus, 0);
        QCOMPARE(audit.lines[0][Line("events")].toInt(), 4); // imported, evaluated, evaluated with the facts
        const CliRun anew = CliRun::of({QStringLiteral("reevaluate"), QStringLiteral("--store"), store});
        QCOMPARE(anew.lines[0][Line("changed")].toInt(), 0); // reasons of look-ups stay
        QCOMPARE(reasonsIn(store)[QStringLiteral("tr/t2")], QStringList{QStringLiteral("lookup:concern")});
    }

    // A look-up that fails is "not checked": no fact, no reason, never "not retracted".
    void failures_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("bad request") << 400 << QByteArray("{}");
        QTest::newRow("HTML") << 200 << QByteArray("<html>Down for maintenance</html>");
        QTest::newRow("empty") << 200 << QByteArray();
        QTest::newRow("error in place of a result")
            << 200 << QByteArray(R"({"error":"API rate limit exceeded"})");
    }
    void failures()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        const QString store =
            filled(QStringLiteral("fail-%1.cotejo").arg(QLatin1String(QTest::currentDataTag())));
        LoopbackService service([&](const ServiceRequest&) {
            return ServiceReply{status, body.toStdString()};
        });
        const CliRun run = refresh(store, service);
        QCOMPARE(run.exitStatus, 1);
        QCOMPARE(run.lines.size(), 4);
        for (const QJsonObject& line : run.lines) {
            QCOMPARE(line[Line("status")].toString(), QStringLiteral("not_checked"));
            QVERIFY(!line.contains(Line("retracted")));
        }
        for (const QStringList& reasons : reasonsIn(store))
            QVERIFY(reasons.isEmpty());
    }

    void loadsAList()
    {
        const QString store = filled(QStringLiteral("list.cotejo"));
        const QString list = m_folder.filePath(QStringLiteral("list.csv"));
        QFile file(list);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QByteArray rows = "Record ID,Title,RetractionDate,RetractionPubMedID,OriginalPaperPubMedID,"
                          "RetractionNature\n1,Ileal,2/6/2010 0:00,20137807,9500320,Retraction\n";
        for (int i = 1; i <= 70000; ++i)
            rows += "2,\"A title, with a comma\",1/1/2020 0:00,0," + QByteArray::number(20000000 + i) +
                    ",Retraction\n";
        file.write(rows);
        file.close();
        const CliRun run = CliRun::of(
            {QStringLiteral("pubmed"), QStringLiteral("load"), list, QStringLiteral("--store"), store});
        QVERIFY2(run.exitStatus == 0, run.messages.constData());
        QCOMPARE(run.lines.at(0)[Line("rows")].toInt(), 70001);
        QCOMPARE(run.lines.at(0)[Line("papers")].toInt(), 70001);
        QCOMPARE(run.lines.at(0)[Line("changed")].toInt(), 1);
        QCOMPARE(reasonsIn(store)[QStringLiteral("tr/t1")], QStringList{QStringLiteral("lookup:retracted")});
    }

    // Nobody un-retracts a paper by an empty file or a line that cannot be read.
    void aBrokenListTakesNothingAway_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<int>("exitStatus");
        QTest::newRow("header only") << QByteArray() << 3;
        QTest::newRow("unknown nature") << QByteArray("1,Ileal,2/6/2010 0:00,0,9500320,retraction\n") << 3;
        QTest::newRow("no PMID there") << QByteArray("1,Ileal,2/6/2010 0:00,0,0,Retraction\n") << 3;
        QTest::newRow("a PMID that is none")
            << QByteArray("1,Ileal,2/6/2010 0:00,0,9500320.0,Retraction\n") << 3;
        QTest::newRow("one good, one refused")
            << QByteArray("1,Other,2/6/2010 0:00,0,777,Retraction\n1,Ileal,2/6/2010 0:00,0,abc,Retraction\n")
            << 1;
    }
    void aBrokenListTakesNothingAway()
    {
        QFETCH(QByteArray, rows);
        QFETCH(int, exitStatus);
        const QString store = filled(QLatin1String(QTest::currentDataTag()) + QStringLiteral(".cotejo"));
        loadList(store, "1,Ileal,2/6/2010 0:00,20137807,9500320,Retraction\n", 0);
        const QStringList before = reasonsIn(store)[QStringLiteral("tr/t1")];
        QCOMPARE(before, QStringList{QStringLiteral("lookup:retracted")});
        loadList(store, rows, exitStatus);
        QCOMPARE(reasonsIn(store)[QStringLiteral("tr/t1")], before);
    }

    // A colleague who never looked anything up imports the same file later; what is known here stays.
    void aMergeKeepsWhatIsKnown()
    {
        const QString ours = filled(QStringLiteral("ours.cotejo"));
        loadList(ours, "1,Ileal,2/6/2010 0:00,20137807,9500320,Retraction\n", 0);
        QTest::qWait(5); // the other evaluation is the later one
        const QString theirs = m_folder.filePath(QStringLiteral("theirs.cotejo"));
        const QStringList elsewhere{QStringLiteral("COTEJO_DEVICE=device-colleague")};
        QCOMPARE(CliRun::of({QStringLiteral("import"), m_folder.filePath(QStringLiteral("tr.json")),
                             QStringLiteral("--store"), theirs},
                            elsewhere)
                     .exitStatus,
                 0);
        const CliRun merge = CliRun::of({QStringLiteral("merge"), QStringLiteral("--store"), ours, theirs});
        QVERIFY2(merge.exitStatus == 0, merge.messages.constData());
        QCOMPARE(reasonsIn(ours)[QStringLiteral("tr/t1")], QStringList{QStringLiteral("lookup:retracted")});
        const CliRun other =
            CliRun::of({QStringLiteral("merge"), QStringLiteral("--store"), theirs, ours}, elsewhere);
        QVERIFY2(other.exitStatus == 0, other.messages.constData());
        QCOMPARE(reasonsIn(theirs)[QStringLiteral("tr/t1")], QStringList{QStringLiteral("lookup:retracted")});
    }
};

QTEST_GUILESS_MAIN(TestPubmedCommand)
#include "tst_pubmed_command.moc"
