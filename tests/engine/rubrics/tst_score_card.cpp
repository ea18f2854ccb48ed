#include "tests/engine/rubrics/graph_text.h"

#include "engine/rubrics/score_card.h"

#include <QtTest>

#include <cmath>

using namespace cotejo;

namespace
{
constexpr const char* kT1 = "root:A,B A:a1,a2,a3 B:B1,B2 B1:b11 B2:b21,b22";
constexpr const char* kD1 = "root:A,B,C A:x,s B:s,y,z C:M M:s,t";
constexpr const char* kT1Relevance =
    R"({"A":0.9,"B":0.5,"a1":0.8,"a2":0.3,"a3":0.7,"B1":1,"b11":0.9,"B2":0.4,"b21":1,"b22":0.2})";
constexpr const char* kT1Results = R"({"a1":true,"a2":false,"a3":true,"b11":false,"b21":true,"b22":true})";
constexpr const char* kD1Relevance =
    R"({"A":0.9,"B":0.3,"C":0.6,"M":0.5,"x":1,"s":0.8,"y":1,"z":0.5,"t":0.9})";

std::string checks(const char* members)
{
    return std::string(R"({"format":"cotejo.checks","version":1,"items":[{"item":"i1",)") + members + "}]}";
}

QByteArray members(const char* relevance, const char* threshold, const char* results)
{
    return QByteArray(R"("relevance":)") + relevance + R"(,"threshold":)" + threshold + R"(,"results":)" +
           results;
}

double fraction(const QByteArray& text)
{
    const auto parts = text.split('/');
    return parts.size() == 1 ? parts[0].toDouble() : parts[0].toDouble() / parts[1].toDouble();
}
} // namespace

class TestScoreCard : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void scores_data()
    {
        QTest::addColumn<QByteArray>("graph");
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<QByteArray>("active");
        QTest::addColumn<QByteArray>("score");   // static weights; "-": none
        QTest::addColumn<QByteArray>("resplit"); // "": not in the reference
        const auto t1 = [](const char* threshold, const char* active, const char* score) {
            QTest::addRow("T1 at %s", threshold)
                << QByteArray(kT1) << members(kT1Relevance, threshold, kT1Results) << QByteArray(active)
                << QByteArray(score) << QByteArray();
        };
        t1("0.80", "", "-");
        t1("0.50", "a1 a3", "1");
        t1("0.45", "a1 a3 b11", "4/7");
        t1("4.5e-1", "a1 a3 b11", "4/7");
        t1("0.4500000001", "a1 a3", "1");
        t1("0.40", "a1 a3 b11", "4/7");
        t1("0.15", "a1 a2 a3 b11 b21", "11/21");
        t1("0", "a1 a2 a3 b11 b21 b22", "7/12");
        const auto d1 = [](const char* threshold, const char* active) {
            QTest::addRow("D1 at %s", threshold)
                << QByteArray(kD1) << members(kD1Relevance, threshold, R"({"x":true})") << QByteArray(active)
                << QByteArray() << QByteArray();
        };
        d1("0.72", "x s");
        d1("0.7200001", "x");
        d1("0.3", "x s y");
        d1("0.27", "x s y t");
        d1("0.15", "x s y z t");
        QTest::newRow("T1, three answered")
            << QByteArray(kT1) << QByteArray(R"("results":{"a1":true,"b11":false,"b21":true})")
            << QByteArray("a1 a2 a3 b11 b21 b22") << QByteArray("7/13") << QByteArray("3/4");
        QTest::newRow("D1, three answered")
            << QByteArray(kD1) << QByteArray(R"("results":{"x":true,"s":false,"z":true})")
            << QByteArray("x s y z t") << QByteArray("5/13") << QByteArray("1/3");
        QTest::newRow("one not applicable")
            << QByteArray("root:K,L,m K:k1,k2 L:l1,l2,l3")
            << QByteArray(R"("results":{"k1":true,"k2":false,"l1":true,"l2":null,"l3":false,"m":true})")
            << QByteArray("k1 k2 l1 l2 l3 m") << QByteArray("0.6875") << QByteArray("2/3");
        QTest::newRow("nothing answered")
            << QByteArray(kT1) << QByteArray(R"("results":{"a1":null})") << QByteArray("a1 a2 a3 b11 b21 b22")
            << QByteArray("-") << QByteArray("-");
    }
    void scores()
    {
        QFETCH(const QByteArray, graph);
        QFETCH(const QByteArray, item);
        QFETCH(const QByteArray, active);
        QFETCH(const QByteArray, score);
        QFETCH(const QByteArray, resplit);
        const auto taxonomy = Taxonomy::parse(taxonomyJson(graph.toStdString()));
        const auto weights = WeightTable::compute(*taxonomy, WeightRule::pathSum);
        const auto reading = readChecks(checks(item.constData()), *taxonomy);
        QVERIFY(reading && reading->refused.empty());
        const ScoreCard card = Scorer(*taxonomy, *weights).score(reading->cases[0]);
        QByteArrayList ids;
        double shares = 0;
        for (const ScoredLeaf& leaf : card.leaves) {
            ids << QByteArray::fromStdString(taxonomy->node(leaf.leaf).id);
            shares += leaf.share.value_or(0);
            QCOMPARE(leaf.share.has_value(), leaf.result.has_value());
        }
        QCOMPARE(ids.join(' '), active);
        QCOMPARE(card.score.has_value(), card.reason == NoScore::none);
        QVERIFY(!card.score || std::abs(shares - 1) < 1e-12);
        if (!score.isEmpty())
            QVERIFY(score == "-" ? !card.score : *card.score == fraction(score)); // to the last bit
        if (resplit.isEmpty())
            return;
        const ScoreCard anew = Scorer(*taxonomy, *weights, Renormalise::resplit).score(reading->cases[0]);
        QVERIFY(resplit == "-" ? !anew.score : *anew.score == fraction(resplit));
    }

    void weightsSplitAnew()
    {
        const auto taxonomy = Taxonomy::parse(taxonomyJson(kD1));
        const auto weights = WeightTable::compute(*taxonomy, WeightRule::pathSum);
        const auto reading = readChecks(checks(R"("results":{"x":true,"s":false,"z":true})"), *taxonomy);
        const ScoreCard card = Scorer(*taxonomy, *weights, Renormalise::resplit).score(reading->cases[0]);
        QCOMPARE(card.leaves[0].weight, 1.0 / 6);
        QCOMPARE(card.leaves[1].weight, 2.0 / 3);
        QCOMPARE(card.leaves[3].weight, 1.0 / 6);
    }

    // Turning a failed leaf into a met one never lowers the score, and never moves it by more than its share.
    void monotone()
    {
        const auto taxonomy = Taxonomy::parse(taxonomyJson(kD1));
        const auto weights = WeightTable::compute(*taxonomy, WeightRule::pathSum);
        const Scorer scorer(*taxonomy, *weights);
        for (unsigned bits = 0; bits < 32; ++bits) {
            RubricCase one{"i", {}, {}, {}};
            for (std::size_t i = 0; i < 5; ++i)
                one.results.emplace_back(taxonomy->leaves()[i], (bits >> i & 1U) != 0);
            const double before = *scorer.score(one).score;
            for (auto& [leaf, result] : one.results) {
                if (*result)
                    continue;
                result = true;
                const ScoreCard after = scorer.score(one);
                QVERIFY(*after.score > before);
                QVERIFY(std::abs(*after.score - before - weights->weight(leaf)) < 1e-12);
                result = false;
            }
        }
    }

    void criticalFailuresAreShown()
    {
        const auto taxonomy = Taxonomy::parse(
            R"({"format":"cotejo.rubrics","version":1,"id":"t","root":"root","nodes":[
                {"id":"root","children":["a","b"]},{"id":"a","criticality":"critical"},{"id":"b","criticality":"critical"}]})");
        const auto weights = WeightTable::compute(*taxonomy, WeightRule::pathSum);
        const auto reading = readChecks(checks(R"("results":{"a":false,"b":null})"), *taxonomy);
        const ScoreCard card = Scorer(*taxonomy, *weights).score(reading->cases[0]);
        QCOMPARE(card.criticalFailures, std::vector<std::uint32_t>{*taxonomy->find("a")});
        QCOMPARE(*card.score, 0.0);
    }

    void refusedItems_data()
    {
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<QByteArray>("fault");
        QTest::newRow("unknown leaf") << QByteArray(R"("results":{"zz":true})")
                                      << QByteArray("checks.unknown_leaf /items/0/results/zz");
        QTest::newRow("inner node judged")
            << QByteArray(R"("results":{"A":true})") << QByteArray("checks.unknown_leaf /items/0/results/A");
        QTest::newRow("number for a result")
            << QByteArray(R"("results":{"a1":1})") << QByteArray("checks.type /items/0/results/a1");
        QTest::newRow("relevance above 1")
            << QByteArray(R"("relevance":{"A":1.01})") << QByteArray("checks.share /items/0/relevance/A");
        QTest::newRow("unknown node")
            << QByteArray(R"("relevance":{"Q":1})") << QByteArray("checks.unknown_node /items/0/relevance/Q");
        QTest::newRow("negative threshold")
            << QByteArray(R"("threshold":-0.1)") << QByteArray("checks.share /items/0/threshold");
        QTest::newRow("unknown member")
            << QByteArray(R"("treshold":0.1)") << QByteArray("checks.unknown_member /items/0/treshold");
    }
    void refusedItems()
    {
        QFETCH(const QByteArray, item);
        QFETCH(const QByteArray, fault);
        const auto taxonomy = Taxonomy::parse(taxonomyJson(kT1));
        const auto reading = readChecks(checks(item.constData()), *taxonomy);
        QVERIFY(reading && reading->cases.empty());
        QCOMPARE(reading->refused.size(), std::size_t{1});
        QCOMPARE(QByteArray::fromStdString(reading->refused[0].code + " " + reading->refused[0].where),
                 fault);
    }
};

QTEST_APPLESS_MAIN(TestScoreCard)
#include "tst_score_card.moc"
