#include "engine/domain/codes.h"
#include "engine/orvs/turn_checker.h"
#include "engine/report/turn_check_json.h"
#include "tests/engine/orvs/plain_reading.h"
#include "tests/engine/orvs/turn_builder.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <random>

using namespace cotejo;

namespace
{
class RandomTurns
{
public:
    explicit RandomTurns(unsigned seed) : m_random(seed) {}

    Turn next()
    {
        Turn turn;
        turn.id = "t" + std::to_string(below(1000000));
        turn.query = "¿Dosis?";
        const std::size_t drafts = below(4);
        for (std::size_t i = 0; i < drafts; ++i) {
            Draft draft;
            draft.kind = i + 1 == drafts && one(12) ? DraftKind::fallback
                         : i == 0                   ? DraftKind::initial
                                                    : DraftKind::regenerated;
            draft.text = one(3) ? "Texto A." : "Texto B.";
            if (!one(5))
                draft.model = one(2) ? "gpt-4o" : "claude-3-opus";
            turn.drafts.push_back(std::move(draft));
        }
        turn.answer = turn.drafts.empty() || one(6) ? "Texto A." : turn.drafts.back().text;
        const std::size_t evaluations = below(3);
        for (std::size_t i = 0; i < evaluations; ++i)
            turn.evaluations.push_back(evaluation(drafts));
        return turn;
    }

private:
    std::size_t below(std::size_t limit) { return limit == 0 ? 0 : m_random() % limit; }
    bool one(std::size_t in) { return below(in) == 0; }

    Decimal value(long top)
    {
        // Often near a threshold, seldom off the scale.
        const long offScale[] = {-1, top + 1, top * 10};
        long hundredths = one(40)  ? offScale[below(3)]
                          : one(2) ? long(below(std::size_t(top) + 1))
                                   : top * 7 / 10 + long(below(7)) - 3;
        std::string lexeme = hundredths < 0 ? "-" : "";
        hundredths = std::labs(hundredths);
        lexeme += std::to_string(hundredths / 100);
        if (hundredths % 100 != 0 || one(3)) {
            const long cents = hundredths % 100;
            lexeme += cents % 10 == 0 && one(2) ? "." + std::to_string(cents / 10)
                                                : (cents < 10 ? ".0" : ".") + std::to_string(cents);
        }
        return Decimal::parse(lexeme).value();
    }

    Evaluation evaluation(std::size_t drafts)
    {
        static const std::map<std::string, std::vector<std::string>> kDimensions = {
            {"orvs-preprint",
             {"clinical_accuracy", "safety", "therapeutic_management", "resource_stewardship"}},
            {"orvs-rules", {"clinical_accuracy", "safety", "therapeutic_management", "resource_stewardship"}},
            {"orvs-v1",
             {"citation_accuracy", "clinical_accuracy", "specificity", "evidence_alignment", "completeness",
              "no_contradictions"}},
            {"orvs-v2-quick",
             {"clinical_accuracy", "safety", "temporal_reasoning", "therapeutic_completeness"}},
            {"orvs-v9", {"safety"}},
        };
        Evaluation evaluation;
        const auto contract = std::next(kDimensions.begin(), long(below(one(10) ? 5 : 4)));
        const long top = contract->first == "orvs-preprint" || contract->first == "orvs-rules" ? 1000 : 10000;
        if (!one(25))
            evaluation.contract = contract->first;
        if (!one(20))
            evaluation.draft = one(15) ? std::int64_t(drafts) : std::int64_t(below(drafts));
        if (!one(4))
            evaluation.evaluator = one(2) ? "gpt-4o" : "claude-3-opus";
        if (!one(20)) {
            evaluation.dimensions.emplace();
            const Decimal same = value(top);
            const bool alike = one(2);
            for (const std::string& id : contract->second) {
                if (!one(30))
                    evaluation.dimensions->push_back(
                        {id, one(40) ? std::nullopt : std::optional(alike ? same : value(top))});
            }
            if (alike && !one(3))
                evaluation.composite = same;
        }
        if (!evaluation.composite && !one(4))
            evaluation.composite = value(top);
        if (one(3))
            evaluation.threshold = value(top);
        if (!one(3))
            evaluation.passed = one(2);
        if (one(15))
            evaluation.flags = {one(2) ? "PARSE_ERROR" : "falta una cita"};
        if (one(15))
            evaluation.errors = {"timeout"};
        return evaluation;
    }

    std::mt19937 m_random;
};

std::string wordsOf(const std::set<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += name + " ";
    return text;
}
} // namespace

class TestVerdictLaws : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        m_catalog = std::make_unique<ContractCatalog>(ContractCatalog::embedded().value());
        m_checker = std::make_unique<TurnChecker>(TurnChecker::create(*m_catalog).value());
    }
    void agreesWithAPlainReading()
    {
        RandomTurns turns(20261130);
        std::map<std::string, int> seen;
        for (int i = 0; i < 8000; ++i) {
            const Turn turn = turns.next();
            const TurnCheck check = m_checker->check(test::transcript({turn})).at(0);
            const test::PlainVerdict plain = test::readPlainly(turn);
            const std::string line = std::to_string(i) + " " + turnCheckJson(check);
            QVERIFY2(std::string(codeOf(check.verdict)) == plain.verdict,
                     (plain.verdict + " expected: " + line).c_str());
            std::set<std::string> names;
            for (const Discrepancy name : check.discrepancies)
                names.emplace(codeOf(name));
            QVERIFY2(names == plain.discrepancies,
                     (wordsOf(plain.discrepancies) + "expected: " + line).c_str());
            QCOMPARE(check.needsReview, plain.needsReview);
            ++seen[plain.verdict];
        }
        QCOMPARE(seen.size(), std::size_t(7));
        for (const auto& [verdict, count] : seen)
            QVERIFY2(count > 40, (verdict + " is hardly tried").c_str());
    }
    // Nothing that makes a record worse makes it pass.
    void damageNeverPasses()
    {
        RandomTurns turns(7);
        int passed = 0;
        for (int i = 0; i < 8000; ++i) {
            Turn turn = turns.next();
            if (m_checker->check(test::transcript({turn})).at(0).verdict != Verdict::passed)
                continue;
            ++passed;
            const auto verdictOf = [&](const Turn& damaged) {
                return m_checker->check(test::transcript({damaged})).at(0).verdict;
            };
            Turn damaged = turn;
            damaged.answer += " ";
            QCOMPARE(verdictOf(damaged), Verdict::delivered_not_rescored);
            damaged = turn;
            damaged.evaluations.back().errors.emplace_back("x");
            QCOMPARE(verdictOf(damaged), Verdict::evaluator_error);
            damaged = turn;
            damaged.evaluations.back().dimensions->pop_back();
            QCOMPARE(verdictOf(damaged), Verdict::evaluator_error);
            damaged = turn;
            damaged.evaluations.back().composite = test::number("0");
            QVERIFY(verdictOf(damaged) != Verdict::passed ||
                    damaged.evaluations.back().threshold == test::number("0"));
            damaged = turn;
            damaged.evaluations.clear();
            QCOMPARE(verdictOf(damaged), Verdict::not_evaluated);
        }
        QVERIFY(passed > 100);
    }
    void orderOfListsAndTranscriptsDoesNotMatter()
    {
        RandomTurns turns(11);
        std::mt19937 random(3);
        std::vector<Transcript> records;
        for (int i = 0; i < 60; ++i) {
            Transcript record = test::transcript({});
            record.id = "tr-" + std::to_string(i);
            for (std::size_t n = 0; n < 4; ++n) {
                Turn turn = turns.next();
                turn.id = "t" + std::to_string(n);
                turn.answer += " (PMIDs 3123456" + std::to_string(random() % 8 + 1) + ", 3123456" +
                               std::to_string(random() % 8 + 1) + ")";
                turn.retrieved.emplace();
                for (int k = 0; k < 5; ++k) {
                    RetrievedItem item;
                    item.pmid = "3123456" + std::to_string(random() % 8 + 1);
                    turn.retrieved->push_back(item);
                }
                record.turns.push_back(std::move(turn));
            }
            records.push_back(std::move(record));
        }
        std::map<std::string, std::string> first;
        for (const Transcript& record : records) {
            for (const TurnCheck& check : m_checker->check(record))
                first[check.transcript + "/" + check.turn] = turnCheckJson(check);
        }
        std::shuffle(records.begin(), records.end(), random);
        for (Transcript& record : records) {
            for (Turn& turn : record.turns) {
                std::shuffle(turn.retrieved->begin(), turn.retrieved->end(), random);
                for (Evaluation& evaluation : turn.evaluations) {
                    if (evaluation.dimensions)
                        std::shuffle(evaluation.dimensions->begin(), evaluation.dimensions->end(), random);
                }
            }
            for (const TurnCheck& check : m_checker->check(record)) {
                if (!check.contractVersion) // dimensions of an unknown contract come as recorded
                    continue;
                QCOMPARE(turnCheckJson(check), first[check.transcript + "/" + check.turn]);
            }
        }
    }

private:
    std::unique_ptr<ContractCatalog> m_catalog;
    std::unique_ptr<TurnChecker> m_checker;
};

QTEST_APPLESS_MAIN(TestVerdictLaws)
#include "tst_verdict_laws.moc"
