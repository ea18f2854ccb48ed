#include "engine/text/analysed_note.h"
#include "engine/text/sentence_splitter.h"

#include <QTest>

using namespace cotejo;

class TestSentenceSplitter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splits_data();
    void splits();
    void tableRowsHaveCells();
    void clausesAndPhrases();
    void aLineWithoutASignEnds();
    void workWithinSentencesIsLinear_data();
    void workWithinSentencesIsLinear();
};

namespace
{
// What readers that look at every pair of terms in a sentence have to do.
std::size_t pairsWithinSentences(const std::string& text)
{
    const AnalysedNote note(text);
    std::size_t pairs = 0;
    for (const auto& sentence : note.sentences()) {
        const std::size_t terms = note.mentionsIn(sentence.range).size();
        pairs += terms * terms;
    }
    return pairs;
}

std::string repeated(const std::string& piece, std::size_t bytes)
{
    std::string text;
    while (text.size() < bytes)
        text += piece;
    return text;
}
} // namespace

void TestSentenceSplitter::splits_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("sentences");
    const auto row = [](const char* name, const char* text, int sentences) {
        QTest::newRow(name) << QByteArray(text) << sentences;
    };
    row("two", "Acude a control. Se siente bien.", 2);
    row("title", "La ve el Dr. Pérez en consulta.", 1);
    row("decimal", "DAS28 4.2 y PCR 1.5.", 1);
    row("germ", "Neumonía por S. pneumoniae.", 1);
    row("years", "Evol 12 a. NAD 2.", 2);
    row("number sign", "Exp. no. 123 del año", 1);
    row("a plain no", "Uveítis: no. Psoriasis: sí", 2);
    row("enumeration", "1. Se suspende ETN\n2. Inicia ADA", 2);
    row("bullets", "- Peso 70\n- Talla 160", 2);
    row("question", "¿TB? Se solicita PPD", 2);
    row("question with its answer", "¿Tuberculosis previa? Negada. ¿Cáncer? No", 2);
    row("wrapped prose",
        "Paciente masculino con dolor lumbar de ritmo\ninflamatorio y rigidez de noventa minutos al día.", 1);
    row("short lines", "VSG 44\nPCR 2.1\nFR neg", 3);
    row("blank line",
        "paciente con artritis reumatoide seropositiva\n\nsin comorbilidades conocidas al momento actual", 2);
    row("empty", "", 0);
    row("only blanks", " \n\t ", 0);
}

void TestSentenceSplitter::splits()
{
    QFETCH(QByteArray, text);
    QFETCH(int, sentences);
    const AnalysedNote note(text.toStdString());
    int found = 0;
    std::size_t reached = 0;
    for (const auto& sentence : note.sentences()) {
        found += sentence.range.empty() ? 0 : 1;
        QVERIFY(sentence.range.begin >= reached);
        reached = sentence.range.end;
    }
    QCOMPARE(found, sentences);
}

void TestSentenceSplitter::tableRowsHaveCells()
{
    const AnalysedNote note("| Peso / talla | 98 kg / |\n| HAQ | |\nEdad\t44\tSexo\tH\nuna línea");
    QCOMPARE(note.lines().size(), std::size_t{4});
    QCOMPARE(note.lines()[0].cells.size(), std::size_t{2});
    QCOMPARE(note.words(note.lines()[0].cells[1]), std::string_view("98 kg /"));
    QCOMPARE(note.lines()[1].cells.size(), std::size_t{2});
    QVERIFY(note.lines()[1].cells[1].empty());
    QCOMPARE(note.lines()[2].cells.size(), std::size_t{4});
    QVERIFY(note.lines()[3].cells.empty());
}

void TestSentenceSplitter::clausesAndPhrases()
{
    const AnalysedNote note("Niega tos, fiebre 38,5 y disnea; refiere dolor pero camina");
    QCOMPARE(note.words(note.clauseAt(note.folded().find("fiebre"))),
             std::string_view("niega tos, fiebre 38,5 y disnea"));
    QCOMPARE(note.words(note.phraseAt(note.folded().find("38"))), std::string_view(", fiebre 38,5 y disnea"));
    QCOMPARE(note.words(note.clauseAt(note.folded().find("camina"))), std::string_view("pero camina"));
}

// Words and nothing else, no sign to part them at: going back to the start for each part takes longer than a
// test may.
void TestSentenceSplitter::aLineWithoutASignEnds()
{
    constexpr std::size_t kBytes = 16U * 1024U * 1024U;
    const std::string text = repeated("palabra ", kBytes);
    const FoldedText folded(text);
    TextLine line;
    line.range = {0, folded.view().size()};
    const std::vector<Sentence> sentences = splitSentences(folded, {line});
    QVERIFY(sentences.size() >= kBytes / kLongestSentence);
    for (const Sentence& sentence : sentences)
        QVERIFY(sentence.range.length() <= kLongestSentence);
}

void TestSentenceSplitter::workWithinSentencesIsLinear_data()
{
    QTest::addColumn<QByteArray>("piece");
    for (const char* piece :
         {"niega tos, fiebre y AR con MTX 15 mg, ", "| VSG 40 ", "AR FR positivo ", "neumoníaADA40mg"})
        QTest::newRow(piece) << QByteArray(piece);
}

void TestSentenceSplitter::workWithinSentencesIsLinear()
{
    QFETCH(QByteArray, piece);
    const std::size_t once = pairsWithinSentences(repeated(piece.toStdString(), 30000));
    const std::size_t twice = pairsWithinSentences(repeated(piece.toStdString(), 60000));
    QVERIFY2(twice * 10 <= once * 22, qPrintable(QStringLiteral("%1 then %2").arg(once).arg(twice)));
    const AnalysedNote note(repeated(piece.toStdString(), 30000));
    std::size_t reached = 0;
    for (const auto& sentence : note.sentences()) {
        QVERIFY(sentence.range.length() <= kLongestSentence && sentence.range.begin >= reached);
        QVERIFY(note.words({reached, sentence.range.begin}).find_first_not_of(" \n\t") ==
                std::string_view::npos);
        reached = sentence.range.end;
    }
    QCOMPARE(reached, note.folded().find_last_not_of(" \n") + 1);
}

QTEST_GUILESS_MAIN(TestSentenceSplitter)
#include "tst_sentence_splitter.moc"
