#include "engine/agreement/perturbation_effect.h"
#include "engine/agreement/vote_ambiguity.h"

#include <QtTest>

#include <array>
#include <cmath>

using namespace cotejo;

class TestJudgeEffects : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void detection()
    {
        const std::array<ScorePair, 5> pairs{ScorePair{"a", .9, .5}, ScorePair{"b", .8, .8},
                                             ScorePair{"c", .7, .75}, ScorePair{"d", .6, .2},
                                             ScorePair{"e", .6, std::nullopt}};
        const auto effect = perturbationEffect(std::span(pairs).first(4));
        QCOMPARE(*effect.strict, 0.5);
        QCOMPARE(*effect.nonStrict, 0.75);
        QVERIFY(std::abs(*effect.meanPenalty - 0.1875) < 1e-12);
        const auto withUnscored = perturbationEffect(pairs);
        QCOMPARE(withUnscored.pairs, std::size_t{5});
        QCOMPARE(withUnscored.scored, std::size_t{4});
        QCOMPARE(*withUnscored.strict, 0.5);
        QCOMPARE(*withUnscored.strictOfAll, 0.4);
        const auto none = perturbationEffect(std::span(pairs).last(1));
        QVERIFY(!none.strict && !none.meanPenalty && *none.strictOfAll == 0);
        QVERIFY(!perturbationEffect({}).strictOfAll);
    }

    void ambiguity()
    {
        VoteAmbiguity votes;
        QVERIFY(!votes.entropy() && !votes.division());
        votes.add(1, 0); // one vote says nothing
        QVERIFY(!votes.entropy());
        votes.add(3, 0);
        QCOMPARE(*votes.entropy(), 0.0);
        votes.add(2, 2);
        QCOMPARE(*votes.entropy(), 0.5);
        QCOMPARE(*votes.division(), 0.5);
        VoteAmbiguity skewed;
        skewed.add(3, 1);
        QVERIFY(std::abs(*skewed.entropy() - 0.8112781244591328) < 1e-12);
        QCOMPARE(*skewed.division(), 0.5);
        QCOMPARE(skewed.questions(), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(TestJudgeEffects)
#include "tst_judge_effects.moc"
