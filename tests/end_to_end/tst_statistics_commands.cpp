#include "tests/support/cli_run.h"
#include "tests/support/schema_check.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace cotejo;

class TestStatisticsCommands : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_folder;

    QString file(const char* name, const QByteArray& bytes)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("no file written");
        return path;
    }
    static QJsonObject line(const CliRun& run, const char* name)
    {
        for (const QJsonObject& one : run.lines) {
            if (one.value(QLatin1String("name")).toString() == QLatin1String(name))
                return one;
        }
        return {};
    }
    static bool keeps(const char* schema, const CliRun& run)
    {
        const auto problems = schemaProblemsInLines(schema, run.output.toStdString());
        for (const std::string& problem : problems)
            qWarning("%s", problem.c_str());
        return problems.empty() && !run.lines.isEmpty();
    }

private Q_SLOTS:
    void agreePrintsEveryCoefficient()
    {
        const QString ratings =
            file("two.csv", "item,rater,value\n"
                            "i1,ana,1\ni1,bea,1\ni2,ana,2\ni2,bea,1\ni3,ana,2\ni3,bea,2\n"
                            "i4,ana,3\ni4,bea,3\ni5,ana,3\ni5,bea,\ni6,ana,1\ni6,bea,1\n");
        const CliRun run = CliRun::of({QStringLiteral("agree"), ratings});
        QCOMPARE(run.exitStatus, 0);
        QCOMPARE(run.lines.size(), 20);
        QVERIFY(keeps("agree-line", run));
        const QJsonObject kappa = line(run, "cohen_kappa");
        QVERIFY(std::abs(kappa.value(QLatin1String("value")).toDouble() - 11.0 / 16) < 1e-12);
        QVERIFY(kappa.value(QLatin1String("low")).isDouble() && kappa.value(QLatin1String("se0")).isDouble());
        QCOMPARE(kappa.value(QLatin1String("n_items")).toInt(), 6);
        QCOMPARE(kappa.value(QLatin1String("used")).toInt(), 5);
        const QJsonObject dropped = kappa.value(QLatin1String("dropped")).toArray().at(0).toObject();
        QCOMPARE(dropped.value(QLatin1String("reason")).toString(), QStringLiteral("one rating only"));
        QCOMPARE(dropped.value(QLatin1String("n")).toInt(), 1);
        QVERIFY(line(run, "scott_pi").value(QLatin1String("low")).isNull());
        QCOMPARE(line(run, "krippendorff_alpha").value(QLatin1String("scale")).toString(),
                 QStringLiteral("nominal"));
    }

    void agreeTakesItsOptions()
    {
        const QString ratings =
            file("three.csv", "item,rater,value\n"
                              "i1,a,low\ni1,b,low\ni1,c,high\ni2,a,mid\ni2,b,mid\ni2,c,mid\n"
                              "i3,a,high\ni3,b,mid\ni3,c,high\ni4,a,low\ni4,b,low\ni4,c,low\n");
        const CliRun three = CliRun::of({QStringLiteral("agree"), ratings});
        QCOMPARE(three.exitStatus, 0);
        QVERIFY(line(three, "cohen_kappa")
                    .value(QLatin1String("undefined"))
                    .toString()
                    .contains(QLatin1String("two")));
        QVERIFY(line(three, "gwet_ac2_linear")
                    .value(QLatin1String("undefined"))
                    .toString()
                    .contains(QLatin1String("order")));
        QVERIFY(line(three, "icc(2,1)")
                    .value(QLatin1String("undefined"))
                    .toString()
                    .contains(QLatin1String("numbers")));
        QStringList arguments{QStringLiteral("agree"),        ratings,
                              QStringLiteral("--raters"),     QStringLiteral("a,b"),
                              QStringLiteral("--categories"), QStringLiteral("low,mid,high"),
                              QStringLiteral("--bootstrap"),  QStringLiteral("percentile"),
                              QStringLiteral("--resamples"),  QStringLiteral("200"),
                              QStringLiteral("--seed"),       QStringLiteral("7"),
                              QStringLiteral("--scale"),      QStringLiteral("ordinal"),
                              QStringLiteral("--level"),      QStringLiteral("0.9")};
        const CliRun two = CliRun::of(arguments);
        QCOMPARE(two.exitStatus, 0);
        QVERIFY(keeps("agree-line", two));
        QVERIFY(line(two, "cohen_kappa_linear").value(QLatin1String("value")).isDouble());
        QVERIFY(line(two, "scott_pi").value(QLatin1String("low")).isDouble());
        QCOMPARE(CliRun::of(arguments).output, two.output);
        arguments[3] = QStringLiteral("a,zoe");
        const CliRun unknown = CliRun::of(arguments);
        QCOMPARE(unknown.exitStatus, 2);
        QVERIFY(unknown.messages.contains("zoe") && unknown.output.isEmpty());
    }

    void agreeRefuses_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("empty") << QByteArray() << 3 << QByteArray("item,rater,value");
        QTest::newRow("header only") << QByteArray("item,rater,value\n") << 3 << QByteArray("ratings");
        QTest::newRow("other header") << QByteArray("id;who;what\n") << 3 << QByteArray("line 1");
        QTest::newRow("twice") << QByteArray("item,rater,value\na,r,1\nb,r,1\na,r,2\n") << 4
                               << QByteArray("line 4");
        QTest::newRow("bad row") << QByteArray("item,rater,value\na,r,1\na,s,1\nb,r\n") << 1
                                 << QByteArray("line 4");
    }
    void agreeRefuses()
    {
        QFETCH(const QByteArray, csv);
        QFETCH(const int, status);
        QFETCH(const QByteArray, message);
        const CliRun run = CliRun::of({QStringLiteral("agree"), file("bad.csv", csv)});
        QCOMPARE(run.exitStatus, status);
        QVERIFY2(run.messages.contains(message), run.messages.constData());
        QCOMPARE(run.lines.isEmpty(), status != 1);
    }

    void rubricTrees()
    {
        const QByteArray good = R"({"format":"cotejo.rubrics","version":1,"id":"t","root":"root","nodes":[
            {"id":"root","children":["A","B"]},{"id":"A","children":["B","u"]},{"id":"B","children":["v","w"]},
            {"id":"u"},{"id":"v","question":{"es":"¿Sí?","en":"Yes?"}},{"id":"w","criticality":"critical"}]})";
        QVERIFY(schemaProblems("rubrics", good.toStdString()).empty());
        const QString tree = file("tree.json", good);
        const CliRun checked = CliRun::of({QStringLiteral("rubric"), QStringLiteral("check"), tree});
        QCOMPARE(checked.exitStatus, 0);
        QCOMPARE(checked.lines.at(0).value(QLatin1String("leaves")).toInt(), 3);
        const CliRun weights = CliRun::of({QStringLiteral("rubric"), QStringLiteral("weights"), tree});
        QCOMPARE(weights.exitStatus, 0);
        QHash<QString, double> byLeaf;
        for (const QJsonObject& one : weights.lines) {
            const QString leaf = one.value(QLatin1String("leaf")).toString();
            byLeaf.insert(leaf, one.value(QLatin1String("weight")).toDouble());
            QCOMPARE(one.value(QLatin1String("paths")).toInt(), leaf == QLatin1String("u") ? 1 : 2);
        }
        QCOMPARE(byLeaf.value(QStringLiteral("v")), 0.375);
        QCOMPARE(byLeaf.value(QStringLiteral("u")), 0.25);
        const QByteArray checks = R"({"format":"cotejo.checks","version":1,"items":[
            {"item":"i1","threshold":0.45,"relevance":{"A":0.5,"B":0.9,"u":0.9},"results":{"u":true,"v":true,"w":false}},
            {"item":"i2","threshold":1,"relevance":{"A":0.5,"B":0.9}},
            {"item":"i3","results":{"zz":true}}]})";
        QVERIFY(schemaProblems("checks", checks.toStdString()).empty());
        const CliRun scored = CliRun::of(
            {QStringLiteral("rubric"), QStringLiteral("score"), tree, file("checks.json", checks)});
        QCOMPARE(scored.exitStatus, 1);
        QVERIFY(keeps("rubric-score-line", scored));
        QCOMPARE(scored.lines.size(), 2);
        QCOMPARE(scored.lines.at(0).value(QLatin1String("score")).toDouble(), 0.625);
        QCOMPARE(scored.lines.at(0).value(QLatin1String("critical_failures")).toArray().size(), 1);
        QVERIFY(scored.lines.at(1).value(QLatin1String("score")).isNull());
        QVERIFY(scored.lines.at(1).value(QLatin1String("undefined")).isString());
        QVERIFY(scored.messages.contains("/items/2/results/zz"));
        const CliRun same = CliRun::of({QStringLiteral("rubric"), QStringLiteral("diff"), tree, tree});
        QCOMPARE(same.exitStatus, 0);
        QVERIFY(same.output.isEmpty());
    }

    void brokenTree()
    {
        const QString tree =
            file("loop.json", R"({"format":"cotejo.rubrics","version":1,"id":"t","root":"r","nodes":[
            {"id":"r","children":["a"]},{"id":"a","children":["r"]}]})");
        for (const char* command : {"check", "weights"}) {
            const CliRun run = CliRun::of({QStringLiteral("rubric"), QLatin1String(command), tree});
            QCOMPARE(run.exitStatus, 4);
            QVERIFY(run.messages.contains("/nodes/1/children/0"));
        }
        QCOMPARE(CliRun::of({QStringLiteral("rubric"), QStringLiteral("weights"),
                             m_folder.filePath(QStringLiteral("no"))})
                     .exitStatus,
                 3);
    }
};

QTEST_GUILESS_MAIN(TestStatisticsCommands)
#include "tst_statistics_commands.moc"
