#include "engine/base/embedded_resource.h"
#include "engine/orvs/contract_catalog.h"
#include "engine/orvs/contract_file.h"
#include "tests/support/schema_check.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

using namespace cotejo;

namespace
{
nlohmann::json hospitalContract()
{
    return nlohmann::json::parse(embeddedResource("contracts/orvs-rules.json"));
}

std::string withChange(const char* pointer, const nlohmann::json& value)
{
    nlohmann::json file = hospitalContract();
    file["id"] = "hospital-x";
    file[nlohmann::json::json_pointer(pointer)] = value;
    return file.dump();
}

void writeFile(const QString& path, const std::string& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes.data(), qint64(bytes.size())), qint64(bytes.size()));
}
} // namespace

class TestContractCatalog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void holdsTheFiveContracts_data()
    {
        QTest::addColumn<std::string>("id");
        QTest::addColumn<std::string>("scaleMax");
        QTest::addColumn<int>("dimensions");
        QTest::addColumn<bool>("weights");
        QTest::addColumn<std::string>("threshold");
        QTest::newRow("preprint") << std::string("orvs-preprint") << std::string("10") << 4 << true
                                  << std::string("9");
        QTest::newRow("v1") << std::string("orvs-v1") << std::string("100") << 6 << false
                            << std::string("70");
        QTest::newRow("v2 quick") << std::string("orvs-v2-quick") << std::string("100") << 4 << false
                                  << std::string("");
        QTest::newRow("v2 deep") << std::string("orvs-v2-deep") << std::string("100") << 8 << false
                                 << std::string("");
        QTest::newRow("rules") << std::string("orvs-rules") << std::string("10") << 4 << true
                               << std::string("7");
    }
    void holdsTheFiveContracts()
    {
        QFETCH(std::string, id);
        QFETCH(std::string, scaleMax);
        QFETCH(int, dimensions);
        QFETCH(bool, weights);
        QFETCH(std::string, threshold);
        const auto catalog = ContractCatalog::embedded();
        QVERIFY2(catalog, catalog ? "" : (catalog.error().where + catalog.error().detail).c_str());
        QCOMPARE(catalog->all().size(), std::size_t(5));
        const Contract* contract = catalog->find(id);
        QVERIFY(contract != nullptr);
        QVERIFY(contract->scaleMin == Decimal());
        QVERIFY(contract->scaleMax == Decimal::parse(scaleMax).value());
        QCOMPARE(int(contract->dimensions.size()), dimensions);
        QCOMPARE(contract->knowsWeights(), weights);
        QCOMPARE(contract->threshold.value.has_value(), !threshold.empty());
        if (!threshold.empty())
            QVERIFY(*contract->threshold.value == Decimal::parse(threshold).value());
        QVERIFY(!contract->sources.empty());
        QVERIFY(contract->version.starts_with("1-"));
    }
    void saysWhatStandsBehindAThreshold()
    {
        const auto catalog = ContractCatalog::embedded();
        QVERIFY(catalog.has_value());
        QCOMPARE(catalog->find("orvs-preprint")->threshold.standing, ContractStanding::withdrawn);
        QVERIFY(catalog->find("orvs-preprint")->threshold.note.en.find("withdrawn") != std::string::npos);
        QVERIFY(catalog->find("orvs-preprint")->threshold.note.es.find("retirado") != std::string::npos);
        QVERIFY(catalog->find("orvs-v1")->threshold.note.en.find("our reading") != std::string::npos);
        QVERIFY(catalog->find("orvs-v1")->threshold.note.es.find("lectura nuestra") != std::string::npos);
        QCOMPARE(catalog->find("orvs-rules")->threshold.standing, ContractStanding::own);
        QCOMPARE(catalog->find("orvs-v2-deep")->threshold.standing, ContractStanding::unknown);
    }
    void filesKeepTheirSchema()
    {
        for (const std::string_view name : embeddedResourceNames("contracts/")) {
            const auto problems = schemaProblems("contract", embeddedResource(name));
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        }
        const auto lists = embeddedResourceNames("orvs/");
        QVERIFY(lists.size() >= 3);
        for (const std::string_view name : lists) {
            const auto problems = schemaProblems("words", embeddedResource(name));
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        }
    }
    void pointsAtWhatIsWrong_data()
    {
        QTest::addColumn<std::string>("pointer");
        QTest::addColumn<std::string>("json");
        QTest::addColumn<std::string>("where");
        const auto row = [](const char* name, const char* pointer, const char* json, const char* where) {
            QTest::newRow(name) << std::string(pointer) << std::string(json) << std::string(where);
        };
        row("other format", "/format", "\"other\"", "/format");
        row("later version", "/version", "2", "/version");
        row("version as text", "/version", "\"1\"", "/version");
        row("id in capitals", "/id", "\"Hospital\"", "/id");
        row("empty edition", "/edition", "\"\"", "/edition");
        row("label without a language", "/label", "{\"es\": \"x\"}", "/label/en");
        row("scale upside down", "/scale/max", "0", "/scale/max");
        row("scale as text", "/scale/min", "\"0\"", "/scale/min");
        row("no dimensions", "/dimensions", "[]", "/dimensions");
        row("dimension as text", "/dimensions/1", "\"safety\"", "/dimensions/1");
        row("dimension twice", "/dimensions/1/id", "\"clinical_accuracy\"", "/dimensions/1/id");
        row("negative weight", "/dimensions/2/weight", "-0.2", "/dimensions/2/weight");
        row("weight as text", "/dimensions/2/weight", "\"0.2\"", "/dimensions/2/weight");
        row("weights of 1.1", "/dimensions/2/weight", "0.3", "/dimensions");
        row("one weight missing", "/dimensions/2/weight", "null", "/dimensions");
        row("weights of no standing", "/weights/standing", "\"unknown\"", "/weights/standing");
        row("threshold off the scale", "/threshold/value", "70", "/threshold/value");
        row("threshold of no standing", "/threshold/standing", "\"unknown\"", "/threshold/standing");
        row("no threshold that is published", "/threshold/value", "null", "/threshold/standing");
        row("other standing", "/threshold/standing", "\"probable\"", "/threshold/standing");
        row("source that is not listed", "/threshold/sources", "[\"nowhere\"]", "/threshold/sources");
        row("source as number", "/threshold/sources", "[1]", "/threshold/sources/0");
        row("sources as object", "/sources", "{}", "/sources");
    }
    void pointsAtWhatIsWrong()
    {
        QFETCH(std::string, pointer);
        QFETCH(std::string, json);
        QFETCH(std::string, where);
        const auto contract =
            readContract("x.json", withChange(pointer.c_str(), nlohmann::json::parse(json)));
        QVERIFY(!contract.has_value());
        QCOMPARE(contract.error().code, std::string("contract.invalid"));
        QCOMPARE(contract.error().where, "x.json " + where);
        QVERIFY(contract.error().detail.starts_with("expected "));
    }
    void namesTheSumOfBadWeights()
    {
        const auto contract = readContract("x.json", withChange("/dimensions/0/weight", 0.54));
        QVERIFY(!contract.has_value());
        QVERIFY2(contract.error().detail.find("1.24") != std::string::npos, contract.error().detail.c_str());
    }
    void takesGoodFilesOfAFolder()
    {
        QTemporaryDir folder;
        writeFile(folder.filePath(QStringLiteral("a.json")), withChange("/edition", "2026-05"));
        writeFile(folder.filePath(QStringLiteral("b.json")),
                  "{\"format\": \"cotejo.contract\", \"format\": 1}");
        writeFile(folder.filePath(QStringLiteral("c.json")),
                  std::string(embeddedResource("contracts/orvs-v1.json")));
        writeFile(folder.filePath(QStringLiteral("notes.txt")), "no contract");
        auto catalog = ContractCatalog::embedded();
        QVERIFY(catalog.has_value());
        const std::vector<Error> problems = catalog->addFolder(folder.path().toStdString());
        QCOMPARE(problems.size(), std::size_t(2));
        QCOMPARE(problems[0].code, std::string("read.duplicate_key"));
        QVERIFY(problems[0].where.find("b.json") != std::string::npos);
        QCOMPARE(problems[1].code, std::string("contract.duplicate_id"));
        QCOMPARE(catalog->all().size(), std::size_t(6));
        QVERIFY(catalog->find("hospital-x")->version.starts_with("2026-05-"));
        QVERIFY(!catalog->addFolder(folder.filePath(QStringLiteral("none")).toStdString()).empty());
    }
    void anotherFileIsAnotherVersion()
    {
        const auto a = readContract("x", withChange("/label/en", "One"));
        const auto b = readContract("x", withChange("/label/en", "Two"));
        const auto c = readContract("y", withChange("/label/en", "One"));
        QVERIFY(a && b && c);
        QVERIFY(a->version != b->version);
        QCOMPARE(a->version, c->version);
    }
};

QTEST_APPLESS_MAIN(TestContractCatalog)
#include "tst_contract_catalog.moc"
