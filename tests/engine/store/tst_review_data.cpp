#include "engine/base/embedded_resource.h"
#include "engine/base/strict_json.h"
#include "engine/domain/citation.h"
#include "engine/domain/codes.h"
#include "engine/domain/verdict.h"
#include "tests/support/schema_check.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QtTest>

#include <set>

using namespace cotejo;

namespace
{
// The window's colours are not among the engine's data; they are read where they stand.
std::string dataOf(const std::string& name)
{
    if (name.rfind("theme/", 0) != 0)
        return std::string(embeddedResource(name));
    QFile file(QStringLiteral(COTEJO_SOURCE_DIR "/resources/") + QString::fromStdString(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

nlohmann::json resource(const char* name)
{
    return parseStrictJson(dataOf(name)).value();
}

QString joined(const std::vector<std::string>& lines)
{
    QStringList all;
    for (const std::string& line : lines)
        all.append(QString::fromStdString(line));
    return all.join(QLatin1Char('\n'));
}
} // namespace

// The data that steers the desk keeps its schemas, and each schema refuses a file that is damaged.
class TestReviewData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsItsSchema_data()
    {
        QTest::addColumn<QString>("schema");
        QTest::addColumn<QString>("file");
        QTest::newRow("escalation") << "escalation"
                                    << "review/escalation.json";
        QTest::newRow("reasons") << "reasons"
                                 << "review/reasons.json";
        QTest::newRow("queue order") << "queue_order"
                                     << "review/queue_order.json";
        QTest::newRow("roles") << "roles"
                               << "review/roles.json";
        QTest::newRow("second reading") << "second_reading"
                                        << "review/second_reading.json";
        QTest::newRow("light theme") << "theme"
                                     << "theme/light.json";
        QTest::newRow("dark theme") << "theme"
                                    << "theme/dark.json";
    }
    void keepsItsSchema()
    {
        QFETCH(QString, schema);
        QFETCH(QString, file);
        const std::string text = dataOf(file.toStdString());
        QCOMPARE(joined(schemaProblems(schema.toStdString(), text)), QString());
        // Each member at the top that goes missing, or is of another kind, is named.
        const nlohmann::json whole = parseStrictJson(text).value();
        for (const auto& [member, value] : whole.items()) {
            if (member == "note")
                continue; // may be left out
            nlohmann::json damaged = whole;
            damaged.erase(member);
            QVERIFY2(!schemaProblems(schema.toStdString(), damaged.dump()).empty(), member.c_str());
            damaged[member] = 5.5;
            QVERIFY2(!schemaProblems(schema.toStdString(), damaged.dump()).empty(), member.c_str());
        }
    }

    void aColourIsSixDigits()
    {
        nlohmann::json theme = resource("theme/light.json");
        theme["verdict"]["passed"]["fg"] = "#0A5C5";
        QVERIFY(!schemaProblems("theme", theme.dump()).empty());
        theme["verdict"].erase("passed");
        QVERIFY(!schemaProblems("theme", theme.dump()).empty());
    }

    void reasonCodesStandOnce()
    {
        std::set<std::string> codes;
        const nlohmann::json reasons = resource("review/reasons.json");
        for (const nlohmann::json& reason : reasons.at("reasons"))
            QVERIFY(codes.insert(reason.at("code").get<std::string>()).second);
    }

    // Every verdict but a pass, and every status of a citation but `retrieved`, has its place in the order.
    void theOrderKnowsEveryVerdictAndCitation()
    {
        std::set<std::string> known;
        const nlohmann::json order = resource("review/queue_order.json");
        for (const nlohmann::json& entry : order.at("order"))
            known.insert(entry.at("reason").get<std::string>());
        for (const Verdict verdict :
             {Verdict::failed, Verdict::not_evaluated, Verdict::evaluator_error,
              Verdict::delivered_not_rescored, Verdict::fallback_delivered, Verdict::no_threshold})
            QVERIFY(known.count("verdict:" + std::string(codeOf(verdict))) == 1);
        for (const CitationStatus status : {CitationStatus::not_retrieved, CitationStatus::no_list,
                                            CitationStatus::placeholder, CitationStatus::malformed})
            QVERIFY(known.count("citation:" + std::string(codeOf(status))) == 1);
    }
};

QTEST_APPLESS_MAIN(TestReviewData)
#include "tst_review_data.moc"
