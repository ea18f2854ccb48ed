#include "engine/rules/consultation.h"
#include "engine/rules/rule_checker.h"

#include <QtTest>

#include <algorithm>
#include <set>

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
        QTest::newRow("under a condition, after a colon")
            << "¿Cada cuánto la reviso?"
            << "Si hay uveítis persistente: metotrexato 15 mg por semana." << false;
        QTest::newRow("under a condition, after a comma")
            << "¿Cada cuánto la reviso?"
            << "En caso de brote, metotrexato 15 mg por semana." << false;
        QTest::newRow("in a list under a condition") << "¿Qué sigue?"
                                                     << "Si hay uveítis:\n- Metotrexato 15 mg" << false;
        QTest::newRow("a condition that only rules out")
            << "¿Qué doy?"
            << "Si no hay contraindicación: metotrexato 15 mg por semana." << true;
        QTest::newRow("a condition that a test is negative")
            << "¿Qué doy?"
            << "Si la prueba de embarazo es negativa, inicie metotrexato 15 mg." << true;
        QTest::newRow("taken, in a summary")
            << "One sentence for the referral letter."
            << "Seropositive RA on methotrexate 20 mg and etanercept." << false;
        QTest::newRow("taken, in a list") << "Resume el caso."
                                          << "AR en adalimumab 40 mg y metotrexato 20 mg." << false;
        QTest::newRow("started on") << "What next?"
                                    << "Start her on methotrexate 15 mg weekly." << true;
        QTest::newRow("taken, says the question") << "Toma metotrexato 20 mg. ¿Qué agrego?"
                                                  << "Metotrexato 20 mg y sulfasalazina 2 g." << false;
        QTest::newRow("begun before the question") << "Inició metotrexato hace 3 meses. ¿Qué vigilo?"
                                                   << "Con metotrexato 15 mg, biometría." << false;
        QTest::newRow("before it is begun") << "¿Vacuno contra zóster antes de metotrexato?"
                                            << "Aplíquela antes de iniciar metotrexato." << false;
        QTest::newRow("before it is begun, with its dose")
            << "¿Qué doy?"
            << "Antes de iniciar metotrexato 15 mg, biometría." << true;
        QTest::newRow("only its dose") << "Put the evidence in a table."
                                       << "Dosis de metotrexato: 15 mg por semana." << false;
        QTest::newRow("its first dose") << "¿Qué doy?"
                                        << "Dosis de inicio de metotrexato: 15 mg por semana." << true;
        QTest::newRow("one of two, each with its dose") << "¿Qué doy?"
                                                        << "Metotrexato 15 mg o sulfasalazina 2 g." << false;
        QTest::newRow("after another with its dose") << "¿Qué doy?"
                                                     << "Prednisona 10 mg y metotrexato 15 mg." << true;
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
    // Answers that begin nothing, or say what the rule asks for in other words: nothing is missing.
    void nothingIsMissing_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("rule");
        QTest::newRow("a list that begins with Antes")
            << "¿Y si cambio a tofacitinib?"
            << "Tofacitinib 5 mg cada 12 h es posible. Antes: tabaquismo, lípidos, tuberculosis, hepatitis B."
            << "bio.tuberculosis";
        QTest::newRow("the question names the exam, the answer its interval")
            << "Niña de 4 años, AIJ oligoarticular. ¿Cada cuánto lámpara de hendidura?"
            << "Con ANA positivos: cada 3 meses."
            << "jia.eyes";
        QTest::newRow("an apology") << "¿Cómo inicio metotrexato?"
                                    << "El servicio tardó más de lo esperado. Repita la pregunta más tarde."
                                    << "mtx.folate";
        QTest::newRow("the fever's own treatment") << "Fiebre y ferritina de 4 800."
                                                   << "Anakinra 4 mg/kg/día; hospitalizar."
                                                   << "fever.hold";
    }
    void nothingIsMissing()
    {
        QFETCH(QString, question);
        QFETCH(QString, answer);
        QFETCH(QString, rule);
        const auto outcome = outcomeOf(question.toStdString(), answer.toStdString());
        QVERIFY(findingOf(outcome, rule.toStdString()) == nullptr);
    }
    // The same rules where something is missing.
    void somethingIsMissing_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("rule");
        QTest::newRow("tuberculosis long ago") << "¿Y si cambio a tofacitinib?"
                                               << "Tofacitinib 5 mg cada 12 h. Antes: lípidos."
                                               << "bio.tuberculosis";
        QTest::newRow("another question") << "Niña de 4 años, AIJ oligoarticular. ¿Qué hago?"
                                          << "Ibuprofeno 30 mg/kg/día y revisión en 3 meses."
                                          << "jia.eyes";
        QTest::newRow("one biologic or another") << "LES con artritis. ¿Qué doy?"
                                                 << "Anifrolumab 300 mg IV cada 4 semanas o belimumab."
                                                 << "bio.hepatitis_b";
        QTest::newRow("fever under a biologic") << "AR con etanercept, rodilla caliente y fiebre. ¿Qué hago?"
                                                << "Paracetamol y revisión en 3 días."
                                                << "fever.hold";
    }
    void somethingIsMissing()
    {
        QFETCH(QString, question);
        QFETCH(QString, answer);
        QFETCH(QString, rule);
        const auto outcome = outcomeOf(question.toStdString(), answer.toStdString());
        QVERIFY(findingOf(outcome, rule.toStdString()) != nullptr);
    }
    void whatEarlierQuestionsSaidIsRemembered()
    {
        const std::vector<RuleChecker::Exchange> talk = {
            {"AR, toma metotrexato 20 mg y etanercept. ¿Qué actividad tiene?", "DAS28 5.31: alta."},
            {"Resuma el plan.", "Metotrexato 20 mg; valorar cambio."},
            {"Ahora tiene fiebre de 39 °C. ¿Qué hago?", "Paracetamol 1 g."}};
        const auto outcomes = RuleChecker(rules()).check(talk);
        QVERIFY(findingOf(outcomes[1], "mtx.folate") == nullptr); // not begun by a dose alone
        QVERIFY(findingOf(outcomes[2], "fever.hold") != nullptr); // the biologic is known of
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

    // The index leaves out no rule that applies: every example of every rule as an answer, after questions
    // that begin, name or fail each drug of the rules.
    void indexLeavesNoneOut()
    {
        std::set<std::string> drugs;
        std::vector<const std::string*> answers;
        for (const Rule& rule : rules().rules()) {
            drugs.insert(rule.drugs.begin(), rule.drugs.end());
            for (const RuleExamples& examples : rule.examples)
                answers.push_back(&examples.satisfies.front());
        }
        std::size_t applied = 0;
        std::size_t next = 0;
        for (const std::string& drug : drugs)
            for (const char* asked :
                 {"¿Cómo inicio %1 en artritis reumatoide?", "Falla a %1 en lupus. ¿Qué sigue?"}) {
                const AnalysedText question(
                    QString::fromUtf8(asked).arg(QString::fromStdString(drug)).toStdString(),
                    rules().concepts());
                const AnalysedText answer(*answers[next++ % answers.size()] + " Inicie " + drug + " 10 mg.",
                                          rules().concepts());
                const Consultation consultation(question, answer);
                const auto due = rules().index().due(question, answer);
                QVERIFY(std::is_sorted(due.begin(), due.end()));
                for (std::uint32_t i = 0; i < rules().rules().size(); ++i) {
                    const Rule& rule = rules().rules()[i];
                    const bool applies =
                        std::any_of(rule.when.begin(), rule.when.end(), [&](const auto& facts) {
                            return std::all_of(facts.begin(), facts.end(), [&](const RuleFact& fact) {
                                return consultation.holds(fact);
                            });
                        });
                    applied += applies ? 1 : 0;
                    QVERIFY2(!applies || std::binary_search(due.begin(), due.end(), i), rule.id.c_str());
                }
            }
        QVERIFY(applied > 2 * drugs.size());
    }
};

QTEST_APPLESS_MAIN(TestRuleChecker)
#include "tst_rule_checker.moc"
