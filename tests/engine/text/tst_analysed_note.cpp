#include "engine/text/analysed_note.h"

#include <QTest>

using namespace cotejo;

class TestAnalysedNote : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sections_data();
    void sections();
    void sectionsEndWithTheirLine();
    void noteDate_data();
    void noteDate();
    void severalVisits();
    void datedLabLinesAreNoVisits();
    void knownDateGoesFirst();
    void evidenceIsTheTextAtItsSpan();
    void emptyNotes();
    void takesLongNotes_data();
    void takesLongNotes();
};

void TestAnalysedNote::sections_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("kind");
    const auto row = [](const char* text, const char* word, const char* kind) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(word) << QByteArray(kind);
    };
    row("AHF: madre con AR.\nAPP: HAS", "madre", "ahf");
    row("AHF: madre con AR.\nAPP: HAS", "has", "app");
    row("Fem 49 a. AHF: madre con AR. APP: interrogados y negados.", "interrogados", "app");
    row("Sin uveítis. APP interrogados y negados. Plan: seguir", "seguir", "plan");
    row("S: dolor\nO: NAD 4\nA: AR\nP: seguir", "nad", "objective");
    row("ANTECEDENTES HEREDOFAMILIARES\nMadre con lupus\nEXPLORACION FISICA\nNAD 4", "nad", "ef");
    row("P/ igual, cita 4 m", "igual", "plan");
    row("Padecimiento actual.- Inicia en 2010", "inicia", "pa");
    row("Paciente en tratamiento con MTX", "mtx", "");
    row("Se comenta plan con familiar", "familiar", "");
    row("PLAN\n1. Se inicia ADA", "ada", "plan");
}

void TestAnalysedNote::sections()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, word);
    QFETCH(QByteArray, kind);
    const AnalysedNote note(text.toStdString());
    const std::size_t position = note.folded().find(word.toStdString());
    QVERIFY(position != std::string_view::npos);
    QCOMPARE(QByteArray::fromStdString(std::string(note.sectionKindAt(position))), kind);
}

void TestAnalysedNote::sectionsEndWithTheirLine()
{
    const AnalysedNote note("AHF: madre con AR.\nMasculino de 40 años con psoriasis.");
    QVERIFY(note.sectionAt(note.folded().find("psoriasis")) == nullptr);
    for (const auto& mention : note.mentionsIn({note.folded().find("psoriasis"), note.folded().size()}))
        QVERIFY(!mention.assertion.family);
}

void TestAnalysedNote::noteDate_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("date");
    const auto row = [](const char* text, const char* date) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(date);
    };
    row("Fecha: 12/03/2024\nF. nac.: 04/09/1965", "2024-03-12");
    row("F. nac.: 04/09/1965\nFecha: 12/03/2024", "2024-03-12");
    row("Ingreso: 28/01/2024 Egreso: 05/02/2024 Fecha de elaboración: 05/02/2024", "2024-02-05");
    row("14-ago-24 // BMX 11-0087", "2024-08-14");
    row("Acude el día 3 de junio de 2024 mujer con LES diagnosticado en 2018", "2024-06-03");
    row("| Fecha | 2024-05-21 |", "2024-05-21");
    row("FN 04/09/1965", "");
    row("Inicia ADA desde 10/02/2020", "");
    row("Sin fechas", "");
}

void TestAnalysedNote::noteDate()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, date);
    const AnalysedNote note(text.toStdString());
    QCOMPARE(note.noteDate() ? QByteArray::fromStdString(note.noteDate()->iso()) : QByteArray(), date);
}

void TestAnalysedNote::severalVisits()
{
    const AnalysedNote note("Registro BMX-1\n[1] 10/05/2022 NOTA DE EVOLUCIÓN\nDAS28 5.3\n[2] 20/02/2024 "
                            "NOTA\nDAS28 2.1, dolor hace 3 meses\n"
                            "[3] 14/11/2022 nota\nDAS28 3.0");
    QCOMPARE(note.visits().size(), std::size_t{4});
    QCOMPARE(note.noteDate()->iso(), std::string("2024-02-20"));
    QVERIFY(!note.visitAt(note.folded().find("5.3")).current);
    QVERIFY(note.visitAt(note.folded().find("2.1")).current);
    QVERIFY(!note.visitAt(note.folded().find("3.0")).current);
    QVERIFY(note.visitAt(0).current);
    QCOMPARE(note.datesIn({note.folded().find("hace"), note.folded().find("hace") + 4}).front().date->iso(),
             std::string("2023-11"));
}

void TestAnalysedNote::datedLabLinesAreNoVisits()
{
    const AnalysedNote note("Fecha: 12/03/2024\nLaboratorios\n05/01/24: VSG 44, PCR 2.1, creatinina "
                            "0.8\n05/03/24: VSG 30, PCR 1.1");
    QCOMPARE(note.visits().size(), std::size_t{1});
    QCOMPARE(note.noteDate()->iso(), std::string("2024-03-12"));
}

void TestAnalysedNote::knownDateGoesFirst()
{
    const AnalysedNote note("Nota sin fecha, dolor hace 2 meses.", PartialDate{2024, 9, 18});
    QCOMPARE(note.noteDate()->iso(), std::string("2024-09-18"));
    QVERIFY(!note.noteDateRange());
    QCOMPARE(note.dates().front().date->iso(), std::string("2024-07"));
}

void TestAnalysedNote::evidenceIsTheTextAtItsSpan()
{
    const std::string text = "\xef\xbb\xbf"
                             "Fecha: 05/01/2024\r\nPaciente \xf0\x9f\x92\xa9 con espondilitis "
                             "anqui-\r\nlosante, an\xcc\x83os 6, FR negativo. Ã±u";
    const AnalysedNote note(text);
    std::vector<std::string> points; // one code point each; QString would drop the byte order mark
    for (const char c : text) {
        if ((static_cast<unsigned char>(c) & 0xC0) != 0x80)
            points.emplace_back();
        points.back() += c;
    }
    for (const auto& mention : note.mentions()) {
        const Evidence evidence = note.evidence(mention.range);
        std::string slice;
        for (std::size_t i = evidence.span.start; i < evidence.span.end; ++i)
            slice += points.at(i);
        QCOMPARE(slice, evidence.quote);
    }
    QVERIFY(note.mentions().size() >= 3);
}

void TestAnalysedNote::emptyNotes()
{
    for (const char* text : {"", " ", "\n\n", "\xef\xbb\xbf", "\xe2\x80\x8b"}) {
        const AnalysedNote note{std::string(text)};
        QVERIFY(note.mentions().empty() && !note.noteDate() && note.visits().size() == 1);
        QCOMPARE(note.sectionKindAt(0), std::string_view());
        QVERIFY(note.sentenceAt(0).range.empty() && note.clauseAt(0).empty());
    }
}

void TestAnalysedNote::takesLongNotes_data()
{
    QTest::addColumn<QByteArray>("piece");
    for (const char* piece :
         {"niega tos, ", "si no, ", "hace ", "12/03/", "APP: ", "| no ", "madre ", "no se descarta TB; ",
          "a los 5 ", "FR / ", "1,5 ", "c/2 ", "Dr. S. ", "FR, anti-CCP, ", "desde enero ", "\n- ", "(((",
          "AR desde ", "[1] 10/05/2022 NOTA\n"})
        QTest::newRow(piece) << QByteArray(piece);
}

void TestAnalysedNote::takesLongNotes()
{
    QFETCH(QByteArray, piece);
    std::string text;
    while (text.size() < (piece == "APP: " ? 1'000'000U : 120'000U)) // a squared cost would not end
        text += piece.toStdString();
    const AnalysedNote note(text);
    QVERIFY(!note.folded().empty());
}

QTEST_GUILESS_MAIN(TestAnalysedNote)
#include "tst_analysed_note.moc"
