#include "engine/rubrics/expert_alignment.h"

#include <QtTest>

#include <cmath>

using namespace cotejo;

namespace
{
const AlignmentLine* find(const ExpertAlignment& alignment, const std::string& scenario, const char* level,
                          const char* name)
{
    for (const AlignmentLine& line : alignment.lines) {
        if (line.scenario == scenario && line.level == level && line.name == name)
            return &line;
    }
    return nullptr;
}
} // namespace

class TestExpertAlignment : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // The vector of HealthBench's own unit test: judge T F T, people [T T F], [T F], [F].
    void pairs()
    {
        const auto reading = readLeafVerdicts("item,leaf,rater,verdict,scenario\n"
                                              "r1,l,judge,yes,a\nr1,l,p1,yes,a\nr1,l,p2,yes,a\nr1,l,p3,no,a\n"
                                              "r2,l,judge,no,a\nr2,l,p1,yes,a\nr2,l,p2,no,a\n"
                                              "r3,l,judge,yes,b\nr3,l,p1,no,b\n");
        QVERIFY(reading && reading->refused.empty());
        const auto alignment = expertAlignment(reading->verdicts, "judge");
        const AlignmentLine* all = find(*alignment, "", "pair", "macro_f1");
        QVERIFY(std::abs(*all->estimate.value - 17.0 / 35) < 1e-12);
        QCOMPARE(all->units, std::size_t{6});
        QVERIFY(!find(*alignment, "b", "pair", "macro_f1")->estimate.value);
        QCOMPARE(find(*alignment, "", "leaf", "percent")->tied, std::size_t{1});
        QCOMPARE(*find(*alignment, "", "leaf", "percent")->estimate.value, 0.5);
        // Two against one once, even once, and a single vote that says nothing.
        QCOMPARE(alignment->ambiguity.at("l").questions(), std::size_t{2});
    }

    void levels()
    {
        std::string csv = "item,leaf,rater,verdict\n";
        const auto row = [&csv](int item, int leaf, const char* rater, bool met) {
            csv += "i" + std::to_string(item) + ",l" + std::to_string(leaf) + ',' + rater +
                   (met ? ",yes\n" : ",no\n");
        };
        for (int item = 0; item < 6; ++item) {
            for (int leaf = 0; leaf < 6; ++leaf) {
                row(item, leaf, "m", leaf < item);
                row(item, leaf, "p", leaf < item);
                row(item, leaf, "q", leaf < item);
            }
        }
        csv += "i9,l1,m,yes\ni9,l2,p,no\ni9,l3,m,not_applicable\ni9,l3,p,cannot_judge\n";
        const auto reading = readLeafVerdicts(csv);
        QVERIFY(reading && reading->refused.empty());
        const auto alignment = expertAlignment(reading->verdicts, "m");
        for (const char* name : {"percent", "cohen_kappa", "icc(3,1)", "macro_f1"})
            QCOMPARE(*find(*alignment, "", "leaf", name)->estimate.value, 1.0);
        const AlignmentLine* items = find(*alignment, "", "item", "icc(3,1)");
        QCOMPARE(*items->estimate.value, 1.0);
        QCOMPARE(items->units, std::size_t{6});
        QCOMPARE(items->withoutExpert, std::size_t{1});
        QCOMPARE(items->withoutJudge, std::size_t{2});
        QCOMPARE(*alignment->ambiguity.at("l0").entropy(), 0.0);
        QVERIFY(!expertAlignment(reading->verdicts, "nobody"));
    }

    void refusals()
    {
        const auto reading = readLeafVerdicts(
            "item,leaf,rater,verdict,scenario\n"
            "i1,l,a,yes,s\ni1,l,a,no,s\ni1,l,b,maybe,s\ni1,l2,a,yes,t\n,l,a,yes,s\ni2,l,a\n");
        QVERIFY(reading.has_value());
        QCOMPARE(reading->verdicts.size(), std::size_t{1});
        std::string text;
        for (const Error& refused : reading->refused)
            text += refused.where + " " + refused.code + "; ";
        QCOMPARE(text,
                 std::string("line 3 verdicts.repeated; line 4 verdicts.unknown_code; line 5 "
                             "verdicts.two_scenarios; line 6 verdicts.nameless; line 7 verdicts.cells; "));
        QVERIFY(!readLeafVerdicts("item,rater,value\n"));
    }
};

QTEST_APPLESS_MAIN(TestExpertAlignment)
#include "tst_expert_alignment.moc"
