#include "tests/end_to_end/orvs_folder.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

using namespace cotejo::test;

// What stands around a run: keys, store, usage, and scores for answers that have none.
class TestOrvsCommand : public QObject
{
    Q_OBJECT

    OrvsFolder m_folder;

private Q_SLOTS:
    void keysStayOut()
    {
        ScriptedModels models;
        models.texts = {chatReply("Vigile (PMID: 31969328). Bearer k-writer-77", "gemma-2")};
        models.scores = {{401, "k-judge-88"}};
        const QString url = QString::fromStdString(models.service.url());
        const QString out = m_folder.path(QStringLiteral("keys.json"));
        const QString store = m_folder.path(QStringLiteral("keys.cotejo"));
        const CliRun run = CliRun::of(
            {QStringLiteral("orvs"), QStringLiteral("run"), QStringLiteral("--contract"),
             QStringLiteral("orvs-preprint"), QStringLiteral("--query"), QStringLiteral("¿Dosis?"),
             QStringLiteral("--evidence"), m_folder.evidence(), QStringLiteral("--out"), out,
             QStringLiteral("--generator"), url, QStringLiteral("--evaluator"), url,
             QStringLiteral("--store"), store},
            {QStringLiteral("COTEJO_GENERATOR_KEY=k-writer-77"),
             QStringLiteral("COTEJO_EVALUATOR_KEY=k-judge-88"), QStringLiteral("COTEJO_DEVICE=device-test")});
        QVERIFY2(run.exitStatus == 0, run.messages.constData());
        QCOMPARE(models.service.requests().front().headers.at("authorization"),
                 std::string("Bearer k-writer-77"));
        QCOMPARE(models.service.requests().back().headers.at("authorization"),
                 std::string("Bearer k-judge-88"));
        QByteArray kept = run.output + run.messages;
        for (const QString& name : {out, store, QString(store + QStringLiteral("-wal"))}) {
            QFile file(name);
            if (file.open(QIODevice::ReadOnly))
                kept += file.readAll();
        }
        QVERIFY(kept.contains("[clave]"));
        for (const char* key : {"k-writer-77", "k-judge-88"})
            QVERIFY2(!kept.contains(key), key);
    }

    void exhaustionLandsInTheQueue()
    {
        ScriptedModels models;
        models.texts = {text("Vigile la función hepática (PMID: 31969328).")};
        models.scores = {judged(scores(kFour, "6"))};
        const QString url = QString::fromStdString(models.service.url());
        const QString store = m_folder.path(QStringLiteral("queue.cotejo"));
        const CliRun run = m_folder.run(
            m_folder.path(QStringLiteral("queue.json")), QStringLiteral("orvs-preprint"), url, url,
            {QStringLiteral("--store"), store, QStringLiteral("--by"), QStringLiteral("Dra. R. Canul")});
        QVERIFY2(run.exitStatus == 0, run.messages.constData());
        const CliRun queue = CliRun::of({QStringLiteral("queue"), QStringLiteral("--store"), store});
        QCOMPARE(queue.lines.size(), 1);
        QCOMPARE(queue.lines[0][Line("item")].toString(), QStringLiteral("orvs-1/t1"));
        const QJsonArray reasons = queue.lines[0][Line("reasons")].toArray();
        QVERIFY(reasons.contains(QStringLiteral("asked")) &&
                reasons.contains(QStringLiteral("verdict:failed")));
        const CliRun audit = CliRun::of({QStringLiteral("audit"), QStringLiteral("--store"), store});
        QCOMPARE(audit.exitStatus, 0);
        QCOMPARE(audit.lines[0][Line("events")].toInt(), 4); // made, imported, evaluated, escalated
        const CliRun again =
            CliRun::of({QStringLiteral("import"), m_folder.path(QStringLiteral("queue.json")),
                        QStringLiteral("--store"), m_folder.path(QStringLiteral("other.cotejo"))});
        QCOMPARE(again.exitStatus, 0);
        const CliRun other = CliRun::of({QStringLiteral("audit"), QStringLiteral("--store"),
                                         m_folder.path(QStringLiteral("other.cotejo"))});
        QCOMPARE(other.lines[0][Line("events")].toInt(), 4);
    }

    void badUsage_data()
    {
        QTest::addColumn<QString>("contract");
        QTest::addColumn<QString>("evaluator");
        QTest::addColumn<QStringList>("more");
        const QString here = QStringLiteral("http://127.0.0.1:9");
        QTest::newRow("rules by another contract")
            << QStringLiteral("orvs-preprint") << QStringLiteral("rules") << QStringList();
        QTest::newRow("a model by the rules' contract")
            << QStringLiteral("orvs-rules") << here << QStringList();
        QTest::newRow("unknown contract") << QStringLiteral("orvs-v9") << here << QStringList();
        QTest::newRow("a threshold beside the contract's")
            << QStringLiteral("orvs-preprint") << here
            << QStringList{QStringLiteral("--threshold"), QStringLiteral("5")};
        QTest::newRow("a threshold off the scale")
            << QStringLiteral("orvs-v2-quick") << here
            << QStringList{QStringLiteral("--threshold"), QStringLiteral("101")};
        QTest::newRow("a threshold in words")
            << QStringLiteral("orvs-v2-quick") << here
            << QStringList{QStringLiteral("--threshold"), QStringLiteral("7/10")};
        QTest::newRow("an extension where the contract regenerates")
            << QStringLiteral("orvs-v1") << here
            << QStringList{QStringLiteral("--correction"), QStringLiteral("extend")};
        QTest::newRow("http to another machine")
            << QStringLiteral("orvs-preprint") << QStringLiteral("http://models.example.org")
            << QStringList();
    }
    void badUsage()
    {
        QFETCH(QString, contract);
        QFETCH(QString, evaluator);
        QFETCH(QStringList, more);
        const QString out = m_folder.path(QStringLiteral("usage.json"));
        const CliRun run = m_folder.run(out, contract, QStringLiteral("http://127.0.0.1:9"), evaluator, more);
        QCOMPARE(run.exitStatus, 2);
        QVERIFY(!run.messages.isEmpty() && run.output.isEmpty());
        QVERIFY(!QFile::exists(out) && !QFile::exists(out + QStringLiteral(".part")));
    }

    void badEvidenceIsNamed()
    {
        const QString name = m_folder.path(QStringLiteral("bad.json"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"([{"pmid":"1"},{"pmid":31969328}])");
        file.close();
        const CliRun run =
            CliRun::of({QStringLiteral("orvs"), QStringLiteral("run"), QStringLiteral("--contract"),
                        QStringLiteral("orvs-preprint"), QStringLiteral("--query"), QStringLiteral("¿?"),
                        QStringLiteral("--evidence"), name, QStringLiteral("--out"),
                        m_folder.path(QStringLiteral("none.json")), QStringLiteral("--generator"),
                        QStringLiteral("http://127.0.0.1:9"), QStringLiteral("--evaluator"),
                        QStringLiteral("http://127.0.0.1:9")});
        QCOMPARE(run.exitStatus, 3);
        QVERIFY2(run.messages.contains("bad.json /1/pmid"), run.messages.constData());
    }

    // What was never scored as it was delivered gets a score of ours beside the record, which stays.
    void verifies()
    {
        const QString name = m_folder.path(QStringLiteral("verify.jsonl"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format":"rheumai.transcript","version":1,"id":"a","turns":[)"
                   R"({"id":"t1","query":"¿Dosis?","answer":"Quince miligramos por semana."},)"
                   R"({"id":"t2","query":"Hola","answer":"Hola."}]})"
                   "\n");
        file.close();
        ScriptedModels models;
        models.scores = {judged(scores(kFour, "9.5"))};
        const QString url = QString::fromStdString(models.service.url());
        const CliRun run =
            CliRun::of({QStringLiteral("orvs"), QStringLiteral("verify"), name, QStringLiteral("--contract"),
                        QStringLiteral("orvs-preprint"), QStringLiteral("--evaluator"), url});
        QVERIFY2(run.exitStatus == 0, run.messages.constData());
        QCOMPARE(run.lines.size(), 1);
        QCOMPARE(run.lines[0][Line("turn")].toString(), QStringLiteral("t1"));
        QCOMPARE(run.lines[0][Line("verdict")].toString(), QStringLiteral("passed"));
        QCOMPARE(run.lines[0][Line("recorded_verdict")].toString(), QStringLiteral("not_evaluated"));
        QCOMPARE(run.lines[0][Line("made_by")].toString(), QStringLiteral("cotejo:model"));
        const CliRun check = CliRun::of({QStringLiteral("check"), name});
        QCOMPARE(check.lines[0][Line("verdict")].toString(), QStringLiteral("not_evaluated"));
    }
};

QTEST_GUILESS_MAIN(TestOrvsCommand)
#include "tst_orvs_command.moc"
