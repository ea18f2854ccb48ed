#include "engine/base/embedded_resource.h"
#include "engine/rules/rule_checker.h"
#include "engine/rules/rule_set.h"
#include "tests/support/schema_check.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <set>

using namespace cotejo;

namespace
{
const RuleSet& rules()
{
    return RuleSet::shipped().value();
}
} // namespace

class TestRuleData : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsWithoutFault()
    {
        const auto& set = RuleSet::shipped();
        QVERIFY2(set.has_value(), set ? "" : (set.error().where + " " + set.error().detail).c_str());
    }
    void filesKeepTheirSchemas_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("schema");
        for (const auto name : embeddedResourceNames("rules/")) {
            const bool concepts = name.starts_with("rules/concepts");
            const char* schema = concepts                           ? "concepts"
                                 : name.starts_with("rules/rules_") ? "rules"
                                                                    : "rule-sources";
            QTest::newRow(std::string(name).c_str())
                << QString::fromStdString(std::string(name)) << QString::fromLatin1(schema);
        }
    }
    void filesKeepTheirSchemas()
    {
        QFETCH(QString, name);
        QFETCH(QString, schema);
        const auto problems = schemaProblems(schema.toStdString(), embeddedResource(name.toStdString()));
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
    }
    // A rule that counts has a source that is confirmed, for what it says (basis R or S).
    void everyRuleHasAConfirmedSource()
    {
        for (const Rule& rule : rules().rules()) {
            if (rule.provisional) {
                QVERIFY2(rule.points == 0 && rule.letter.empty(), rule.id.c_str());
                continue;
            }
            QVERIFY2(!rule.sources.empty() && (rule.basis == "R" || rule.basis == "S"), rule.id.c_str());
            for (const std::string& id : rule.sources) {
                const auto source = rules().sources().find(id);
                QVERIFY2(source != rules().sources().end(), (rule.id + " " + id).c_str());
                const RuleSource& known = source->second;
                const bool article = !known.pmid.empty() || !known.doi.empty();
                QVERIFY2(article || (known.letter == "label" && !known.address.empty()), id.c_str());
            }
            QVERIFY2(!rule.letter.empty(), rule.id.c_str());
        }
    }
    void anUnconfirmedSourceIsRefused()
    {
        const char* rule =
            R"({"format":"cotejo.rules","version":1,"family":"safety","rules":[{"id":"x","family":"safety",
            "when":[[{"starts":"metotrexato"}]],"requires":["folate"],"dimension":"safety","points":1,"severity":"minor",
            "feedback":{"es":"a","en":"b"},"sources":["NOT-THERE"],"fact":"MTX-6","basis":"R"}]})";
        const auto read =
            RuleSet::parse({{"x.json", rule}}, embeddedResource("rules/sources.json"), ConceptSet::shipped());
        QCOMPARE(read.error().code, std::string("rules.unconfirmed_source"));
        QCOMPARE(read.error().where, std::string("x.json /rules/0/sources"));
    }
    void thereAreEnough()
    {
        std::set<std::string> shapes;
        std::set<std::string> drugs;
        std::set<std::string> conditions;
        std::set<std::string> families;
        for (const Rule& rule : rules().rules()) {
            if (rule.provisional)
                continue;
            shapes.insert(rule.shape);
            families.insert(rule.family);
            drugs.insert(rule.drugs.begin(), rule.drugs.end());
            conditions.insert(rule.conditions.begin(), rule.conditions.end());
        }
        QVERIFY(shapes.size() >= 80); // rules that differ only in the drug count once
        QVERIFY(drugs.size() >= 25);
        QVERIFY(conditions.size() >= 12);
        QVERIFY(families.size() >= 6);
    }
    void examples_data()
    {
        QTest::addColumn<int>("rule");
        for (std::size_t i = 0; i < rules().rules().size(); ++i)
            QTest::newRow(rules().rules()[i].id.c_str()) << static_cast<int>(i);
    }
    // Two sentences that satisfy and two that do not, in each language.
    void examples()
    {
        QFETCH(int, rule);
        const Rule& tried = rules().rules().at(static_cast<std::size_t>(rule));
        for (const RuleExamples& language : tried.examples) {
            QCOMPARE(language.satisfies.size(), std::size_t{2});
            QCOMPARE(language.fails.size(), std::size_t{2});
            for (const std::string& sentence : language.satisfies)
                QVERIFY2(!RuleChecker::judge(tried, AnalysedText(sentence, rules().concepts())),
                         sentence.c_str());
            for (const std::string& sentence : language.fails)
                QVERIFY2(RuleChecker::judge(tried, AnalysedText(sentence, rules().concepts())),
                         sentence.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestRuleData)
#include "tst_rule_data.moc"
