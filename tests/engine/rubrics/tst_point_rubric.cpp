#include "engine/rubrics/point_rubric.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <cmath>

using namespace cotejo;

namespace
{
std::vector<PointCriterion> criteriaOf(const QByteArray& points, const QByteArray& met)
{
    std::vector<PointCriterion> criteria;
    const auto numbers = points.split(' ');
    const auto answers = met.split(' ');
    for (int i = 0; i < numbers.size(); ++i) {
        PointCriterion criterion;
        criterion.points = numbers[i].toDouble();
        if (answers[i] != "-")
            criterion.met = answers[i] == "1";
        criteria.push_back(criterion);
    }
    return criteria;
}
} // namespace

class TestPointRubric : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void scores_data()
    {
        QTest::addColumn<QByteArray>("points");
        QTest::addColumn<QByteArray>("met");
        QTest::addColumn<double>("score");
        QTest::addColumn<int>("reason");
        const auto row = [](const char* points, const char* met, double score,
                            NoPoints reason = NoPoints::none) {
            QTest::addRow("%s | %s", points, met)
                << QByteArray(points) << QByteArray(met) << score << static_cast<int>(reason);
        };
        row("7 5 10 -6", "1 0 1 1", 0.5);
        row("5 -10", "1 1", -1.0);
        row("-3 -2", "1 0", 0, NoPoints::penaltiesOnly);
        row("5 5", "0 0", 0.0);
        row("10 -10", "0 1", -1.0);
        row("5 5", "1 -", 0, NoPoints::unanswered);
    }
    void scores()
    {
        QFETCH(const QByteArray, points);
        QFETCH(const QByteArray, met);
        QFETCH(const double, score);
        QFETCH(const int, reason);
        const PointScore result = pointScore(criteriaOf(points, met));
        QCOMPARE(static_cast<int>(result.reason), reason);
        QCOMPARE(result.score.has_value(), result.reason == NoPoints::none);
        if (result.score)
            QCOMPARE(*result.score, score);
        else
            QVERIFY(!wordsOf(result.reason).empty());
    }

    void aggregates()
    {
        QCOMPARE(*summarise({-1.0, 0.5}, 0).mean, 0.0);
        QVERIFY(!summarise({}, 0).mean);
        const PointSummary summary = summarise({0.2, 0.4, 0.6, 0.8}, 3);
        QVERIFY(std::abs(*summary.mean - 0.5) < 1e-12);
        QVERIFY(std::abs(*summary.deviation - std::sqrt(0.05 / 4)) < 0.01);
        QCOMPARE(*summarise({0.2, 0.4, 0.6, 0.8}, 3).deviation, *summary.deviation);
    }

    void worst()
    {
        const auto near = [](std::optional<double> ours, double expected) {
            return ours && std::abs(*ours - expected) < 1e-12;
        };
        const std::vector<double> three{0.9, 0.2, 0.5};
        QVERIFY(near(worstOf(three, 1), 8.0 / 15) && near(worstOf(three, 2), 0.3) &&
                near(worstOf(three, 3), 0.2));
        const std::vector<double> four{-0.4, 0.3, 0.6, 0.8};
        QVERIFY(near(worstOf(four, 1), 13.0 / 40) && near(worstOf(four, 2), 0));
        QVERIFY(near(worstOf(four, 3), -9.0 / 40) && near(worstOf(four, 4), -0.4));
        QVERIFY(!worstOf(four, 0) && !worstOf(four, 5));
    }

    void reads()
    {
        const auto record = nlohmann::json::parse(
            R"({"prompt_id":"p1","rubrics":[
                {"criterion":"c1","points":"7","tags":"axis:accuracy","criteria_met":true},
                {"criterion":"c2","points":-6,"tags":["axis:accuracy","level:example"],"criteria_met":false},
                {"criterion":"c3","points":-2,"tags":["penalty"],"criteria_met":true}]})");
        const auto rubric = readPointRubric(record);
        QVERIFY(rubric.has_value());
        QCOMPARE(rubric->item, std::string("p1"));
        QCOMPARE(*pointScore(rubric->criteria).score, 5.0 / 7);
        QCOMPARE(*pointScore(rubric->criteria, "axis:accuracy").score, 1.0);
        QCOMPARE(pointScore(rubric->criteria, "penalty").reason, NoPoints::penaltiesOnly);
        QCOMPARE(pointScore(rubric->criteria, "none").reason, NoPoints::empty);
        const auto bad = readPointRubric(
            nlohmann::json::parse(R"({"prompt_id":"p","rubrics":[{"criterion":"c","points":"many"}]})"));
        QCOMPARE(bad.error().where, std::string("/rubrics/0/points"));
    }
};

QTEST_APPLESS_MAIN(TestPointRubric)
#include "tst_point_rubric.moc"
