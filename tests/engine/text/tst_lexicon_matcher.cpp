#include "engine/base/embedded_resource.h"
#include "engine/text/lexicon_matcher.h"

#include <QTest>

#include <algorithm>
#include <cstring>

using namespace cotejo;

class TestLexiconMatcher : public QObject
{
    Q_OBJECT

private:
    static QByteArray found(const LexiconMatcher& matcher, const char* text)
    {
        const FoldedText folded{std::string_view(text)};
        QByteArrayList all;
        for (const auto& match : matcher.find(folded))
            all << QByteArray::fromStdString(
                matcher.lexicon().entries()[match.entry].id + "=" +
                std::string(folded.view().substr(match.range.begin, match.range.length())));
        return all.join(' ');
    }

private Q_SLOTS:
    void matches_data();
    void matches();
    void refusesBadFiles();
    void shippedFilesAreRead();
    void agreesWithPlainSearch();
    void takesHostileText();
};

namespace
{
constexpr const char* kLexicon =
    R"x({"format":"cotejo.lexicon","version":1,"id":"x","group":"g","source":"test","entries":[
 {"id":"ccp","terms":["anti~ccp","^CCP"]},{"id":"ea","terms":["^EA"]},{"id":"sin","terms":["sin"]},{"id":"resp","terms":["sin respuesta"]},
 {"id":"susp","terms":["suspend*"]},{"id":"mg","glued":"yes","terms":["mg"]},{"id":"das","terms":["das28","das"]},
 {"id":"loose","covers":"no","terms":["poli fr negativo"]},{"id":"fr","terms":["^FR"]},{"id":"plus","terms":["(+)","+"]},
 {"id":"list","matched":"no","terms":["dr"]}]})x";
} // namespace

void TestLexiconMatcher::matches_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("wanted");
    const auto row = [](const char* text, const char* wanted) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(wanted);
    };
    row("Anti-CCP, antiCCP y ANTI CCP", "ccp=anti-ccp ccp=anticcp ccp=anti ccp");
    row("anti\nCCP", "ccp=anti\nccp");
    row("EA ea Ea", "ea=ea ea=ea");
    row("sin respuesta, sinusitis, sin", "resp=sin respuesta sin=sin");
    row("Suspendido y suspende", "susp=suspendido susp=suspende");
    row("40mg 40 mg mgx", "mg=mg mg=mg");
    row("DAS28 4 DAS284 das", "das=das28 das=das das=das");
    row("poli FR negativo", "loose=poli fr negativo fr=fr");
    row("FR(+) FR+", "fr=fr plus=(+) fr=fr plus=+");
    row("Dr FRx", "");
}

void TestLexiconMatcher::matches()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, wanted);
    Lexicon lexicon;
    QVERIFY(lexicon.add("x.json", kLexicon).has_value());
    QCOMPARE(found(LexiconMatcher(lexicon), text.constData()), wanted);
}

void TestLexiconMatcher::refusesBadFiles()
{
    Lexicon lexicon;
    const auto code = [&](const char* json) { return lexicon.add("f", json).error(); };
    QVERIFY(code("{").code.starts_with("read."));
    QCOMPARE(code("[]").code, std::string("lexicon.other_format"));
    QCOMPARE(code(R"x({"format":"cotejo.lexicon","version":2,"entries":[]})x").where,
             std::string("f /version"));
    QCOMPARE(code(R"x({"format":"cotejo.lexicon","version":1})x").where, std::string("f /entries"));
    QCOMPARE(
        code(R"x({"format":"cotejo.lexicon","version":1,"entries":[{"id":"a","terms":["x"]},{"terms":[]}]})x")
            .where,
        std::string("f /entries/1/id"));
    QCOMPARE(code(R"x({"format":"cotejo.lexicon","version":1,"entries":[{"id":"a","terms":[7]}]})x").where,
             std::string("f /entries/0/terms"));
    QCOMPARE(code(R"x({"format":"cotejo.lexicon","version":1,"entries":[{"id":"a","terms":["  "]}]})x").code,
             std::string("lexicon.invalid"));
}

void TestLexiconMatcher::shippedFilesAreRead()
{
    std::size_t files = 0;
    for (const auto name : embeddedResourceNames("lexicons/")) {
        Lexicon lexicon;
        const auto added = lexicon.add(name, embeddedResource(name));
        QVERIFY2(added.has_value() || added.error().code == "lexicon.other_format",
                 added ? "" : added.error().where.c_str());
        files += added ? 1U : 0U;
    }
    QVERIFY(files >= 10);
    QVERIFY(shippedLexicons().lexicon().terms().size() > 1000);
}

// Every whole-word occurrence that a plain search finds and that no longer match covers is found, and none
// else.
void TestLexiconMatcher::agreesWithPlainSearch()
{
    Lexicon lexicon;
    QVERIFY(
        lexicon
            .add(
                "x.json",
                R"x({"format":"cotejo.lexicon","version":1,"entries":[{"id":"a","terms":["aba"]},{"id":"b","terms":["b a"]},{"id":"c","terms":["ab"]}]})x")
            .has_value());
    const LexiconMatcher matcher(lexicon);
    for (int number = 0; number < 6561; ++number) {
        std::string text;
        for (int rest = number, i = 0; i < 8; ++i, rest /= 3)
            text += "ab "[rest % 3];
        const FoldedText folded(text);
        std::size_t expected = 0;
        std::string padded = " " + std::string(folded.view()) + " ";
        std::replace(padded.begin(), padded.end(), '\t', ' ');
        for (std::size_t i = 0; i + 1 < padded.size(); ++i)
            for (const char* term : {" aba ", " b a ", " ab "})
                expected += padded.compare(i, std::strlen(term), term) == 0 ? 1U : 0U;
        QCOMPARE(matcher.find(folded).size(), expected);
    }
}

void TestLexiconMatcher::takesHostileText()
{
    for (const char* piece : {"sin respuest", "anti-", "suspendsuspend", "das28", "no se descarta no "}) {
        std::string text;
        while (text.size() < 500'000)
            text += piece;
        const FoldedText folded(text);
        QVERIFY(shippedLexicons().find(folded).size() <= text.size());
    }
}

QTEST_GUILESS_MAIN(TestLexiconMatcher)
#include "tst_lexicon_matcher.moc"
