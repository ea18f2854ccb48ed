#include "tests/support/cli_run.h"
#include "tests/support/schema_check.h"

#include <QHash>
#include <QJsonArray>
#include <QtTest>

using namespace cotejo;

// What `rubric judge` and its neighbours say of invented pairs: one a regime and scenario, no clinician's.
class TestRubricJudging : public QObject
{
    Q_OBJECT
private:
    static QString data(const char* name)
    {
        return QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/judges/") + QLatin1String(name);
    }
    static QString rheumatology()
    {
        return QStringLiteral(COTEJO_SOURCE_DIR "/resources/taxonomies/rheumatology.json");
    }
    static CliRun rubric(const char* command, const QString& tree, const QStringList& paths)
    {
        return CliRun::of(QStringList{QStringLiteral("rubric"), QLatin1String(command), tree} + paths);
    }
    static bool keepsSchema(const char* schema, const CliRun& run)
    {
        const auto problems = schemaProblemsInLines(schema, run.output.toStdString());
        for (const std::string& problem : problems)
            qWarning("%s", problem.c_str());
        return problems.empty() && !run.lines.isEmpty();
    }

private Q_SLOTS:
    void rulesFindTheirOwnExamples()
    {
        for (const QString& tree : {data("small_tree.json"), rheumatology()}) {
            const CliRun run = CliRun::of({QStringLiteral("rubric"), QStringLiteral("check"), tree});
            QVERIFY2(run.exitStatus == 0, run.messages.constData());
            QVERIFY(keepsSchema("rubric-check-line", run));
        }
    }

    void quotesStandAtTheirPlaces()
    {
        const CliRun run = rubric("judge", data("small_tree.json"), {data("pairs.clean.jsonl")});
        QCOMPARE(run.exitStatus, 0);
        QCOMPARE(run.lines.size(), 16);
        QVERIFY(keepsSchema("rubric-judge-line", run));
        int places = 0;
        for (const QJsonObject& line : run.lines)
            for (const auto& leaf : line.value(QLatin1String("leaves")).toArray())
                for (const auto& one : leaf.toObject().value(QLatin1String("evidence")).toArray()) {
                    const QJsonObject place = one.toObject();
                    const int length = place.value(QLatin1String("end")).toInt() -
                                       place.value(QLatin1String("start")).toInt();
                    const QString quote = place.value(QLatin1String("quote")).toString();
                    QVERIFY(quote.isEmpty() || quote.toUcs4().size() == length);
                    ++places;
                }
        QVERIFY(places > 50);
    }

    void theQuestionAloneDecidesWhatCounts()
    {
        const CliRun clean = rubric("judge", data("small_tree.json"), {data("pairs.clean.jsonl")});
        const CliRun degraded = rubric("judge", data("small_tree.json"), {data("pairs.degraded.jsonl")});
        QCOMPARE(clean.lines.size(), degraded.lines.size());
        for (qsizetype i = 0; i < clean.lines.size(); ++i)
            QCOMPARE(clean.lines.at(i).value(QLatin1String("active")),
                     degraded.lines.at(i).value(QLatin1String("active")));
    }

    void degradedAnswersScoreLower()
    {
        const CliRun clean = rubric("judge", rheumatology(), {data("pairs.clean.jsonl")});
        const CliRun degraded = rubric("judge", rheumatology(), {data("pairs.degraded.jsonl")});
        QVERIFY(keepsSchema("rubric-judge-line", clean));
        QHash<QString, double> before;
        for (const QJsonObject& line : clean.lines)
            before.insert(line.value(QLatin1String("item")).toString(),
                          line.value(QLatin1String("score")).toDouble());
        int lower = 0;
        for (const QJsonObject& line : degraded.lines)
            lower += line.value(QLatin1String("score")).toDouble() <
                             before.value(line.value(QLatin1String("item")).toString())
                         ? 1
                         : 0;
        QCOMPARE(degraded.lines.size(), 16);
        QVERIFY2(lower >= 15, qPrintable(QString::number(lower)));
    }

    void wordsAndRewardsKeepTheirSchemas()
    {
        const QString tree = data("small_tree.json");
        const QStringList answers{data("pairs.degraded.jsonl")};
        QVERIFY(keepsSchema("rubric-manual-line", rubric("manual", tree, answers)));
        QVERIFY(keepsSchema("rubric-feedback-line", rubric("feedback", tree, answers)));
        QVERIFY(keepsSchema("rubric-reward-line", rubric("reward", tree, answers)));
        QCOMPARE(rubric("judge", QStringLiteral("no-such-tree"), answers).exitStatus, 3);
    }
};

QTEST_GUILESS_MAIN(TestRubricJudging)
#include "tst_rubric_judging.moc"
