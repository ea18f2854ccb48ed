#include "engine/rules/statement_matcher.h"

#include <QtTest>

#include <nlohmann/json.hpp>

using namespace cotejo;

namespace
{
Result<StatementPattern> patternOf(const char* json, const char* id = "p")
{
    return readStatementPattern(nlohmann::json::parse(json), ConceptSet::shipped(), id, "/p");
}
} // namespace

class TestStatementMatcher : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void matches_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("quote"); // empty: no finding
        const auto row = [](const char* name, const char* pattern, const char* text, const char* quote) {
            QTest::newRow(name) << QByteArray(pattern) << QString::fromUtf8(text) << QString::fromUtf8(quote);
        };
        row("one concept", R"("folate")", "Agregue ácido fólico.", "ácido fólico");
        row("a narrower concept", R"("tnfi")", "Inicie etanercept.", "etanercept");
        row("denied", R"("folate")", "No requiere ácido fólico.", "");
        row("choice", R"({"all":[["cbc","liver_test"]]})", "Pida ALT.", "ALT");
        row("two groups", R"({"all":["gc","gc_minimise"]})", "Prednisona con descenso.",
            "Prednisona con descenso");
        row("another sentence", R"({"all":["gc","gc_minimise"]})", "Prednisona 5 mg. Luego descenso.", "");
        row("near", R"({"all":["gc","gc_minimise"],"scope":"near"})", "Prednisona 5 mg. Luego descenso.",
            "Prednisona 5 mg. Luego descenso");
        row("other paragraph", R"({"all":["gc","gc_minimise"],"scope":"near"})", "Prednisona.\n\nDescenso.",
            "");
        row("clause", R"({"all":["gc","calcium_d"],"scope":"clause"})", "Prednisona; calcio.", "");
        row("order", R"({"all":["metotrexato",{"any":["daily"],"order":"after","gap":6}]})",
            "Diario no: metotrexato semanal.", "");
        row("between", R"({"all":["metotrexato",{"any":["daily"],"order":"after","between":["folate"]}]})",
            "Metotrexato 15 mg con ácido fólico diario.", "");
        row("amount", R"({"all":["alopurinol",{"mg":[200,900],"gap":3,"order":"after"}]})",
            "Inicie alopurinol 300 mg.", "alopurinol 300 mg");
        row("amount out of range", R"({"all":["alopurinol",{"mg":[200,900],"gap":3}]})", "Alopurinol 100 mg.",
            "");
        row("weeks of a list", R"({"all":["cbc",{"weeks":[4,4]}]})", "Biometría a las 2, 4 y 12 semanas.",
            "Biometría a las 2, 4 y 12 semanas");
        row("weeks of a range", R"({"all":["cbc",{"weeks":[12,12]}]})", "CBC every 8–12 weeks.",
            "CBC every 8–12 weeks");
        row("months", R"({"all":["cbc",{"weeks":[12,14]}]})", "CBC every 3 months.", "CBC every 3 months");
        row("none", R"({"all":["live_vaccine"],"none":["act.stop"]})", "Vacuna viva tras suspender.", "");
        row("against", R"({"all":[{"any":["metotrexato"],"stance":"against"}]})", "Evite metotrexato.",
            "metotrexato");
        row("heading", R"({"all":["liver_test","act.check"]})", "Vigilancia:\n- ALT", "ALT");
    }
    void matches()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(QString, text);
        QFETCH(QString, quote);
        const auto read = patternOf(pattern.constData());
        QVERIFY2(read.has_value(), read ? "" : read.error().detail.c_str());
        const AnalysedText analysed(text.toStdString(), ConceptSet::shipped());
        const auto found = StatementMatcher::first(*read, analysed);
        QCOMPARE(QString::fromStdString(found ? found->quote : std::string()), quote);
    }
    void faultsNameTheirPlace()
    {
        QCOMPARE(patternOf(R"("no_such_thing")").error().code, std::string("pattern.unknown_concept"));
        QCOMPARE(patternOf(R"({"all":["cbc",{"any":["cbc"],"stance":"loud"}]})").error().where,
                 std::string("/p/all/1/stance"));
        QCOMPARE(patternOf(R"({"all":[]})").error().code, std::string("pattern.invalid"));
        QCOMPARE(patternOf(R"({"all":["cbc"],"scope":"book"})").error().where, std::string("/p/scope"));
        QCOMPARE(patternOf("7").error().code, std::string("pattern.invalid"));
    }
    // Law: the set finds what each pattern finds alone, in whatever order the patterns stand.
    void theSetAgreesWithItsPatterns()
    {
        const AnalysedText text(
            "Pida ALT y biometría cada 4 semanas. Evite metotrexato; agregue ácido fólico.",
            ConceptSet::shipped());
        std::vector<StatementPattern> patterns;
        for (const char* json :
             {R"("liver_test")", R"("folate")", R"("tb_test")", R"({"all":[{"weeks":[4,4]}]})",
              R"({"all":[{"any":["metotrexato"],"stance":"against"}]})"})
            patterns.push_back(*patternOf(json, json));
        const auto namesOf = [&](std::vector<StatementPattern> set) {
            const StatementMatcher matcher(std::move(set));
            std::vector<std::string> names;
            for (const StatementFinding& finding : matcher.match(text))
                names.push_back(matcher.patterns()[finding.pattern].id + finding.quote);
            std::sort(names.begin(), names.end());
            return names;
        };
        std::vector<std::string> alone;
        for (const StatementPattern& pattern : patterns)
            if (const auto found = StatementMatcher::first(pattern, text))
                alone.push_back(pattern.id + found->quote);
        std::sort(alone.begin(), alone.end());
        QCOMPARE(alone.size(), std::size_t{4});
        QVERIFY(namesOf(patterns) == alone);
        std::reverse(patterns.begin(), patterns.end());
        QVERIFY(namesOf(patterns) == alone);
    }
};

QTEST_APPLESS_MAIN(TestStatementMatcher)
#include "tst_statement_matcher.moc"
