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

// Each rule of FORMATS §5 by itself, then their order.
class TestTurnChecker : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fallback()
    {
        Turn one = turn("No fue posible completar la respuesta.", {v1("90")});
        one.drafts.back().kind = DraftKind::fallback;
        QCOMPARE(checked(one).verdict, Verdict::fallback_delivered);
        one.evaluations.clear();
        QCOMPARE(checked(one).verdict, Verdict::fallback_delivered);
        QVERIFY(!checked(one).reason);
        one.drafts.push_back({DraftKind::alternative, "otra rama", "gpt-4o"});
        QCOMPARE(checked(one).verdict, Verdict::fallback_delivered);
        one.drafts.push_back({DraftKind::regenerated, "otra", "gpt-4o"});
        QCOMPARE(checked(one).verdict, Verdict::not_evaluated);
    }
    void reasonsInOrder()
    {
        Turn greeting = turn("¡Hola!");
        greeting.query = "Hola, buenas tardes";
        Transcript record = test::transcript({greeting});
        QCOMPARE(checked(record).reason.value(), NotEvaluatedReason::greeting);
        QVERIFY(!checked(record).needsReview);
        record.route = Route::study;
        QCOMPARE(checked(record).reason.value(), NotEvaluatedReason::study_route);
        QVERIFY(checked(record).needsReview);
        record.orvsEnabled = false;
        QCOMPARE(checked(record).reason.value(), NotEvaluatedReason::orvs_disabled);
        QCOMPARE(checked(turn("Texto.")).reason.value(), NotEvaluatedReason::missing);
        QVERIFY(checked(turn("Texto.")).needsReview);
    }
    void usesAnEvaluationThatIsThere()
    {
        Transcript record = test::transcript({turn("Texto.", {v1("81.5")})});
        record.orvsEnabled = false;
        record.route = Route::study;
        QCOMPARE(checked(record).verdict, Verdict::passed);
    }
    void evaluatorErrors_data()
    {
        QTest::addColumn<int>("fault");
        QTest::addColumn<std::string>("detail");
        QTest::newRow("errors") << 0 << std::string("errors");
        QTest::newRow("flag") << 1 << std::string("flag:PARSE_ERROR");
        QTest::newRow("no contract") << 2 << std::string("contract_missing");
        QTest::newRow("unknown contract") << 3 << std::string("contract_unknown:orvs-v3-beta");
        QTest::newRow("no dimensions") << 4 << std::string("dimensions_missing");
        QTest::newRow("one lacking") << 5 << std::string("dimension_missing:specificity");
        QTest::newRow("null is lacking") << 6 << std::string("dimension_missing:specificity");
        QTest::newRow("above the scale") << 7 << std::string("off_scale:specificity");
        QTest::newRow("below the scale") << 8 << std::string("off_scale:specificity");
        QTest::newRow("composite off the scale") << 9 << std::string("off_scale:composite");
        QTest::newRow("no composite, no weights") << 10 << std::string("no_composite");
        QTest::newRow("threshold off the scale") << 11 << std::string("off_scale:threshold");
        QTest::newRow("two faults") << 12 << std::string("errors off_scale:composite");
    }
    void evaluatorErrors()
    {
        QFETCH(int, fault);
        QFETCH(std::string, detail);
        Evaluation evaluation = v1("90");
        evaluation.passed = true;
        DimensionScore& specificity = evaluation.dimensions->at(2);
        switch (fault) {
        case 0:
            evaluation.errors = {"JSONDecodeError"};
            break;
        case 1:
            evaluation.flags = {"PARSE_ERROR: line 1", "parse_error"};
            break;
        case 2:
            evaluation.contract.reset();
            break;
        case 3:
            evaluation.contract = "orvs-v3-beta";
            break;
        case 4:
            evaluation.dimensions.reset();
            break;
        case 5:
            evaluation.dimensions->erase(evaluation.dimensions->begin() + 2);
            break;
        case 6:
            specificity.value.reset();
            break;
        case 7:
            specificity.value = number("104");
            break;
        case 8:
            specificity.value = number("-0.01");
            break;
        case 9:
            evaluation.composite = number("900");
            break;
        case 10:
            evaluation.composite.reset();
            break;
        case 11:
            evaluation.threshold = number("-5");
            break;
        default:
            evaluation.errors = {"x"};
            evaluation.composite = number("-5");
            break;
        }
        const TurnCheck check = checked(turn("Texto.", {evaluation}));
        QCOMPARE(check.verdict, Verdict::evaluator_error);
        QCOMPARE(check.errorDetail, detail);
        QVERIFY(check.needsReview);
    }
    void whatIsNoError()
    {
        Evaluation evaluation = v1("90", "100");
        evaluation.dimensions->push_back({"clarity", number("400")}); // beyond the contract's
        evaluation.flags = {"falta tamizaje de tuberculosis"};
        QCOMPARE(checked(turn("Texto.", {evaluation})).verdict, Verdict::passed);
        // An earlier evaluation with errors does not matter when the last one is sound.
        Evaluation broken = v1("");
        broken.errors = {"timeout"};
        QCOMPARE(checked(turn("Texto.", {broken, evaluation})).verdict, Verdict::passed);
        QCOMPARE(checked(turn("Texto.", {evaluation, broken})).verdict, Verdict::evaluator_error);
    }
    void deliveredTextIsCompared()
    {
        Turn one = turn("Texto scored (PMID: 31234567).", {v1("90")});
        one.answer = "Texto scored (PMID: [PMID no verificado]).";
        QCOMPARE(checked(one).verdict, Verdict::passed);
        QVERIFY(checked(one).needsReview); // for the placeholder
        one.answer = "Texto scored (PMID: 31234567). Y más.";
        QCOMPARE(checked(one).verdict, Verdict::delivered_not_rescored);
        // Not by index: the scored draft need not be the last, its text must be what was delivered.
        Turn twice = turn("Texto.", {v1("90")});
        twice.drafts.push_back({DraftKind::regenerated, "Texto.", "gpt-4o"});
        QCOMPARE(checked(twice).verdict, Verdict::passed);
        twice.drafts.back().text = twice.answer = "Otro.";
        QCOMPARE(checked(twice).verdict, Verdict::delivered_not_rescored);
    }
    void draftThatDoesNotExist()
    {
        for (const std::int64_t draft :
             {std::int64_t(1), std::int64_t(-1), std::int64_t(9223372036854775807)}) {
            Evaluation evaluation = v1("90");
            evaluation.draft = draft;
            const TurnCheck check = checked(turn("Texto.", {evaluation}));
            QCOMPARE(check.verdict, Verdict::delivered_not_rescored);
            QVERIFY(has(check, Discrepancy::order));
        }
        Evaluation unnamed = v1("90");
        unnamed.draft.reset();
        QCOMPARE(checked(turn("Texto.", {unnamed})).verdict, Verdict::delivered_not_rescored);
        QVERIFY(!has(checked(turn("Texto.", {unnamed})), Discrepancy::order));
    }
    void thresholds()
    {
        QCOMPARE(checked(turn("Texto.", {quick("80", "80", "")})).verdict, Verdict::no_threshold);
        QCOMPARE(checked(turn("Texto.", {quick("80", "80", "75")})).verdict, Verdict::passed);
        QCOMPARE(checked(turn("Texto.", {quick("74.99", "80", "75")})).verdict, Verdict::failed);
        // The record's goes before the contract's.
        Evaluation strict = v1("75");
        strict.threshold = number("80");
        QCOMPARE(checked(turn("Texto.", {strict})).verdict, Verdict::failed);
        QCOMPARE(checked(turn("Texto.", {strict})).thresholdSource.value(), ThresholdSource::record);
        QCOMPARE(checked(turn("Texto.", {v1("75")})).thresholdSource.value(), ThresholdSource::contract);
    }
    void exactDecimals_data()
    {
        QTest::addColumn<std::string>("composite");
        QTest::addColumn<bool>("passed");
        QTest::newRow("at the threshold") << std::string("70") << true;
        QTest::newRow("printed otherwise") << std::string("70.00") << true;
        QTest::newRow("as a power") << std::string("7e1") << true;
        QTest::newRow("a hair below") << std::string("69.999999999999999999999") << false;
        QTest::newRow("69.99") << std::string("69.99") << false;
        QTest::newRow("a hair above") << std::string("70.000000000000000000001") << true;
    }
    void exactDecimals()
    {
        QFETCH(std::string, composite);
        QFETCH(bool, passed);
        const TurnCheck check = checked(turn("Texto.", {v1(composite)}));
        QCOMPARE(check.verdict, passed ? Verdict::passed : Verdict::failed);
        QCOMPARE(check.composite->lexeme(), composite);
    }
    void recomputes_data()
    {
        QTest::addColumn<std::string>("contract");
        QTest::addColumn<std::vector<std::string>>("values");
        QTest::addColumn<std::string>("recorded");
        QTest::addColumn<std::string>("recomputed");
        QTest::addColumn<int>("verdict");
        QTest::addColumn<bool>("differs");
        const auto row = [](const char* name, const char* contract, const std::vector<std::string>& values,
                            const char* recorded, const char* recomputed, Verdict verdict, bool differs) {
            QTest::newRow(name) << std::string(contract) << values << std::string(recorded)
                                << std::string(recomputed) << int(verdict) << differs;
        };
        row("nine exactly", "orvs-preprint", {"8.6", "9.6", "8.6", "9.1"}, "", "9", Verdict::passed, false);
        row("seven exactly", "orvs-rules", {"7", "7", "7", "7"}, "", "7", Verdict::passed, false);
        row("just below", "orvs-rules", {"6.9", "7.4", "7", "6.5"}, "", "6.99", Verdict::failed, false);
        row("recorded above, recomputed below", "orvs-preprint", {"9", "8.6", "8", "8.6"}, "9.4", "8.6",
            Verdict::failed, true);
        row("recorded below, recomputed above", "orvs-preprint", {"10", "10", "10", "10"}, "8.9", "10",
            Verdict::failed, true);
        row("within 0.05", "orvs-preprint", {"9", "9.2", "9", "8.9"}, "9.0", "9.04", Verdict::passed, false);
        row("difference of exactly 0.05", "orvs-preprint", {"9.5", "9", "9.5", "8"}, "9.0", "9.05",
            Verdict::passed, false);
        row("a hair over 0.05", "orvs-preprint", {"9.52", "9", "9.5", "8"}, "9.00", "9.056", Verdict::passed,
            true);
        row("half a unit of 9", "orvs-preprint", {"9.5", "9.5", "9.5", "9.5"}, "9", "9.5", Verdict::passed,
            false);
        row("over half a unit of 9", "orvs-preprint", {"9.52", "9.5", "9.5", "9.5"}, "9", "9.506",
            Verdict::passed, true);
        row("dimension lacking", "orvs-preprint", {"9", "9", "9", "null"}, "9.2", "",
            Verdict::evaluator_error, false);
        row("dimension off the scale", "orvs-preprint", {"9", "9", "9", "10.5"}, "9.2", "",
            Verdict::evaluator_error, false);
        row("composite off the scale is compared", "orvs-preprint", {"9", "9", "9", "9"}, "90", "9",
            Verdict::evaluator_error, true);
    }
    void recomputes()
    {
        QFETCH(std::string, contract);
        QFETCH(std::vector<std::string>, values);
        QFETCH(std::string, recorded);
        QFETCH(std::string, recomputed);
        QFETCH(int, verdict);
        QFETCH(bool, differs);
        const TurnCheck check = checked(turn("Texto.", {weighted(contract, values, recorded)}));
        QCOMPARE(check.recomputed ? check.recomputed->lexeme() : "", recomputed);
        QCOMPARE(int(check.verdict), verdict);
        QCOMPARE(has(check, Discrepancy::composite), differs);
    }
    void reviewReasons()
    {
        Turn one = turn("Dosis (PMID: 31234567), (PMID: 0), (PMID: 32345678).",
                        {weighted("orvs-preprint", {"9", "4", "10", "10"}, "9.4")});
        one.evaluations.front().passed = true;
        one.retrieved = std::vector<RetrievedItem>{};
        const std::vector<std::string> expected = {"verdict:failed", "citation:not_retrieved",
                                                   "citation:malformed", "discrepancy:passed_flag",
                                                   "discrepancy:composite"};
        QCOMPARE(checked(one).reviewReasons, expected);
        one.retrieved.reset();
        QCOMPARE(checked(one).reviewReasons.at(2), std::string("citation:no_list"));
    }
    void dimensionsFollowTheContract()
    {
        Evaluation evaluation = v1("80");
        std::reverse(evaluation.dimensions->begin(), evaluation.dimensions->end());
        evaluation.dimensions->push_back({"clarity", number("10")});
        evaluation.dimensions->at(1).value.reset(); // completeness
        const TurnCheck check = checked(turn("Texto.", {evaluation}));
        QCOMPARE(check.dimensions.size(), std::size_t(6));
        QCOMPARE(check.dimensions.front().id, std::string("citation_accuracy"));
        QVERIFY(!check.dimensions.at(4).value);
        Evaluation unknown = v1("80");
        unknown.contract = "orvs-v3-beta";
        QCOMPARE(checked(turn("Texto.", {unknown})).dimensions.size(), std::size_t(6)); // those recorded
        QVERIFY(!checked(turn("Texto.", {unknown})).contractVersion);
    }
    void citationsOfOtherTurns()
    {
        Turn first = turn("Dosis (PMID: 31234567).");
        Turn second = turn("Dosis (PMID: 031234567).");
        Turn third = turn("Nada.");
        second.id = "t2";
        third.id = "t3";
        RetrievedItem item;
        item.pmid = "0031234567";
        first.retrieved = {item};
        second.retrieved = std::vector<RetrievedItem>{};
        third.retrieved = {item, item};
        const auto checks =
            TurnChecker::create(contracts()).value().check(test::transcript({first, second, third}));
        QCOMPARE(checks[0].citations[0].status.value(), CitationStatus::retrieved);
        QCOMPARE(checks[1].citations[0].status.value(), CitationStatus::not_retrieved);
        QCOMPARE(checks[1].citations[0].elsewhere, (std::vector<std::string>{"t1", "t3"}));
        QVERIFY(!checks[0].uncitedEvidence && !checks[1].uncitedEvidence);
        QVERIFY(checks[2].uncitedEvidence);
        QVERIFY(!checks[0].citations[0].quote.empty());
    }
    void aDoiOfThePaperIsNoCitationOfItsPmid()
    {
        Turn one = turn("Dosis (doi:10.1002/art.41590).");
        RetrievedItem item;
        item.pmid = "31234567";
        item.doi = "10.1002/art.41590";
        one.retrieved = {item};
        QVERIFY(checked(one).uncitedEvidence);
        QCOMPARE(checked(one).citations.at(0).kind, CitationKind::doi);
        QVERIFY(!checked(one).citations.at(0).status);
    }
};

QTEST_APPLESS_MAIN(TestTurnChecker)
#include "tst_turn_checker.moc"
