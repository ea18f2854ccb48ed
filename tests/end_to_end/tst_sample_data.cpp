#include "tests/support/cli_run.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QtTest>

namespace
{
const QString kSample = QStringLiteral(COTEJO_SOURCE_DIR "/resources/sample");

QSet<QString> words(std::initializer_list<const char*> list)
{
    QSet<QString> set;
    for (const char* word : list)
        set.insert(QString::fromLatin1(word));
    return set;
}

void insertAll(QSet<QString>& set, const QJsonValue& list, const char* member)
{
    for (const QJsonValue& entry : list.toArray()) {
        const QJsonValue value = member != nullptr ? entry.toObject().value(QLatin1String(member)) : entry;
        if (value.isString())
            set.insert(value.toString());
    }
}
} // namespace

// The sample is what people see first: it must show every verdict, citation status, discrepancy, field status
// and query once.
class TestSampleData : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void saysThatItIsInvented()
    {
        int files = 0;
        QSet<QString> subjects;
        for (const char* folder : {"transcripts", "notes"}) {
            QDir dir(kSample + QLatin1Char('/') + QLatin1String(folder));
            for (const QString& name : dir.entryList({QStringLiteral("*.json")})) {
                QFile file(dir.filePath(name));
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QJsonObject record = QJsonDocument::fromJson(file.readAll()).object();
                QVERIFY2(!record.value(QLatin1String("invented")).toString().isEmpty(), qPrintable(name));
                subjects.insert(record.value(QLatin1String("subject")).toString());
                ++files;
            }
        }
        QCOMPARE(files, 24);
        QCOMPARE(subjects.size(), 8);
    }

    void answersShowEverything()
    {
        const CliRun run = CliRun::of({QStringLiteral("check"), kSample});
        QVERIFY2(run.exitStatus == 0 || run.exitStatus == 1, run.messages.constData());
        QSet<QString> verdicts, reasons, discrepancies, statuses, kinds;
        for (const QJsonObject& line : run.lines) {
            verdicts.insert(line.value(QLatin1String("verdict")).toString());
            if (line.value(QLatin1String("reason")).isString())
                reasons.insert(line.value(QLatin1String("reason")).toString());
            insertAll(discrepancies, line.value(QLatin1String("discrepancies")), nullptr);
            insertAll(statuses, line.value(QLatin1String("citations")), "status");
            insertAll(kinds, line.value(QLatin1String("citations")), "kind");
        }
        QCOMPARE(verdicts, words({"passed", "failed", "not_evaluated", "evaluator_error",
                                  "delivered_not_rescored", "fallback_delivered", "no_threshold"}));
        QCOMPARE(reasons, words({"orvs_disabled", "study_route", "greeting", "missing"}));
        QCOMPARE(discrepancies, words({"passed_flag", "composite", "safety_hidden", "same_model_judge",
                                       "mixed_contracts", "order"}));
        QCOMPARE(statuses, words({"retrieved", "not_retrieved", "no_list", "placeholder", "malformed"}));
        QVERIFY(kinds.contains(QStringLiteral("doi")) && kinds.contains(QStringLiteral("trial")));
    }

    void notesShowEverything()
    {
        const CliRun run = CliRun::of({QStringLiteral("note"), kSample + QStringLiteral("/notes")});
        QCOMPARE(run.exitStatus, 0);
        QCOMPARE(run.lines.size(), 12);
        QSet<QString> details, queries, diseases, contexts;
        for (const QJsonObject& line : run.lines) {
            insertAll(details, line.value(QLatin1String("fields")), "detail");
            insertAll(contexts, line.value(QLatin1String("contexts")), nullptr);
            diseases.insert(line.value(QLatin1String("disease")).toString());
            for (const QJsonValue& field : line.value(QLatin1String("fields")).toArray())
                insertAll(queries, field.toObject().value(QLatin1String("queries")), "kind");
        }
        QCOMPARE(details, words({"value", "negative", "templated", "not_mentioned", "stated_unknown",
                                 "pending", "by_rule", "stated"}));
        QCOMPARE(queries, words({"conflict", "stale", "implausible", "unit", "stated_na_but_applicable",
                                 "missing_variant"}));
        QVERIFY(diseases.size() >= 5);
        QVERIFY(contexts.size() >= 6);
    }
};

QTEST_APPLESS_MAIN(TestSampleData)
#include "tst_sample_data.moc"
