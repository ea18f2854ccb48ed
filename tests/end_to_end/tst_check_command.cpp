#include "tests/support/cli_run.h"
#include "tests/support/schema_check.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

namespace
{
const QString kCases = QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/transcripts");

QString writeFile(const QTemporaryDir& folder, const char* name, const QByteArray& bytes)
{
    const QString path = folder.filePath(QLatin1String(name));
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

QByteArray record(const char* id, const char* contract)
{
    return QByteArray(R"({"format": "rheumai.transcript", "version": 1, "id": ")") + id +
           R"(", "turns": [{"id": "t1", "answer": "Texto.", "drafts": [{"kind": "initial", "text": "Texto."}],)" +
           R"("evaluations": [{"contract": ")" + contract +
           R"(", "draft": 0, "dimensions": {"exactitud": 4.5, "seguridad": 3.5}}]}]})";
}

QByteArray hospitalContract(const char* threshold)
{
    return QByteArray(R"({"format": "cotejo.contract", "version": 1, "id": "hospital-a", "edition": "2026",
        "label": {"es": "Hospital A", "en": "Hospital A"}, "scale": {"min": 0, "max": 5},
        "dimensions": [{"id": "exactitud", "label": {"es": "Exactitud", "en": "Accuracy"}, "weight": 0.5},
                       {"id": "seguridad", "label": {"es": "Seguridad", "en": "Safety"}, "weight": 0.5}],
        "weights": {"standing": "own", "sources": ["h"]},
        "threshold": {"value": )") +
           threshold + R"(, "standing": "own", "note": {"es": "n", "en": "n"}, "sources": ["h"]},
        "sources": [{"id": "h", "title": "Comité", "where": "acta 3"}]})";
}
} // namespace

class TestCheckCommand : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void printsALineATurn()
    {
        const CliRun run = CliRun::of({QStringLiteral("check"), kCases});
        QCOMPARE(run.exitStatus, 0);
        QCOMPARE(run.lines.size(), 55);
        QVERIFY2(run.messages.contains("20 of 20"), run.messages.constData());
        const auto problems = cotejo::schemaProblemsInLines("check-line", run.output.toStdString());
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
    }
    void isTheSameInAnyOrderAndLocale()
    {
        QStringList files = QDir(kCases).entryList({QStringLiteral("tr-h1*.json")}, QDir::Files, QDir::Name);
        files.removeIf([](const QString& name) { return name.endsWith(QStringLiteral(".gold.json")); });
        QVERIFY(files.size() > 5);
        QStringList paths;
        for (const QString& name : files)
            paths << kCases + QLatin1Char('/') + name;
        const CliRun forward = CliRun::of(QStringList{QStringLiteral("check")} + paths);
        std::reverse(paths.begin(), paths.end());
        const CliRun backward =
            CliRun::of(QStringList{QStringLiteral("check")} + paths,
                       {QStringLiteral("LC_ALL=es_MX.UTF-8"), QStringLiteral("TZ=America/Merida")});
        QList<QByteArray> a = forward.output.split('\n');
        QList<QByteArray> b = backward.output.split('\n');
        QVERIFY(a != b);
        std::sort(a.begin(), a.end());
        std::sort(b.begin(), b.end());
        QCOMPARE(a, b);
    }
    void saysThatAnIdCameTwice()
    {
        QTemporaryDir folder;
        const QString file = writeFile(folder, "a.jsonl",
                                       record("tr-1", "orvs-v9") + '\n' + record("tr-2", "orvs-v9") + '\n' +
                                           record("tr-1", "orvs-v9") + '\n');
        const CliRun run = CliRun::of({QStringLiteral("check"), file}, {QStringLiteral("LC_ALL=C.UTF-8")});
        QCOMPARE(run.exitStatus, 0);
        QCOMPARE(run.lines.size(), 3);
        QVERIFY2(run.messages.contains("line 3: this id came before") && run.messages.contains("tr-1"),
                 run.messages.constData());
        const CliRun spanish =
            CliRun::of({QStringLiteral("check"), file}, {QStringLiteral("LC_ALL=es_MX.UTF-8")});
        QVERIFY2(spanish.messages.contains("línea 3"), spanish.messages.constData());
        QCOMPARE(spanish.output, run.output);
    }
    void takesContractsOfAHospital()
    {
        QTemporaryDir folder;
        const QString file = writeFile(folder, "a.jsonl", record("tr-1", "hospital-a") + '\n');
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("contracts")));
        writeFile(folder, "contracts/a.json", hospitalContract("4"));
        const CliRun without = CliRun::of({QStringLiteral("check"), file});
        QCOMPARE(without.lines.at(0).value(QLatin1String("verdict")).toString(),
                 QStringLiteral("evaluator_error"));
        const QStringList with = {QStringLiteral("check"), file, QStringLiteral("--contracts"),
                                  folder.filePath(QStringLiteral("contracts"))};
        const CliRun run = CliRun::of(with);
        QCOMPARE(run.exitStatus, 0);
        const QJsonObject line = run.lines.at(0);
        QCOMPARE(line.value(QLatin1String("verdict")).toString(), QStringLiteral("passed"));
        QCOMPARE(line.value(QLatin1String("recomputed")).toDouble(), 4.0);
        QVERIFY(line.value(QLatin1String("contract_version")).toString().startsWith(QLatin1String("2026-")));
        writeFile(folder, "contracts/a.json", hospitalContract("40"));
        const CliRun bad = CliRun::of(with);
        QCOMPARE(bad.exitStatus, 2);
        QVERIFY(bad.output.isEmpty());
        QVERIFY2(bad.messages.contains("/threshold/value") && bad.messages.contains("a.json"),
                 bad.messages.constData());
    }
    void speaksToPeople()
    {
        const CliRun run = CliRun::of(
            {QStringLiteral("check"), QStringLiteral("--pretty"), kCases + QStringLiteral("/tr-h13.json")},
            {QStringLiteral("LC_ALL=es_MX.UTF-8")});
        QCOMPARE(run.exitStatus, 0);
        QVERIFY(run.lines.isEmpty());
        QVERIFY2(run.output.contains("tr-h13 t1: sin evaluar (saludo)"), run.output.constData());
        QVERIFY(run.output.contains("alcanza el umbral"));
    }
};

QTEST_APPLESS_MAIN(TestCheckCommand)
#include "tst_check_command.moc"
