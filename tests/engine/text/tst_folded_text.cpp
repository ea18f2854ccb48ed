#include "engine/text/folded_text.h"

#include <QTest>

#include <random>
#include <string>

using namespace cotejo;

class TestFoldedText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void folds_data();
    void folds();
    void leadsBack();
    void foldingTwiceChangesNothing();
    void givesBackEveryByte();
    void seesCapitals();
    void takesTwoMegabytes();
};

void TestFoldedText::folds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("folded");
    const auto row = [](const char* name, const char* text, const char* folded) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(folded);
    };
    row("case and accents", "Años Ñandú ÁRBOL", "anos nandu arbol");
    row("combining accent", "an\xcc\x83os", "anos");
    row("a box ticked in front", "Sexo: [ ] M [X] F", "sexo: f");
    row("a box ticked behind", "Gravedad: Grave ( ) No grave (X)", "gravedad: no grave ");
    row("signs for boxes", "☐ Muerte ☒ Hospitalización", " hospitalizacion");
    row("an empty box alone", "Tabaquismo: [ ]\nDiabetes (X)", "\ndiabetes ");
    row("options without a colon", "Tabaquismo [ ] Sí [X] No", "tabaquismo no");
    row("the label behind an option", "[X] Sí [ ] No Peso: 59 kg", " si peso: 59 kg");
    row("a line to write on is no box", "Firma: ______ Fecha", "firma: ______ fecha");
    row("underscores ticked", "Sí __X__ No ____", "si ");
    row("no box", "FR (+), anti-CCP (-)", "fr (+), anti-ccp (-)");
    row("full width", "ＤＡＳ２８", "das28");
    row("ligature and ordinal", "ﬁbra 2.ª 3.º", "fibra 2.a 3.o");
    row("superscript unit", "kg/m²", "kg/m2");
    row("dashes", "a–b — c − d", "a-b - c - d");
    row("arrow", "5.8 → 3.2", "5.8 -> 3.2");
    row("blanks", "a \xc2\xa0 b", "a\tb");
    row("tab", "a \t b", "a\tb");
    row("line ends", "a\r\nb\rc\n\n\nd", "a\nb\nc\nd");
    row("broken word", "espondilitis anqui-\nlosante", "espondilitis anquilosante");
    row("broken word with blanks", "evolu- \r\n   ción", "evolucion");
    row("broken word in capitals", "ANQUI-\nLOSANTE", "anquilosante");
    row("real hyphen at a line end", "anti-\nCCP DAS28-\nVSG", "anti-ccp das28-vsg");
    row("bullet is no broken word", "a\n- b", "a\n- b");
    row("soft hyphen and zero width",
        "anqui\xc2\xadlosante a\xe2\x80\x8b"
        "b",
        "anquilosante ab");
    row("byte order mark",
        "\xef\xbb\xbf"
        "Fecha",
        "fecha");
    row("mojibake", "diagnÃ³stico aÃ±os", "diagnostico anos");
    row("lost letter", "a\xef\xbf\xbdos", "anos");
    row("digit for a letter", "go1imumab ada1imumab", "golimumab adalimumab");
    row("digits that stay", "das28 pcv13 d415b2 b27", "das28 pcv13 d415b2 b27");
    row("astral", "FR \xF0\x9F\x92\xA9 negativo", "fr \" negativo");
    row("half", "1½ tab", "1\xc2\xbd tab");
    row("empty", "", "");
}

void TestFoldedText::folds()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, folded);
    QCOMPARE(QByteArray::fromStdString(foldedForm(text.toStdString())), folded);
}

void TestFoldedText::leadsBack()
{
    const std::string text = "x espondilitis anqui-\nlosante de 6 an\xcc\x83os.";
    const FoldedText folded(text);
    const auto source = [&](std::string_view words) {
        const std::size_t begin = folded.view().find(words);
        const FoldedRange range{begin, begin + words.size()};
        return text.substr(folded.sourceBegin(range), folded.sourceEnd(range) - folded.sourceBegin(range));
    };
    QCOMPARE(source("anquilosante"), std::string("anqui-\nlosante"));
    QCOMPARE(source("anos"), std::string("an\xcc\x83os"));
    QCOMPARE(source("6"), std::string("6"));
}

void TestFoldedText::foldingTwiceChangesNothing()
{
    std::mt19937 random(20240312);
    const std::vector<std::string> pieces = {"a",
                                             "Á",
                                             "ñ",
                                             "-",
                                             "\n",
                                             "\r\n",
                                             " ",
                                             "\t",
                                             "1",
                                             "0",
                                             "ﬁ",
                                             "ß",
                                             "\xcc\x81",
                                             "\xc2\xad",
                                             "Ã",
                                             "±",
                                             "½",
                                             "→",
                                             "\xef\xbf\xbd",
                                             "anti",
                                             "ASDAS",
                                             "\xf0\x9f\x92\xa9",
                                             "İ",
                                             "\xe2\x80\x8b",
                                             ".",
                                             "go1imu"};
    for (int i = 0; i < 4000; ++i) {
        std::string text;
        for (int k = 0; k < 14; ++k)
            text += pieces[random() % pieces.size()];
        const std::string once = foldedForm(text);
        QCOMPARE(QByteArray::fromStdString(foldedForm(once)), QByteArray::fromStdString(once));
    }
}

void TestFoldedText::givesBackEveryByte()
{
    const std::string text = "Á\r\n b-\nc ﬁn \xf0\x9f\x92\xa9 ya";
    const FoldedText folded(text);
    std::size_t last = 0;
    for (std::size_t i = 0; i < folded.view().size(); ++i) {
        const std::size_t begin = folded.sourceBegin({i, i + 1});
        const std::size_t end = folded.sourceEnd({i, i + 1});
        QVERIFY(begin < end && end <= text.size() && begin >= last);
        last = begin;
    }
    QCOMPARE(folded.sourceEnd({0, folded.view().size()}), text.size());
}

void TestFoldedText::seesCapitals()
{
    const FoldedText mixed("Paciente con EA y fr en lista");
    QVERIFY(mixed.upperAt(0) && !mixed.upperAt(1) && !mixed.mostlyUpper());
    QVERIFY(FoldedText("PACIENTE FEMENINO DE 47 ANOS CON DX DE AR").mostlyUpper());
}

void TestFoldedText::takesTwoMegabytes()
{
    for (const char* piece : {"a-\n", "\xcc\x81", "Ã±", "1a0b"}) {
        std::string text = "x";
        while (text.size() < 2'000'000)
            text += piece;
        const FoldedText folded(text);
        QVERIFY(folded.view().size() <= text.size());
    }
}

QTEST_GUILESS_MAIN(TestFoldedText)
#include "tst_folded_text.moc"
