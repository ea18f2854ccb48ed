#include "tests/end_to_end/orvs_folder.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTcpServer>
#include <QtTest>

using namespace cotejo::test;

namespace
{
constexpr int kInstallMs = 300000;
constexpr int kLoadMs = 120000;

bool runs(const QString& program, const QStringList& arguments, const QString& folder, int timeoutMs,
          QByteArray* output = nullptr)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    const bool done = process.waitForFinished(timeoutMs) && process.exitStatus() == QProcess::NormalExit &&
                      process.exitCode() == 0;
    if (output != nullptr)
        *output = process.readAllStandardOutput();
    if (!done)
        process.kill();
    return done;
}
} // namespace

// The loop against real inference: llama.cpp with a very small model, on loopback. The model is weak and
// makes evidence up, which is what it is here for: nothing it says becomes a pass by itself.
class TestLocalModel : public QObject
{
    Q_OBJECT

    OrvsFolder m_folder;
    QProcess m_server;
    QString m_url;
    QString m_whyNot;

    // Installed once a build tree; why not, where it cannot be had.
    QString install(const QString& folder) const
    {
        QByteArray version; // "v20.20.2"
        const bool node =
            runs(QStringLiteral("node"), {QStringLiteral("--version")}, folder, kLoadMs, &version);
        if (!node || version.trimmed().mid(1).split('.').first().toInt() < 20)
            return QStringLiteral("Node 20 or later is not here");
        const QString source = QStringLiteral(COTEJO_SOURCE_DIR "/tests/support/llm");
        for (const char* name : {"package.json", "server.mjs", "tiny.gguf"}) {
            const QString file = QStringLiteral("/") + QLatin1String(name);
            QFile::remove(folder + file);
            if (!QFile::copy(source + file, folder + file))
                return QStringLiteral("the model could not be copied");
        }
        if (QDir(folder + QStringLiteral("/node_modules/node-llama-cpp")).exists())
            return {};
        const bool installed = runs(QStringLiteral("npm"),
                                    {QStringLiteral("install"), QStringLiteral("--omit=optional"),
                                     QStringLiteral("--ignore-scripts"), QStringLiteral("--no-audit")},
                                    folder, kInstallMs);
        return installed ? QString() : QStringLiteral("npm or its network is not here");
    }
    QString start(const QString& folder)
    {
        QTcpServer probe; // a port that is free now
        if (!probe.listen(QHostAddress::LocalHost))
            return QStringLiteral("no port on loopback");
        const QString port = QString::number(probe.serverPort());
        probe.close();
        m_url = QStringLiteral("http://127.0.0.1:") + port;
        m_server.setWorkingDirectory(folder);
        m_server.setProcessChannelMode(QProcess::MergedChannels);
        m_server.start(QStringLiteral("node"),
                       {QStringLiteral("server.mjs"), QStringLiteral("tiny.gguf"), port});
        QByteArray said;
        while (!said.contains("listening")) {
            if (!m_server.waitForReadyRead(kLoadMs))
                return QStringLiteral("the model's server did not start");
            said += m_server.readAll();
        }
        return {};
    }
    static bool isOnScale(const QJsonObject& evaluation)
    {
        const QJsonObject dimensions = evaluation[Line("dimensions")].toObject();
        for (const QString& id : kFour) {
            const QJsonValue score = dimensions[id];
            if (!score.isDouble() || score.toDouble() < 0 || score.toDouble() > 10)
                return false;
        }
        return true;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QString folder = QStringLiteral(COTEJO_BIN_DIR "/../local_model");
        QVERIFY(QDir().mkpath(folder));
        m_whyNot = install(folder);
        if (m_whyNot.isEmpty())
            m_whyNot = start(folder);
        if (!m_whyNot.isEmpty())
            QSKIP(qPrintable(m_whyNot));
    }
    void cleanupTestCase()
    {
        if (m_server.state() == QProcess::NotRunning)
            return;
        m_server.terminate();
        if (!m_server.waitForFinished(10000))
            m_server.kill();
    }

    void nothingItSaysIsAPass()
    {
        const QString out = m_folder.path(QStringLiteral("model.json"));
        const CliRun run = m_folder.run(out, QStringLiteral("orvs-preprint"), m_url, m_url,
                                        {QStringLiteral("--generator-tokens"), QStringLiteral("120"),
                                         QStringLiteral("--evaluator-tokens"), QStringLiteral("240"),
                                         QStringLiteral("--generator-model"), QStringLiteral("tiny"),
                                         QStringLiteral("--evaluator-model"), QStringLiteral("tiny"),
                                         QStringLiteral("--time-limit"), QStringLiteral("220")});
        QVERIFY2(run.exitStatus == 0, run.messages.constData());
        const CliRun check = CliRun::of({QStringLiteral("check"), out});
        QCOMPARE(check.exitStatus, 0);
        const QJsonObject line = check.lines.at(0);
        QCOMPARE(line[Line("verdict")].toString(), run.lines.at(0)[Line("verdict")].toString());
        const QJsonArray evaluations = turnOf(recordIn(out))[Line("evaluations")].toArray();
        const QJsonObject last = evaluations.isEmpty() ? QJsonObject() : evaluations.last().toObject();
        if (line[Line("verdict")].toString() == Line("passed"))
            QVERIFY(isOnScale(last) && last[Line("errors")].toArray().isEmpty() &&
                    last[Line("composite")].toDouble() >= 9.0);
        if (!evaluations.isEmpty()) // it judges itself, and that is said
            QVERIFY(line[Line("discrepancies")].toArray().contains(QStringLiteral("same_model_judge")));
        for (const QJsonValue& citation : line[Line("citations")].toArray()) {
            const QJsonObject entry = citation.toObject();
            if (entry[Line("kind")].toString() == Line("pmid"))
                QVERIFY(entry[Line("status")].toString() == Line("retrieved") ||
                        entry[Line("status")].toString() == Line("placeholder"));
        }
    }

    // Prompts over the model's context are cut by its server without an error; the count of tokens shows it.
    void aCutPromptIsSeen()
    {
        const QString name = m_folder.path(QStringLiteral("long.json"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray words = QByteArray("Vigile la función hepática cada doce semanas. ").repeated(400);
        file.write(R"({"format":"rheumai.transcript","version":1,"id":"long","turns":[{"id":"t1",)"
                   R"("query":"¿Qué vigilo?","answer":")" +
                   words + R"("}]})");
        file.close();
        const CliRun run =
            CliRun::of({QStringLiteral("orvs"), QStringLiteral("verify"), name, QStringLiteral("--contract"),
                        QStringLiteral("orvs-preprint"), QStringLiteral("--evaluator"), m_url,
                        QStringLiteral("--evaluator-tokens"), QStringLiteral("240")});
        QVERIFY2(run.exitStatus == 0, run.messages.constData());
        QCOMPARE(run.lines.at(0)[Line("verdict")].toString(), QStringLiteral("evaluator_error"));
        QVERIFY(QJsonDocument(run.lines.at(0)).toJson().contains("_ERROR"));
    }
};

QTEST_GUILESS_MAIN(TestLocalModel)
#include "tst_local_model.moc"
