#include "engine/base/embedded_resource.h"
#include "engine/orvs/evaluator_reply.h"
#include "engine/orvs/loop_mode.h"
#include "engine/orvs/loop_prompts.h"
#include "engine/orvs/turn_checker.h"

#include "tests/support/schema_check.h"

#include <QtTest>

using namespace cotejo;

namespace
{
std::string preprint(const char* score)
{
    const std::string n = score;
    return R"({"dimensions":{"clinical_accuracy":)" + n + R"(,"safety":)" + n +
           R"(,"therapeutic_management":)" + n + R"(,"resource_stewardship":)" + n +
           R"(},"feedback":["Falta el tamizaje de tuberculosis."]})";
}
} // namespace

// What an evaluator says, read strictly; and the loop's own data.
class TestEvaluatorReply : public QObject
{
    Q_OBJECT

    ContractCatalog m_contracts = ContractCatalog::embedded().value();
    TurnChecker m_checker = TurnChecker::create(m_contracts).value();
    LoopModes m_modes = LoopModes::embedded().value();

private Q_SLOTS:
    void dataKeepsItsSchema()
    {
        for (const auto& [schema, file] : {std::pair("loop-modes", "loops/loop_modes.json"),
                                           std::pair("loop-prompts", "loops/loop_prompts.json")}) {
            const auto problems = schemaProblems(schema, embeddedResource(file));
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        }
        QVERIFY(LoopPrompts::embedded("en").has_value());
        for (const Contract* contract : m_contracts.all())
            QVERIFY(m_modes.of(contract->id).corrections > 0);
        QCOMPARE(m_modes.of("a-hospital-s-own").contract, std::string("*"));
    }

    void readsEvaluatorReplies_data()
    {
        QTest::addColumn<QByteArray>("reply");
        QTest::addColumn<bool>("sound");
        QTest::addColumn<QByteArray>("safety"); // as kept; empty: none
        const auto row = [](const char* name, const std::string& reply, bool sound, const char* safety) {
            QTest::newRow(name) << QByteArray::fromStdString(reply) << sound << QByteArray(safety);
        };
        const auto with = [](const std::string& safety) {
            std::string reply = preprint("8.20");
            const std::string mark = "\"safety\":8.20";
            return reply.replace(reply.find(mark), mark.size(), "\"safety\":" + safety);
        };
        row("sound", preprint("8.20"), true, "8.20");
        row("blanks around it", " \n" + preprint("8") + "\n", true, "8");
        row("900 is kept and is no score", with("900"), false, "900");
        row("-5 too", with("-5"), false, "-5");
        row("nine tenths as text", with("\"9/10\""), false, "");
        row("a number as text", with("\"9\""), false, "");
        row("null", with("null"), false, "");
        row("true", with("true"), false, "");
        row("twice", with("8,\"safety\":9"), false, "");
        row("a fence around it", "```json\n" + preprint("9") + "\n```", false, "");
        row("prose before it", "Here it is: " + preprint("9"), false, "");
        row("half", preprint("9").substr(0, 60), false, "");
        row("a list", "[9,9,9,9]", false, "");
        row("a number", "9.5", false, "");
        row("no dimensions", R"({"feedback":[]})", false, "");
        row("not a number", with("NaN"), false, "");
        row("too large for a double", with("1e999"), false, "");
        row("an HTTP status", R"({"error":"HTTP 429"})", false, "");
        row("more dimensions", with("7.5,\"bias\":3"), true, "7.5");
    }
    void readsEvaluatorReplies()
    {
        QFETCH(QByteArray, reply);
        QFETCH(bool, sound);
        QFETCH(QByteArray, safety);
        const Contract& contract = *m_contracts.find("orvs-preprint");
        MadeEvaluation made;
        made.evaluation.contract = contract.id;
        readEvaluatorReply(reply.toStdString(), contract, made);
        QCOMPARE(made.evaluation.errors.empty(), sound);
        std::string kept;
        for (const DimensionScore& score : *made.evaluation.dimensions) {
            if (score.id == "safety" && score.value)
                kept = score.value->lexeme();
        }
        QCOMPARE(QByteArray::fromStdString(kept), safety);
        QVERIFY(sound == made.evaluation.composite.has_value() || !safety.isEmpty());
        Transcript transcript;
        Turn& turn = transcript.turns.emplace_back();
        turn.answer = "a";
        turn.drafts.push_back({DraftKind::initial, "a", "gemma-2"});
        made.evaluation.draft = 0;
        turn.evaluations.push_back(made.evaluation);
        QCOMPARE(m_checker.check(transcript).front().verdict == Verdict::evaluator_error, !sound);
    }
};

QTEST_GUILESS_MAIN(TestEvaluatorReply)
#include "tst_evaluator_reply.moc"
