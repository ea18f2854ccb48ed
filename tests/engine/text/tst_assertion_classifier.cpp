#include "engine/text/analysed_note.h"

#include <QTest>

using namespace cotejo;

// How a sentence speaks of the word between asterisks (which must be a term of some lexicon).
class TestAssertionClassifier : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void classifies_data();
    void classifies();
};

void TestAssertionClassifier::classifies_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("wanted");
    const auto row = [](const char* text, const char* wanted) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(wanted);
    };
    row("Tiene *uveítis* anterior", "affirmed");
    row("¿*Uveítis*? Se valorará", "possible");
    row("¿*Uveítis*? Negada", "negated");
    row("¿*Tuberculosis* previa? No. ¿Asma? Sí", "negated");
    row("No clara *neumonía*", "possible");
    row("Remicade® y *psoriasis*", "affirmed");
    row("Niega *uveítis*", "negated");
    row("Niega fiebre, tos y *psoriasis*", "negated");
    row("Niega fiebre; *psoriasis* en codos", "affirmed");
    row("Sin *uveítis*, psoriasis en codos", "negated");
    row("Sin uveítis, *psoriasis* en codos", "affirmed");
    row("No hay uveítis, alopecia ni *psoriasis*", "negated");
    row("No tiene fiebre pero sí *psoriasis*", "affirmed");
    row("Niega penicilina, presenta *uveítis*", "affirmed");
    row("Niega uveítis actual (tuvo *uveítis* en 2017)", "historical");
    row("*Tuberculosis* negada", "negated");
    row("*Diabetes* no, asma controlada", "negated");
    row("Diabetes no, *asma* controlada", "affirmed");
    row("*Psoriasis* actual: no.", "negated");
    row("Psoriasis, *asma* y artritis: no", "affirmed");
    row("*Diabetes* (madre)", "family");
    row("*Tuberculosis* de su tío", "family");
    row("*Diabetes*: padre, asma: abuela", "family");
    row("*Neumonía*, acude con su madre", "affirmed");
    row("Falleció su padre por *infarto*", "family");
    row("*Tuberculosis* descartada", "negated");
    row("*Asma*, diabetes y *depresión* interrogados y negados", "templated");
    row("Diabetes (sí), *asma* negada", "negated");
    row("*Diabetes*, asma negada", "affirmed");
    row("Probable *uveítis*", "possible");
    row("No se descarta *tuberculosis*", "possible");
    row("*Uveítis* a descartar", "possible");
    row("Se descarta *trombosis*", "negated");
    row("Se desconoce *diabetes* previa", "unknown");
    row("Se desconoce si tiene *psoriasis*", "unknown");
    row("No se sabe si actualmente presenta *uveítis*", "unknown");
    row("Se ignora si no tuvo *trombosis*", "unknown");
    row("No queda claro si *DAS28* era bajo", "unknown");
    row("No hay constancia de que tuviera *diabetes*", "unknown");
    row("*Psoriasis* en codos y se desconoce si tiene uveítis", "affirmed");
    row("Se desconoce si hubo uveítis, *psoriasis* en codos", "affirmed");
    row("Unclear whether she has *psoriasis*", "unknown");
    row("*Tuberculosis*, también negada", "negated");
    row("Serología para *tuberculosis*, en dos ocasiones: negativa", "negated");
    row("*Psoriasis*, dolor lumbar, negado", "affirmed");
    row("*Psoriasis*, negativo para tuberculosis", "affirmed");
    row("Los resultados pendientes de *tuberculosis* han sido negativos", "negated");
    row("Se pidió *tuberculosis* por posible trombosis que ha resultado negativa", "negated");
    row("Se pidió tuberculosis por posible *trombosis* que ha resultado negativa", "possible");
    row("No *uveítis* evidente", "possible");
    row("No se realiza *densitometría*, no hay *psoriasis*", "negated");
    row("*PPD* pendiente", "pending");
    row("Se solicita PPD y *QFT*", "pending");
    row("En espera de *QuantiFERON*", "pending");
    row("Madre con *psoriasis*", "family");
    row("Su padre tiene EA y su hermano *psoriasis*", "family");
    row("AHF: abuela con *diabetes*", "family");
    row("Vive con su hija, tiene *diabetes*", "affirmed");
    row("Acompañada de su mamá. *Psoriasis* en placas", "affirmed");
    row("Si presenta *uveítis*, acudir", "hypothetical");
    row("En caso de *embarazo* avisar", "hypothetical");
    row("Sí, *psoriasis* desde 2010", "affirmed");
    row("Meta *DAS28* < 2.6", "hypothetical");
    row("Vigilar infecciones y *uveítis*", "hypothetical");
    row("No solo *psoriasis*", "affirmed");
    row("Sin cambios; *psoriasis* igual", "affirmed");
    row("*EspA* no radiográfica", "affirmed");
    row("Antecedente de *uveítis*", "historical");
    row("ABIERTA SIN *UVEITIS* NI DIARREA", "negated");
    row("denies *psoriasis*", "negated");
}

void TestAssertionClassifier::classifies()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, wanted);
    const qsizetype begin = text.lastIndexOf('*', text.lastIndexOf('*') - 1);
    const std::string word = text.mid(begin + 1, text.lastIndexOf('*') - begin - 1).toStdString();
    std::string plain;
    std::size_t marked = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (i == begin)
            marked = plain.size();
        if (text[i] != '*')
            plain += text[i];
    }
    const AnalysedNote note(plain);
    const Mention* found = nullptr;
    for (const auto& mention : note.mentions())
        if (note.text().sourceBegin(mention.range) == marked && !mention.is("cue"))
            found = found == nullptr ? &mention : found;
    QVERIFY2(found != nullptr, "no term stands there");
    const Assertion& assertion = found->assertion;
    QByteArray got("affirmed");
    switch (assertion.kind) {
    case AssertionKind::affirmed:
        got = assertion.historical ? "historical" : "affirmed";
        break;
    case AssertionKind::negated:
        got = "negated";
        break;
    case AssertionKind::templated:
        got = "templated";
        break;
    case AssertionKind::possible:
        got = "possible";
        break;
    case AssertionKind::pending:
        got = "pending";
        break;
    case AssertionKind::unknown:
        got = "unknown";
        break;
    }
    if (assertion.hypothetical)
        got = "hypothetical";
    if (assertion.family)
        got = "family";
    QCOMPARE(got, wanted);
}

QTEST_GUILESS_MAIN(TestAssertionClassifier)
#include "tst_assertion_classifier.moc"
