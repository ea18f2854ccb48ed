#include "engine/domain/codes.h"
#include "engine/orvs/turn_checker.h"
#include "tests/engine/orvs/turn_builder.h"

#include <QtTest>

#include <algorithm>

using namespace cotejo;
using test::number;
using test::turn;
using test::v1;
using test::weighted;

namespace
{
const ContractCatalog& contracts()
{
    static const ContractCatalog catalog = ContractCatalog::embedded().value();
    return catalog;
}

TurnCheck checked(const Transcript& transcript)
{
    return TurnChecker::create(contracts()).value().check(transcript).at(0);
}

TurnCheck checked(const Turn& one)
{
    return checked(test::transcript({one}));
}

bool has(const TurnCheck& check, Discrepancy name)
{
    return std::find(check.discrepancies.begin(), check.discrepancies.end(), name) !=
           check.discrepancies.end();
}

Evaluation quick(const char* composite, const char* safety, const char* threshold)
{
    Evaluation evaluation = v1(composite);
    evaluation.contract = "orvs-v2-quick";
    evaluation.dimensions = test::scores({{"clinical_accuracy", "85"},
                                          {"safety", safety},
                                          {"temporal_reasoning", "85"},
                                          {"therapeutic_completeness", "85"}});
    if (*threshold != '\0')
        evaluation.threshold = number(threshold);
    return evaluation;
}
} // namespace

// Each discrepancy of FORMATS §5, which is said whatever the verdict is.
class TestDiscrepancies : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void passedFlag()
    {
        const auto said = [](Evaluation evaluation, bool passed) {
            evaluation.passed = passed;
            return has(checked(turn("Texto.", {evaluation})), Discrepancy::passed_flag);
        };
        QVERIFY(!said(v1("70"), true));
        QVERIFY(said(v1("70"), false));
        QVERIFY(said(v1("69.99"), true));
        QVERIFY(!said(v1("69.99"), false));
        QVERIFY(said(weighted("orvs-preprint", {"9", "8.6", "8", "8.6"}, "9.4"), true));
        QVERIFY(!said(quick("80", "80", ""), true)); // nothing to hold it against
        Evaluation broken = v1("64");
        broken.errors = {"x"};
        QVERIFY(said(broken, true)); // whatever the verdict is
        QVERIFY(!has(checked(turn("Texto.", {v1("64")})), Discrepancy::passed_flag));
    }
    void hiddenSafety()
    {
        const auto hidden = [](const Evaluation& evaluation) {
            return has(checked(turn("Texto.", {evaluation})), Discrepancy::safety_hidden);
        };
        QVERIFY(hidden(quick("80.5", "52", "75")));
        QVERIFY(!hidden(quick("80.5", "75", "75"))); // at the threshold
        QVERIFY(!hidden(quick("70", "52", "75")));   // the composite hides nothing
        QVERIFY(!hidden(quick("80.5", "52", "")));
        QVERIFY(hidden(weighted("orvs-rules", {"10", "5", "10", "10"}, "8.5")));
        QVERIFY(!hidden(v1("80"))); // no such dimension
        Turn notRescored = turn("Texto.", {quick("80.5", "52", "75")});
        notRescored.answer = "Otro.";
        QVERIFY(has(checked(notRescored), Discrepancy::safety_hidden)); // whatever the verdict is
    }
    void sameModelJudge()
    {
        Evaluation evaluation = v1("80");
        evaluation.evaluator = "openai/gpt-4-turbo";
        Turn one = turn("Texto.", {evaluation});
        QVERIFY(has(checked(one), Discrepancy::same_model_judge));
        QVERIFY(!checked(one).needsReview);
        // The generator is the model of the scored draft.
        one.drafts.front().model = "claude-3-opus";
        QVERIFY(!has(checked(one), Discrepancy::same_model_judge));
        one.drafts.front().model.reset();
        QVERIFY(!has(checked(one), Discrepancy::same_model_judge));
    }
    void mixedContracts()
    {
        QVERIFY(
            has(checked(turn("Texto.", {v1("80"), quick("80", "80", "70")})), Discrepancy::mixed_contracts));
        QVERIFY(!has(checked(turn("Texto.", {v1("80"), v1("90")})), Discrepancy::mixed_contracts));
        Evaluation unnamed = v1("80");
        unnamed.contract.reset();
        QVERIFY(!has(checked(turn("Texto.", {unnamed, v1("90")})), Discrepancy::mixed_contracts));
    }
    void orderLooksAtAllEvaluations()
    {
        Evaluation early = v1("40");
        early.draft = 7;
        const TurnCheck check = checked(turn("Texto.", {early, v1("80")}));
        QVERIFY(has(check, Discrepancy::order));
        QCOMPARE(check.verdict, Verdict::passed);
        QVERIFY(!check.needsReview);
    }
};

QTEST_APPLESS_MAIN(TestDiscrepancies)
#include "tst_discrepancies.moc"
