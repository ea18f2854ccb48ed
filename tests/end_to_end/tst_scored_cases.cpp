#include "tests/support/cli_run.h"

#include <QDir>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QtTest>

namespace
{
const QString kCases = QStringLiteral(COTEJO_SOURCE_DIR "/../shared/cases");

// What a scorer of the cases prints for the lines of one command.
QJsonObject score(const QString& scorer, const QByteArray& lines, const QString& gold)
{
    QTemporaryFile file;
    if (!file.open() || file.write(lines) != lines.size() || !file.flush())
        return {};
    QProcess process;
    process.start(QStringLiteral("python3"),
                  {kCases + QLatin1Char('/') + scorer, file.fileName(), kCases + QLatin1Char('/') + gold});
    if (!process.waitForFinished(600000))
        return {};
    return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
}

// Numbers deep inside, by a path with slashes.
double at(const QJsonObject& object, const char* path)
{
    QJsonValue value = object;
    for (const QString& step : QString::fromLatin1(path).split(QLatin1Char('/')))
        value = value.toObject().value(step);
    return value.toDouble(-1);
}
} // namespace

// The labelled cases that stand outside the project, scored by their own scorers.
class TestScoredCases : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        if (!QDir(kCases).exists())
            QSKIP("the labelled cases are not beside this checkout");
        if (QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty())
            QSKIP("python3 is not installed");
    }

    void transcripts()
    {
        const CliRun run = CliRun::of({QStringLiteral("check"), kCases + QStringLiteral("/transcripts")});
        QCOMPARE(run.exitStatus, 1); // the folder holds hostile files
        const QJsonObject scores =
            score(QStringLiteral("score_transcripts.py"), run.output, QStringLiteral("transcripts"));
        QVERIFY(!scores.isEmpty());
        qInfo("%s", QJsonDocument(scores).toJson(QJsonDocument::Indented).left(1500).constData());
        QVERIFY(at(scores, "verdict/accuracy") >= 0.98);
        QVERIFY(at(scores, "reason/accuracy") >= 0.98);
        QVERIFY(at(scores, "citations/exact/precision") >= 0.98);
        QVERIFY(at(scores, "citations/exact/recall") >= 0.98);
        QCOMPARE(at(scores, "needs_review/missed"), 0.0);
    }

    void notes()
    {
        QStringList arguments = {QStringLiteral("note")};
        const QDir folder(kCases + QStringLiteral("/notes"));
        for (const QString& name : folder.entryList(
                 {QStringLiteral("[0-9][0-9][0-9].txt"), QStringLiteral("[0-9][0-9][0-9].json")}))
            arguments << folder.filePath(name);
        QVERIFY(arguments.size() > 10);
        const CliRun run = CliRun::of(arguments);
        QCOMPARE(run.exitStatus, 0);
        const QJsonObject scores =
            score(QStringLiteral("score_notes.py"), run.output, QStringLiteral("notes"));
        QVERIFY(!scores.isEmpty());
        static const QStringList kFields =
            QStringLiteral("age sex diagnosis diagnosis_date disease_duration rf acpa das28 cdai basdai "
                           "asdas sledai dapsa jadas drug_inn dose "
                           "interval start_date stop_date stop_reason csdmard_any mtx lef ssz hcq_cq aza mmf "
                           "gc_use gc_dose tst_result "
                           "igra_result ae_any ae_severity")
                .split(QLatin1Char(' '));
        const QJsonObject accuracy = scores.value(QLatin1String("field_accuracy")).toObject();
        double sum = 0;
        for (const QString& field : kFields)
            sum += accuracy.value(field).toDouble();
        qInfo("mean field accuracy %.3f over %d fields", sum / double(kFields.size()), int(kFields.size()));
        QVERIFY(sum / double(kFields.size()) >= 0.85);
        QVERIFY(at(scores, "quotes/field_hit_rate") >= 0.9);
        QVERIFY(at(scores, "identifiers/recall") >= 0.9);
    }
};

QTEST_APPLESS_MAIN(TestScoredCases)
#include "tst_scored_cases.moc"
