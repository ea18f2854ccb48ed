#include "engine/domain/codes.h"
#include "engine/import/document_reader.h"
#include "engine/orvs/rule_reviewer.h"
#include "engine/report/rule_review_json.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <map>
#include <set>

using namespace cotejo;
using nlohmann::json;

namespace
{
const QString kData = QStringLiteral(COTEJO_SOURCE_DIR "/tests/data");

json fileJson(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    return json::parse(bytes.begin(), bytes.end());
}

const RuleReviewer& reviewer()
{
    static const ContractCatalog catalog = ContractCatalog::embedded().value();
    static const RuleReviewer made = RuleReviewer::create(catalog).value();
    return made;
}

json jsonOf(const RuleReview& review)
{
    JsonLine line;
    writeRuleReview(line, review);
    return json::parse(line.str());
}

// Every handed transcript: "tr-h01/t1" → what the rules say.
const std::map<std::string, RuleReview>& handed()
{
    static const std::map<std::string, RuleReview> reviews = [] {
        std::map<std::string, RuleReview> all;
        RecordSink sink;
        sink.transcript = [&](TranscriptRecord&& record) {
            const auto made = reviewer().review(record.transcript);
            for (std::size_t i = 0; i < made.size(); ++i)
                all[record.transcript.id + "/" + record.transcript.turns[i].id] = made[i];
            return true;
        };
        for (const QFileInfo& file : QDir(kData + QStringLiteral("/transcripts"))
                                         .entryInfoList({QStringLiteral("tr-*.json*")}, QDir::Files))
            if (!file.fileName().endsWith(QLatin1String(".gold.json")))
                (void)DocumentReader(DocumentKind::transcript).read({file.filePath().toStdString()}, sink);
        return all;
    }();
    return reviews;
}

std::set<std::string> rulesOf(const RuleReview& review)
{
    std::set<std::string> ids;
    for (const RuleFinding& finding : review.findings)
        ids.insert(finding.rule);
    return ids;
}
} // namespace

class TestRuleReviewer : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // Answers of our own, in both languages: what is found, and what the rules make of the whole.
    void consultations_data()
    {
        QTest::addColumn<int>("row");
        const json rows = fileJson(kData + QStringLiteral("/rules/consultations.json"));
        QVERIFY(rows.size() >= 15);
        for (std::size_t i = 0; i < rows.size(); ++i)
            QTest::newRow(rows[i].at("id").get_ref<const std::string&>().c_str()) << static_cast<int>(i);
    }
    void consultations()
    {
        QFETCH(int, row);
        const json rows = fileJson(kData + QStringLiteral("/rules/consultations.json"));
        const json& tried = rows.at(static_cast<std::size_t>(row));
        const RuleReview review = reviewer().review(tried.at("question"), tried.at("answer"));
        const std::set<std::string> found = rulesOf(review);
        for (const std::string rule : tried.at("findings"))
            QVERIFY2(found.contains(rule), rule.c_str());
        QCOMPARE(jsonOf(review).at("verdict"), tried.at("verdict"));
        if (tried.at("verdict") == "passed")
            QVERIFY2(!review.critical(), review.findings.empty() ? "" : review.findings.front().rule.c_str());
    }
    // Every expected finding of the handed cases: nine of ten found, and the first of each turn always.
    void expectedFindings()
    {
        const json rows = fileJson(kData + QStringLiteral("/rules/expected_findings.json"));
        QVERIFY(!rows.empty());
        std::size_t found = 0;
        std::set<std::string> turns;
        for (const json& row : rows) {
            const std::string turn =
                row.at("transcript").get<std::string>() + "/" + row.at("turn").get<std::string>();
            const bool first = turns.insert(turn).second;
            const std::vector<std::string> wanted = row.at("rules");
            QVERIFY2(!first || !wanted.empty(), turn.c_str());
            QVERIFY(!wanted.empty() || row.contains("none"));
            QVERIFY2(handed().contains(turn), turn.c_str());
            const std::set<std::string> ids = rulesOf(handed().at(turn));
            for (const std::string& rule : wanted)
                QVERIFY2(ids.contains(rule), (turn + " " + rule).c_str());
            found += wanted.empty() ? 0U : 1U;
        }
        QVERIFY(found * 10 >= rows.size() * 9);
    }
    // In each pair the good answer scores above the bad one, and has no critical finding.
    void pairs()
    {
        std::map<std::string, std::map<std::string, std::string>> pairs;
        for (const QFileInfo& file : QDir(kData + QStringLiteral("/transcripts"))
                                         .entryInfoList({QStringLiteral("*.gold.json")}, QDir::Files)) {
            const json gold = fileJson(file.filePath());
            if (!gold.contains("transcripts"))
                continue;
            for (const json& transcript : gold["transcripts"])
                for (const json& turn : transcript.at("turns"))
                    if (turn.contains("clinical") && turn["clinical"].is_object())
                        pairs[turn["clinical"].at("pair")][turn["clinical"].at("flag")] =
                            transcript.at("transcript").get<std::string>() + "/" +
                            turn.at("turn").get<std::string>();
        }
        QVERIFY(pairs.size() >= 7);
        for (const auto& [name, turns] : pairs) {
            const RuleReview& good = handed().at(turns.at("good"));
            const RuleReview& bad = handed().at(turns.at("bad"));
            QVERIFY2(good.composite && bad.composite && *good.composite > *bad.composite, name.c_str());
            QVERIFY2(good.passed() && !bad.passed(), name.c_str());
        }
    }
    // Nothing to check is no ten: no score and its own word.
    void nothingToCheckHasNoScore()
    {
        const json review = jsonOf(reviewer().review("hola", "¡Hola! ¿En qué le ayudo?"));
        QCOMPARE(review.at("verdict"), json("not_applicable"));
        QVERIFY(review.at("composite").is_null() && review.at("composite_of").is_null());
        for (const auto& [name, value] : review.at("dimensions").items())
            QVERIFY2(value.is_null(), name.c_str());
        QCOMPARE(review.at("dimensions").size(), std::size_t{4});
    }
    // A critical finding fails whatever the composite.
    void aCriticalFindingFails()
    {
        RuleReview review;
        review.applied = 1;
        review.threshold = Decimal::parse("7.0");
        review.composite = Decimal::parse("9.9");
        QVERIFY(review.passed());
        RuleFinding finding;
        finding.severity = RuleSeverity::critical;
        review.findings = {finding};
        QVERIFY(!review.passed());
        review.findings.front().provisional = true;
        QVERIFY(review.passed());
    }
};

QTEST_APPLESS_MAIN(TestRuleReviewer)
#include "tst_rule_reviewer.moc"
