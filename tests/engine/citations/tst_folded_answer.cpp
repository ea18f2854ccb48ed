#include "engine/base/code_point_index.h"
#include "engine/citations/folded_answer.h"

#include <QtTest>

using namespace cotejo;

class TestFoldedAnswer : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void folds_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("folded");
        const auto row = [](const char* name, const std::string& text, const std::string& folded) {
            QTest::newRow(name) << text << folded;
        };
        row("case", "PMID", "pmid");
        row("width", "ＰＭＩＤ：３１", "pmid:31");
        row("accents", "Número Año", "numero ano");
        row("decomposed accents", "n\u0303u\u0301", "nu");
        row("other digits", "٣١", "31");
        row("blanks", "a\u00a0b\u2009c\u3000d\te", "a b c d\te");
        row("line ends", "a\r\nb\rc\u2028d", "a \nb\nc\nd");
        row("dashes", "a–b—c\u2011d−e", "a-b-c-d-e");
        row("quotation marks", "«a» “b” ‘c’", "\"a\" \"b\" 'c'");
        row("format characters", "\ufeffP\u00adM\u200bI\u200dD\u2060", "pmid");
        row("references to format characters", "P&shy;M&#173;I&#x200B;D&ZeroWidthSpace;&zwnj;", "pmid");
        row("other references", "a&nbsp;b&amp;c&lt;d&#49;&#xZZ;&#;&;&shy",
            "a&nbsp;b&amp;c&lt;d&#49;&#xzz;&#;&;&shy");
        row("box rules", "│ a ┃", "| a |");
        row("other letters", "жЖ", "\x01\x01");
        row("other signs", "🩺→…", "\x02\x02\x02");
        row("letters without case", "等", "\x02");
        row("control characters", std::string("a\x01\0b", 4),
            "a\x02\x02"
            "b");
        row("empty", "", "");
    }
    void folds()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, folded);
        QCOMPARE(std::string(FoldedAnswer(text).view()), folded);
    }
    void leadsBackToTheTextAsGiven()
    {
        const std::string text = "\ufeff🩺 e\u0301 ３\u00ad１ z\u200b";
        const FoldedAnswer answer(text);
        const CodePointIndex index(text);
        const std::size_t three = answer.view().find('3');
        QCOMPARE(std::string(index.quote(answer.span(three, three + 2))), std::string("３\u00ad１"));
        QCOMPARE(std::string(index.quote(answer.span(three, three + 1))), std::string("３"));
        QVERIFY(answer.hidesFormatCharacter(three, three + 2));
        QVERIFY(!answer.hidesFormatCharacter(three, three + 1));
        const std::size_t z = answer.view().find('z');
        QCOMPARE(std::string(index.quote(answer.span(z, z + 1))), std::string("z"));
        const std::size_t e = answer.view().find('e');
        QCOMPARE(answer.codePoint(e), std::size_t(3));
        QVERIFY(!answer.hidesFormatCharacter(e, e + 2)); // a combining mark is none
    }
    void leadsBackThroughReferences()
    {
        const std::string text = "ñ 31&shy;23 z";
        const FoldedAnswer answer(text);
        const CodePointIndex index(text);
        const std::size_t three = answer.view().find('3');
        QCOMPARE(std::string(index.quote(answer.span(three, three + 4))), std::string("31&shy;23"));
        QCOMPARE(std::string(index.quote(answer.span(three, three + 2))), std::string("31"));
        QVERIFY(answer.hidesFormatCharacter(three, three + 4));
        QVERIFY(!answer.hidesFormatCharacter(three, three + 2));
        const std::size_t z = answer.view().find('z');
        QCOMPARE(std::string(index.quote(answer.span(z, z + 1))), std::string("z"));
    }
};

QTEST_APPLESS_MAIN(TestFoldedAnswer)
#include "tst_folded_answer.moc"
