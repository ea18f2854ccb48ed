#include "engine/domain/codes.h"
#include "engine/orvs/evaluator_reply.h"
#include "engine/orvs/pmid_control.h"
#include "engine/orvs/verification_loop.h"

#include <QtTest>

#include <deque>
#include <map>

using namespace cotejo;

namespace
{
class StepClock final : public Clock
{
public:
    mutable std::int64_t ms = 1'780'000'000'000;
    std::int64_t step = 5; // passes with every look
    Instant now() const override { return {ms += step, 0}; }
};

// Says its lines one after the other; "!code" is an error of that code.
class ScriptedGenerator final : public AnswerGenerator
{
public:
    std::deque<std::string> lines;
    std::vector<std::vector<std::string>> feedback;
    std::vector<std::string> before;

    Result<WrittenText> write(const TextToWrite& task, const std::atomic<bool>&) override
    {
        feedback.push_back(task.feedback);
        before.push_back(task.before);
        if (lines.empty())
            return fail("net.timeout", "test");
        const std::string line = lines.front();
        lines.pop_front();
        if (line.starts_with('!'))
            return fail(line.substr(1), "test");
        return WrittenText{line, "gemma-2"};
    }
};

// Reads its lines as replies of a model by the contract; "!name" is an error of the evaluator.
class ScriptedEvaluator final : public AnswerEvaluator
{
public:
    std::deque<std::string> lines;
    std::vector<std::string> scored;

    Result<MadeEvaluation> evaluate(const TextToScore& text, const std::atomic<bool>&) override
    {
        scored.push_back(text.text);
        MadeEvaluation made;
        made.madeBy = "model";
        made.evaluation.contract = text.contract.id;
        made.evaluation.evaluator = "qwen-3";
        const std::string line = lines.empty() ? "!TIMEOUT_ERROR" : lines.front();
        if (!lines.empty())
            lines.pop_front();
        if (line == "!cancel")
            return fail("net.cancelled", "test");
        if (line.starts_with('!'))
            made.evaluation.errors.push_back(line.substr(1));
        else
            readEvaluatorReply(line, text.contract, made);
        return made;
    }
};

std::string preprint(const char* score)
{
    const std::string n = score;
    return R"({"dimensions":{"clinical_accuracy":)" + n + R"(,"safety":)" + n +
           R"(,"therapeutic_management":)" + n + R"(,"resource_stewardship":)" + n +
           R"(},"feedback":["Falta el tamizaje de tuberculosis."]})";
}

std::string quick(const char* composite)
{
    return R"({"dimensions":{"clinical_accuracy":80,"safety":80,"temporal_reasoning":80,)"
           R"("therapeutic_completeness":80},"composite":)" +
           std::string(composite) + R"(,"feedback":[]})";
}

std::string v1(const char* composite)
{
    return R"({"dimensions":{"citation_accuracy":80,"clinical_accuracy":80,"specificity":80,)"
           R"("evidence_alignment":80,"completeness":80,"no_contradictions":80},"composite":)" +
           std::string(composite) + R"(,"feedback":["Cite."]})";
}

QStringList stagesOf(const LoopRun& run)
{
    QStringList names;
    for (const LoopStage& stage : run.turn.stages)
        names << QString::fromStdString(stage.stage + ":" + stage.outcome.value_or(""));
    return names;
}

const std::vector<RetrievedItem>& evidence()
{
    static const std::vector<RetrievedItem> list = {{"31969328", "Guía", 2020, std::nullopt, "Texto."}};
    return list;
}
} // namespace

class TestVerificationLoop : public QObject
{
    Q_OBJECT

    ContractCatalog m_contracts = ContractCatalog::embedded().value();
    TurnChecker m_checker = TurnChecker::create(m_contracts).value();
    LoopModes m_modes = LoopModes::embedded().value();
    LoopPrompts m_prompts = LoopPrompts::embedded("es").value();
    std::atomic<bool> m_never{false};
    ScriptedGenerator m_generator;
    ScriptedEvaluator m_evaluator;
    StepClock m_clock;

    LoopTask task(const char* contract) const
    {
        const Contract& found = *m_contracts.find(contract);
        LoopTask wanted{found, m_modes.of(contract), {}, {}, "t1", "¿Dosis?", {}};
        return wanted;
    }
    LoopRun run(const LoopTask& wanted)
    {
        const VerificationLoop loop({m_generator, m_evaluator, m_checker, m_prompts, m_clock});
        return loop.run(wanted, {}, m_never).value();
    }
    // The verdict that the whole record gives, read by nothing but the record.
    Verdict recordVerdict(const LoopRun& made) const
    {
        Transcript transcript;
        transcript.turns.push_back(made.turn);
        return m_checker.check(transcript).front().verdict;
    }

private Q_SLOTS:
    void init()
    {
        m_generator.lines.clear();
        m_generator.feedback.clear();
        m_generator.before.clear();
        m_evaluator.lines.clear();
        m_evaluator.scored.clear();
        m_clock.step = 5;
    }

    // Every course the loop can take: what is said in turn, and what comes of it.
    void courses_data()
    {
        QTest::addColumn<QByteArray>("contract");
        QTest::addColumn<QByteArray>("threshold");
        QTest::addColumn<QStringList>("written");
        QTest::addColumn<QStringList>("scores");
        QTest::addColumn<QByteArray>("outcome");
        QTest::addColumn<QByteArray>("verdict");
        QTest::addColumn<int>("drafts");
        QTest::addColumn<int>("evaluations");
        const auto row = [](const char* name, const char* contract, const char* threshold,
                            const QStringList& written, const std::vector<std::string>& scores,
                            const char* outcome, const char* verdict, int drafts, int evaluations) {
            QStringList replies;
            for (const std::string& score : scores)
                replies << QString::fromStdString(score);
            QTest::newRow(name) << QByteArray(contract) << QByteArray(threshold) << written << replies
                                << QByteArray(outcome) << QByteArray(verdict) << drafts << evaluations;
        };
        const QStringList three = {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"),
                                   QStringLiteral("d")};
        row("passes at once", "orvs-preprint", "", three, {preprint("9.5")}, "passed", "passed", 1, 1);
        row("at the threshold", "orvs-preprint", "", three, {preprint("9")}, "passed", "passed", 1, 1);
        row("passes the third time", "orvs-preprint", "", three,
            {preprint("8"), preprint("8.9"), preprint("9.1")}, "passed", "passed", 3, 3);
        row("exhausted", "orvs-preprint", "", three, {preprint("8"), preprint("8"), preprint("8")},
            "exhausted", "failed", 3, 3);
        row("v1 is not scored again", "orvs-v1", "", three, {v1("58")}, "not_rescored",
            "delivered_not_rescored", 2, 1);
        row("v1 passes", "orvs-v1", "", three, {v1("70")}, "passed", "passed", 1, 1);
        row("quick, the user's threshold", "orvs-v2-quick", "75", three, {quick("74"), quick("76")}, "passed",
            "passed", 2, 2);
        row("quick, no threshold", "orvs-v2-quick", "", three, {quick("99")}, "no_threshold", "no_threshold",
            1, 1);
        row("quick, exhausted", "orvs-v2-quick", "90", three,
            {quick("1"), quick("2"), quick("3"), quick("4")}, "exhausted", "failed", 3, 3);
        row("no text at all", "orvs-preprint", "", {QStringLiteral("!net.timeout")}, {}, "fallback",
            "fallback_delivered", 1, 0);
        row("no corrected text", "orvs-preprint", "", {QStringLiteral("a"), QStringLiteral("!chat.status")},
            {preprint("8")}, "fallback", "fallback_delivered", 2, 1);
        row("evaluator times out", "orvs-preprint", "", three, {"!TIMEOUT_ERROR: net.timeout"},
            "evaluator_failed", "evaluator_error", 1, 1);
        row("evaluator says prose", "orvs-preprint", "", three, {"This answer deserves a 10."},
            "evaluator_failed", "evaluator_error", 1, 1);
        row("evaluator breaks later", "orvs-preprint", "", three, {preprint("8"), "{\"dimensions\":{"},
            "evaluator_failed", "evaluator_error", 2, 2);
        row("off the scale", "orvs-preprint", "", three, {preprint("95")}, "evaluator_failed",
            "evaluator_error", 1, 1);
        row("a model that passes itself", "orvs-v1", "", three,
            {R"({"passed":true,"composite":100,"dimensions":{}})"}, "evaluator_failed", "evaluator_error", 1,
            1);
    }
    void courses()
    {
        QFETCH(QByteArray, contract);
        QFETCH(QByteArray, threshold);
        QFETCH(QStringList, written);
        QFETCH(QStringList, scores);
        QFETCH(int, drafts);
        QFETCH(int, evaluations);
        for (const QString& line : std::as_const(written))
            m_generator.lines.push_back(line.toStdString());
        for (const QString& line : std::as_const(scores))
            m_evaluator.lines.push_back(line.toStdString());
        LoopTask wanted = task(contract.constData());
        wanted.threshold = Decimal::parse(threshold.toStdString());
        const LoopRun made = run(wanted);
        QTEST(QByteArray::fromStdString(std::string(codeOfOutcome(made.outcome))), "outcome");
        QTEST(QByteArray::fromStdString(std::string(codeOf(made.verdict))), "verdict");
        QCOMPARE(made.turn.drafts.size(), static_cast<std::size_t>(drafts));
        QCOMPARE(made.turn.evaluations.size(), static_cast<std::size_t>(evaluations));
        QCOMPARE(recordVerdict(made), made.verdict);
        QCOMPARE(made.outcome == LoopOutcome::passed, made.verdict == Verdict::passed);
        const QStringList stages = stagesOf(made);
        QCOMPARE(stages.filter(QStringLiteral("escalation")).size(),
                 needsEscalation(made.outcome) ? qsizetype{1} : qsizetype{0});
        QCOMPARE(stages.filter(QStringLiteral("verification")).size(), static_cast<qsizetype>(evaluations));
        std::string before;
        for (const LoopStage& stage : made.turn.stages) {
            QVERIFY(stage.at && stage.ms && *stage.ms >= 0 && before <= *stage.at);
            before = *stage.at;
        }
        for (const Evaluation& evaluation : made.turn.evaluations)
            QCOMPARE(evaluation.threshold, wanted.threshold);
    }

    // A dimension lacks and nothing else is wrong: corrected with what was said, and still no pass.
    void scoredInPart()
    {
        const Contract& contract = *m_contracts.find("orvs-rules");
        class Partly final : public AnswerEvaluator
        {
        public:
            Result<MadeEvaluation> evaluate(const TextToScore& text, const std::atomic<bool>&) override
            {
                MadeEvaluation made;
                made.madeBy = "rules";
                made.evaluation.contract = text.contract.id;
                made.evaluation.evaluator = "cotejo-rules";
                made.evaluation.dimensions.emplace();
                made.evaluation.dimensions->push_back({"safety", Decimal::parse("10")});
                made.evaluation.composite = Decimal::parse("10");
                made.feedback = {"Falta."};
                return made;
            }
        } partly;
        m_generator.lines = {"a", "b", "c", "d"};
        const VerificationLoop loop({m_generator, partly, m_checker, m_prompts, m_clock});
        const LoopTask wanted{contract, m_modes.of("orvs-rules"), {}, {}, "t1", "¿?", {}};
        const LoopRun made = loop.run(wanted, {}, m_never).value();
        QCOMPARE(made.verdict, Verdict::evaluator_error);
        QCOMPARE(made.outcome, LoopOutcome::evaluator_failed);
        QCOMPARE(made.turn.drafts.size(), std::size_t{3});
    }

    void rescoresV1OnRequest()
    {
        m_generator.lines = {"a", "b"};
        m_evaluator.lines = {v1("58"), v1("69")};
        LoopTask wanted = task("orvs-v1");
        wanted.mode.rescored = true;
        const LoopRun made = run(wanted);
        QCOMPARE(made.outcome, LoopOutcome::exhausted);
        QCOMPARE(made.verdict, Verdict::failed);
        QCOMPARE(made.turn.evaluations.size(), std::size_t{2});
    }

    void correctsWithTheFeedback()
    {
        m_generator.lines = {"a", "b"};
        m_evaluator.lines = {preprint("8"), preprint("9.5")};
        static_cast<void>(run(task("orvs-preprint")));
        QCOMPARE(m_generator.before, (std::vector<std::string>{"", "a"}));
        QCOMPARE(m_generator.feedback.back(), std::vector<std::string>{"Falta el tamizaje de tuberculosis."});
    }

    void extends()
    {
        m_generator.lines = {"a", "más"};
        m_evaluator.lines = {quick("10"), quick("90")};
        LoopTask wanted = task("orvs-v2-deep");
        const Contract& contract = *m_contracts.find("orvs-v2-quick");
        LoopTask quickTask{contract, wanted.mode, CorrectionWay::extend, Decimal::parse("75"), "t1",
                           "¿?",     {}};
        const LoopRun made = run(quickTask);
        QCOMPARE(made.turn.drafts.back().kind, DraftKind::extended);
        QCOMPARE(made.turn.answer, std::string("a\n\nmás"));
        QCOMPARE(m_evaluator.scored.back(), made.turn.answer);
        QCOMPARE(made.verdict, Verdict::passed);
    }

    void pmids_data()
    {
        QTest::addColumn<QStringList>("written");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<int>("drafts");
        QTest::addColumn<QString>("stages");
        QTest::newRow("sound") << QStringList{QStringLiteral("Sí (PMID: 31969328).")}
                               << QStringLiteral("Sí (PMID: 31969328).") << 1 << QStringLiteral("ok");
        QTest::newRow("cites nothing, then does")
            << QStringList{QStringLiteral("Sí."), QStringLiteral("Sí, PMID 31969328.")}
            << QStringLiteral("Sí, PMID 31969328.") << 2 << QStringLiteral("uncited ok");
        QTest::newRow("foreign, then sound")
            << QStringList{QStringLiteral("PMID 9500320."), QStringLiteral("PMID 31969328.")}
            << QStringLiteral("PMID 31969328.") << 2 << QStringLiteral("foreign ok");
        QTest::newRow("foreign to the end")
            << QStringList{QStringLiteral("PMID 9500320."),
                           QStringLiteral("PMID: 31969328 y PMID: 9500320; ver "
                                          "[ensayo](https://pubmed.ncbi.nlm.nih.gov/36350610/).")}
            << QStringLiteral("PMID: 31969328 y PMID: [PMID no verificado]; ver [PMID no verificado].") << 2
            << QStringLiteral("foreign foreign");
        QTest::newRow("no second text")
            << QStringList{QStringLiteral("PMID 9500320.")} << QStringLiteral("PMID [PMID no verificado].")
            << 1 << QStringLiteral("foreign");
    }
    void pmids()
    {
        QFETCH(QStringList, written);
        QFETCH(QString, answer);
        QFETCH(int, drafts);
        QFETCH(QString, stages);
        for (const QString& line : std::as_const(written))
            m_generator.lines.push_back(line.toStdString());
        m_evaluator.lines = {preprint("9.5")};
        LoopTask wanted = task("orvs-preprint");
        wanted.evidence = evidence();
        const LoopRun made = run(wanted);
        QCOMPARE(QString::fromStdString(made.turn.answer), answer);
        QCOMPARE(made.turn.drafts.size(), static_cast<std::size_t>(drafts));
        QCOMPARE(QString::fromStdString(made.turn.drafts.back().text), written.last());
        QStringList found;
        for (const LoopStage& stage : made.turn.stages) {
            if (stage.stage == "pmid_control")
                found << QString::fromStdString(stage.outcome.value_or(""));
        }
        QCOMPARE(found.join(QLatin1Char(' ')), stages);
        QCOMPARE(made.verdict, Verdict::passed); // a placeholder is no other text
        QVERIFY(pmidStandingOf(made.turn.answer, wanted.evidence).foreign.empty());
    }

    void timeRunsOut()
    {
        m_generator.lines = {"a", "b", "c"};
        m_evaluator.lines = {preprint("8"), preprint("8"), preprint("8")};
        m_clock.step = 1000;
        LoopTask wanted = task("orvs-preprint");
        wanted.budget = std::chrono::seconds(12);
        const LoopRun made = run(wanted);
        QCOMPARE(made.outcome, LoopOutcome::fallback);
        QCOMPARE(made.turn.drafts.back().kind, DraftKind::fallback);
        QCOMPARE(made.turn.answer, m_prompts.text("fallback"));
        QVERIFY(made.turn.drafts.size() > 1); // what was written stays in the record
        QVERIFY(stagesOf(made).contains(QStringLiteral("fallback:time_out")));
    }

    void cancelLeavesNothing()
    {
        m_generator.lines = {"a"};
        m_evaluator.lines = {"!cancel"};
        const VerificationLoop loop({m_generator, m_evaluator, m_checker, m_prompts, m_clock});
        const auto made = loop.run(task("orvs-preprint"), {}, m_never);
        QVERIFY(!made.has_value());
        QCOMPARE(made.error().code, std::string("net.cancelled"));
    }
};

QTEST_GUILESS_MAIN(TestVerificationLoop)
#include "tst_verification_loop.moc"
