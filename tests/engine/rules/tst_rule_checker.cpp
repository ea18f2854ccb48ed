#include "engine/rules/consultation.h"
#include "engine/rules/rule_checker.h"

#include <QtTest>

using namespace cotejo;

namespace
{
const RuleSet& rules()
{
    return RuleSet::shipped().value();
}

RuleOutcome outcomeOf(std::string_view question, std::string_view answer)
{
    return RuleChecker(rules()).check({{question, answer}}).front();
}

const RuleFinding* findingOf(const RuleOutcome& outcome, std::string_view rule)
{
    for (const RuleFinding& finding : outcome.findings)
        if (finding.rule == rule)
            return &finding;
    return nullptr;
}
} // namespace

class TestRuleChecker : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void roles_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("starts"); // of methotrexate
        QTest::newRow("asked for") << "¿Cómo inicio metotrexato?"
                                   << "Así." << true;
        QTest::newRow("given a dose") << "¿Qué doy?"
                                      << "Metotrexato 15 mg por semana." << true;
        QTest::newRow("begun with a verb") << "¿Qué doy?"
                                           << "Agregue metotrexato." << true;
        QTest::newRow("goes on") << "¿Qué doy?"
                                 << "Mantener metotrexato 15 mg." << false;
        QTest::newRow("failed") << "Falla a metotrexato. ¿Qué sigue?"
                                << "Adalimumab." << false;
        QTest::newRow("an alternative") << "¿Qué doy?"
                                        << "Alternativas: metotrexato 15 mg." << false;
        QTest::newRow("refused") << "¿Inicio metotrexato?"
                                 << "Evite metotrexato." << false;
        QTest::newRow("in a condition") << "¿Qué doy?"
                                        << "Si usa metotrexato 15 mg, avise." << false;
        QTest::newRow("of a relative") << "Su madre inicia metotrexato."
                                       << "Bien." << false;
        QTest::newRow("only named") << "¿Qué es el metotrexato?"
                                    << "Un antifolato." << false;
    }
    void roles()
    {
        QFETCH(QString, question);
        QFETCH(QString, answer);
        QFETCH(bool, starts);
        const ConceptSet& concepts = ConceptSet::shipped();
        const AnalysedText asked(question.toStdString(), concepts);
        const AnalysedText answered(answer.toStdString(), concepts);
        QCOMPARE(Consultation(asked, answered).starts(concepts.find("metotrexato").value()), starts);
    }
    void missingDeniedForbidden()
    {
        const auto missing = outcomeOf("¿Inicio adalimumab?", "Adalimumab 40 mg cada 2 semanas.");
        QVERIFY(findingOf(missing, "bio.tuberculosis") != nullptr);
        QVERIFY(findingOf(missing, "bio.tuberculosis")->kind == RuleFindingKind::missing);
        QVERIFY(!findingOf(missing, "bio.tuberculosis")->span);
        const std::string answer = "Adalimumab 40 mg. No hace falta pedir PPD.";
        const auto denied = outcomeOf("¿Inicio adalimumab?", answer);
        const RuleFinding* finding = findingOf(denied, "bio.tuberculosis");
        QVERIFY(finding != nullptr && finding->kind == RuleFindingKind::denied);
        QVERIFY(finding->severity == RuleSeverity::critical); // worse than leaving it out
        QCOMPARE(finding->quote, std::string("No hace falta pedir PPD."));
        QCOMPARE(finding->span->start, std::size_t{18});
        const auto forbidden = outcomeOf("¿Dosis?", "Metotrexato 7.5 mg al día.");
        QVERIFY(findingOf(forbidden, "mtx.daily")->kind == RuleFindingKind::forbidden);
        QCOMPARE(findingOf(forbidden, "mtx.daily")->quote, std::string("Metotrexato 7.5 mg al día"));
    }
    void nothingToCheckAppliesNoRule_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("answer");
        QTest::newRow("greeting") << "hola"
                                  << "¡Hola! ¿En qué puedo ayudarle?";
        QTest::newRow("refusal") << "¿Qué doy?"
                                 << "Ocurrió un error; intente más tarde.";
        QTest::newRow("empty") << ""
                               << "";
    }
    void nothingToCheckAppliesNoRule()
    {
        QFETCH(QString, question);
        QFETCH(QString, answer);
        const auto outcome = outcomeOf(question.toStdString(), answer.toStdString());
        QCOMPARE(outcome.applied, std::size_t{0});
    }
    void daysOfGlucocorticoidAskForNoBone_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("asked");
        QTest::newRow("pulses alone")
            << "Metilprednisolona 500 mg/día (máximo 1 g) por 3 días y valorar plasmaféresis." << false;
        QTest::newRow("pulses, then tablets")
            << "Metilprednisolona 500 mg por 3 días y después prednisona 1 mg/kg/día." << true;
        QTest::newRow("a short course") << "Prednisona 30 mg al día por 5 días." << false;
        QTest::newRow("without an end") << "Metilprednisolona 16 mg al día." << true;
        QTest::newRow("in English, pulses alone") << "Give methylprednisolone 1 g daily for 3 days." << false;
    }
    void daysOfGlucocorticoidAskForNoBone()
    {
        QFETCH(QString, answer);
        QFETCH(bool, asked);
        const auto outcome = outcomeOf("¿Qué plan propone?", answer.toStdString());
        QCOMPARE(findingOf(outcome, "gc.bone") != nullptr, asked);
    }
    void whatWasSaidBeforeIsNotAskedAgain()
    {
        const std::vector<RuleChecker::Exchange> talk = {
            {"¿Inicio adalimumab?", "Pida PPD y hepatitis B y C. Adalimumab 40 mg."},
            {"¿Y si inicio etanercept?", "Etanercept 50 mg semanal."},
            {"¿Y si inicio etanercept?", "Etanercept 50 mg. No requiere PPD."}};
        const auto outcomes = RuleChecker(rules()).check(talk);
        QVERIFY(findingOf(outcomes[1], "bio.tuberculosis") == nullptr);
        QVERIFY(findingOf(outcomes[2], "bio.tuberculosis") !=
                nullptr); // a denial is a fault whenever it is said
    }
    // Law: every finding about something said quotes the words at its span.
    void quotesEqualTheirSpans()
    {
        const std::string answer =
            "🩺 Metotrexato 7.5 mg al día. No hace falta pedir transaminasas ni biometría.";
        const CodePointIndex index(answer);
        const auto outcome = outcomeOf("¿Cómo inicio metotrexato?", answer);
        std::size_t placed = 0;
        for (const RuleFinding& finding : outcome.findings)
            if (finding.span) {
                ++placed;
                QCOMPARE(std::string(index.quote(*finding.span)), finding.quote);
            }
        QVERIFY(placed >= 3);
    }
    // Law: a sentence that satisfies, put behind an answer, takes no point away.
    void sayingMoreNeverCosts()
    {
        const std::string question = "¿Cómo inicio metotrexato en artritis reumatoide?";
        const std::string answer = "Metotrexato 15 mg por semana.";
        const auto earned = [](const RuleOutcome& outcome) {
            double sum = 0;
            for (const auto& dimension : outcome.dimensions)
                sum += dimension.earned;
            return sum;
        };
        const double before = earned(outcomeOf(question, answer));
        for (const Rule& rule : rules().rules())
            if (rule.forbidden.empty() && rule.drugs == std::vector<std::string>{"metotrexato"})
                for (const std::string& sentence : rule.examples[0].satisfies)
                    QVERIFY2(earned(outcomeOf(question, answer + " " + sentence)) >= before,
                             sentence.c_str());
    }
};

QTEST_APPLESS_MAIN(TestRuleChecker)
#include "tst_rule_checker.moc"
