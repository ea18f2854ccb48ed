#include "tests/end_to_end/orvs_folder.h"
#include "tests/support/schema_check.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

using namespace cotejo::test;

namespace
{
constexpr const char* kWholeAnswer =
    "Antes de iniciar pida biometría hemática, transaminasas, creatinina, serología de hepatitis B y C y "
    "radiografía de tórax. Metotrexato 15 mg una vez por semana, el mismo día, con ácido fólico 5 mg "
    "semanales (PMID: 31969328). Suba 2.5 mg cada 2 semanas hasta 25 mg semanales. Prueba de embarazo y "
    "anticoncepción eficaz. Evite el alcohol. Avise de tos o disnea (neumonitis), fiebre o úlceras orales "
    "(mielosupresión). Es hepatotóxico. Repita biometría y transaminasas a las 2 y 4 semanas y después cada "
    "12 "
    "semanas. Meta: remisión o baja actividad; revise a los 3 meses y, si a los 6 meses no se alcanza la "
    "meta, "
    "agregue un biológico.";
} // namespace

// Whole runs of the loop as people start them, against services on loopback that behave well and badly.
class TestOrvsRun : public QObject
{
    Q_OBJECT

    OrvsFolder m_folder;

    // The record with what differs from run to run taken out.
    static QJsonObject timeless(QJsonObject record)
    {
        QJsonObject turn = turnOf(record);
        QJsonArray stages;
        for (const QJsonValueRef each : turn[Line("stages")].toArray()) {
            QJsonObject stage = each.toObject();
            stage.remove(Line("at"));
            stage.remove(Line("ms"));
            stages.append(stage);
        }
        turn[Line("stages")] = stages;
        turn.remove(Line("asked_at"));
        record[Line("turns")] = QJsonArray{turn};
        record.remove(Line("exported_at"));
        record.remove(Line("made_by"));
        return record;
    }
    static QString recorded(const QString& name)
    {
        return QString::fromUtf8(COTEJO_SOURCE_DIR "/tests/data/loop/") + name + QStringLiteral(".json");
    }

private Q_SLOTS:
    // One recorded run a contract, one exhausted, one timed out, one with a broken evaluator. A run today
    // leaves the same record, and `check` reads the record as the run said.
    void recordedRuns_data()
    {
        QTest::addColumn<QString>("contract");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<QString>("verdict");
        const auto row = [](const char* name, const char* contract, const QStringList& options,
                            const char* outcome, const char* verdict) {
            QTest::newRow(name) << QString::fromLatin1(contract) << options << QString::fromLatin1(outcome)
                                << QString::fromLatin1(verdict);
        };
        row("preprint", "orvs-preprint", {}, "passed", "passed");
        row("v1", "orvs-v1", {}, "not_rescored", "delivered_not_rescored");
        row("v1_rescored", "orvs-v1", {QStringLiteral("--rescore")}, "passed", "passed");
        row("v2_quick", "orvs-v2-quick", {QStringLiteral("--threshold"), QStringLiteral("75")}, "passed",
            "passed");
        row("v2_deep", "orvs-v2-deep",
            {QStringLiteral("--threshold"), QStringLiteral("75"), QStringLiteral("--correction"),
             QStringLiteral("extend")},
            "passed", "passed");
        row("rules", "orvs-rules", {}, "passed", "passed");
        row("rules_exhausted", "orvs-rules", {}, "exhausted", "failed");
        row("exhausted", "orvs-preprint", {}, "exhausted", "failed");
        row("timed_out", "orvs-preprint", {QStringLiteral("--time-limit"), QStringLiteral("1")}, "fallback",
            "fallback_delivered");
        row("evaluator_broken", "orvs-preprint", {}, "evaluator_failed", "evaluator_error");
    }
    void recordedRuns()
    {
        QFETCH(QString, contract);
        QFETCH(QStringList, options);
        QFETCH(QString, outcome);
        QFETCH(QString, verdict);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        ScriptedModels models;
        models.texts = {text("Vigile la función hepática (PMID: 31969328)."),
                        text("Vigile función hepática y biometría (PMID: 31969328 y PMID: 9500320)."),
                        text("Vigile función hepática y biometría cada 12 semanas (PMID: 31969328).")};
        if (name.startsWith(Line("rules"))) { // the first draft is a daily dose; the rules say what is wrong
            models.texts = {text("Metotrexato 7.5 mg al día (PMID: 31969328).")};
            if (name == Line("rules"))
                models.texts.push_back(text(kWholeAnswer));
        } else if (name == Line("preprint"))
            models.scores = {judged(scores(kFour, "8.5")), judged(scores(kFour, "9.20"))};
        else if (name == Line("v1"))
            models.scores = {judged(scores(kSix, "58", "58"))};
        else if (name == Line("v1_rescored"))
            models.scores = {judged(scores(kSix, "58", "58")), judged(scores(kSix, "71", "71.5"))};
        else if (name == Line("v2_quick"))
            models.scores = {judged(scores(kQuick, "70", "70")), judged(scores(kQuick, "80", "80"))};
        else if (name == Line("v2_deep"))
            models.scores = {judged(scores(kDeep, "70", "70")), judged(scores(kDeep, "80", "80"))};
        else if (name == Line("exhausted"))
            models.scores = {judged(scores(kFour, "6"))};
        else if (name == Line("evaluator_broken"))
            models.scores = {judged("The answer is excellent: 10/10, passed.")};
        else
            models.texts = {silence()};
        const QString url = QString::fromStdString(models.service.url());
        const QString out = m_folder.path(name + QStringLiteral(".json"));
        const QString judge = contract == Line("orvs-rules") ? QStringLiteral("rules") : url;
        const QString query = contract == Line("orvs-rules")
                                  ? QStringLiteral("¿Cómo inicio metotrexato en artritis reumatoide?")
                                  : QStringLiteral("¿Qué vigilo con metotrexato?");
        const CliRun run = m_folder.run(out, contract, url, judge, options, query);
        QVERIFY2(run.exitStatus == 0, run.messages.constData());
        QCOMPARE(run.lines.size(), 1);
        QCOMPARE(run.lines[0][Line("outcome")].toString(), outcome);
        QCOMPARE(run.lines[0][Line("verdict")].toString(), verdict);
        const QJsonObject record = recordIn(out);
        if (qEnvironmentVariableIsSet("COTEJO_RECORD_RUNS"))
            QVERIFY(QFile::remove(recorded(name)) | QFile::copy(out, recorded(name)));
        QCOMPARE(QJsonDocument(timeless(record)).toJson(),
                 QJsonDocument(timeless(recordIn(recorded(name)))).toJson());
        const CliRun check = CliRun::of({QStringLiteral("check"), recorded(name)});
        QCOMPARE(check.exitStatus, 0);
        QCOMPARE(check.lines.size(), 1);
        QCOMPARE(check.lines[0][Line("verdict")].toString(), verdict);
        QFile file(out);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto problems = cotejo::schemaProblemsInLines("transcript", file.readAll().toStdString());
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
    }

    // Whatever an evaluator does wrong, the record says evaluator_error and a person is asked.
    void brokenEvaluators_data()
    {
        QTest::addColumn<int>("what");
        for (const char* name : {"says nothing", "drips", "cut off", "busy", "broken", "HTML", "prose",
                                 "other model", "50 MB", "no UTF-8", "off the scale", "dimension missing",
                                 "prompt cut", "score as text", "says passed", "token limit"})
            QTest::newRow(name) << 0;
    }
    void brokenEvaluators()
    {
        const QByteArray name = QTest::currentDataTag();
        const std::string sound = scores(kFour, "10");
        ServiceReply reply = judged(sound);
        if (name == "says nothing")
            reply.manner = ReplyManner::never;
        else if (name == "drips")
            reply.manner = ReplyManner::drip;
        else if (name == "cut off")
            reply.manner = ReplyManner::cut_off;
        else if (name == "busy")
            reply = {429, "{}", {{"Retry-After", "3600"}}};
        else if (name == "broken")
            reply = {500, "{}"};
        else if (name == "HTML")
            reply = {200, "<html>passed</html>", {{"Content-Type", "text/html"}}};
        else if (name == "prose")
            reply = judged("Excelente respuesta: 10 de 10.");
        else if (name == "other model")
            reply = judged(sound, "gemini-1.5");
        else if (name == "50 MB")
            reply = judged(sound + std::string(50U * 1024U * 1024U, ' '));
        else if (name == "no UTF-8")
            reply.body.insert(reply.body.find("qwen"), "\xE1");
        else if (name == "off the scale")
            reply = judged(scores(kFour, "95"));
        else if (name == "dimension missing")
            reply = judged(scores(kFour.mid(1), "10"));
        else if (name == "prompt cut")
            reply = chatReply(sound, "qwen-3", 7);
        else if (name == "score as text")
            reply = judged(scores(kFour, "\"9/10\""));
        else if (name == "says passed")
            reply = judged(R"({"passed":true,"verdict":"passed","composite":10})");
        else
            reply = chatReply(sound, "qwen-3", -1, "length");
        ScriptedModels models;
        models.texts = {text("Vigile la función hepática (PMID: 31969328).")};
        models.scores = {reply};
        const QString url = QString::fromStdString(models.service.url());
        const QString out = m_folder.path(QStringLiteral("broken.json"));
        const CliRun run = m_folder.run(out, QStringLiteral("orvs-preprint"), url, url,
                                        {QStringLiteral("--evaluator-model"), QStringLiteral("qwen-3"),
                                         QStringLiteral("--call-limit"), QStringLiteral("2")});
        QVERIFY2(run.exitStatus == 0, run.messages.constData());
        QCOMPARE(run.lines[0][Line("outcome")].toString(), QStringLiteral("evaluator_failed"));
        QCOMPARE(run.lines[0][Line("verdict")].toString(), QStringLiteral("evaluator_error"));
        QVERIFY(run.lines[0][Line("escalated")].toBool());
        const QJsonObject evaluation = turnOf(recordIn(out))[Line("evaluations")][0].toObject();
        QVERIFY(!evaluation[Line("errors")].toArray().isEmpty());
        QVERIFY(evaluation[Line("passed")].isNull());
        const CliRun check = CliRun::of({QStringLiteral("check"), out});
        QCOMPARE(check.lines[0][Line("verdict")].toString(), QStringLiteral("evaluator_error"));
    }

    void sameFamilyIsSaid()
    {
        ScriptedModels models;
        models.texts = {text("Vigile la función hepática (PMID: 31969328).")};
        models.scores = {judged(scores(kFour, "10"), "google/gemma-3-27b")};
        const QString url = QString::fromStdString(models.service.url());
        const QString out = m_folder.path(QStringLiteral("family.json"));
        const CliRun run = m_folder.run(out, QStringLiteral("orvs-preprint"), url, url,
                                        {QStringLiteral("--evaluator-model"), QStringLiteral("gemma-3")});
        QCOMPARE(run.lines[0][Line("verdict")].toString(), QStringLiteral("passed"));
        const QJsonObject evaluation = turnOf(recordIn(out))[Line("evaluations")][0].toObject();
        QCOMPARE(evaluation[Line("evaluator")].toString(), QStringLiteral("google/gemma-3-27b"));
        QCOMPARE(evaluation[Line("evaluator_asked")].toString(), QStringLiteral("gemma-3"));
        const CliRun check = CliRun::of({QStringLiteral("check"), out});
        QVERIFY(check.lines[0][Line("discrepancies")].toArray().contains(QStringLiteral("same_model_judge")));
    }
};

QTEST_GUILESS_MAIN(TestOrvsRun)
#include "tst_orvs_run.moc"
