#include "engine/base/embedded_resource.h"
#include "engine/completeness/drug_catalog.h"

#include "tests/support/schema_check.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <map>

using namespace cotejo;
using Json = nlohmann::json;

class TestDrugCatalog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fileFitsItsSchema();
    void schemaRefusesARowWithoutSource();
    void everyRowNamesItsSource();
    void whatIsNotVerifiedSaysSo();
    void noTermMeansTwoSubstances();
    void finds_data();
    void finds();
    void misspelt_data();
    void misspelt();
    void faultsAreNamed_data();
    void faultsAreNamed();
};

namespace
{

Json shippedFile()
{
    return Json::parse(embeddedResource("drugs/drugs.json"));
}

} // namespace

void TestDrugCatalog::fileFitsItsSchema()
{
    const auto problems = schemaProblems("drugs", embeddedResource("drugs/drugs.json"));
    QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
}

void TestDrugCatalog::schemaRefusesARowWithoutSource()
{
    Json file = shippedFile();
    file["entries"][0].erase("source");
    QVERIFY(!schemaProblems("drugs", file.dump()).empty());
}

void TestDrugCatalog::everyRowNamesItsSource()
{
    const auto file = shippedFile();
    for (const auto& entry : file.at("entries")) {
        const auto source = entry.at("source").get<std::string>();
        const bool row =
            source.find("§") != std::string::npos || source.find("general knowledge") != std::string::npos;
        QVERIFY2(row, entry.at("id").get<std::string>().c_str());
    }
}

void TestDrugCatalog::whatIsNotVerifiedSaysSo()
{
    const auto file = shippedFile();
    for (const auto& entry : file.at("entries"))
        if (entry.value("tier", "") == "K" ||
            entry.at("source").get<std::string>().find("not verified") != std::string::npos)
            QVERIFY2(entry.at("provisional").get<bool>(), entry.at("id").get<std::string>().c_str());
}

void TestDrugCatalog::noTermMeansTwoSubstances()
{
    std::map<std::string, std::string> meaning;
    const auto file = shippedFile();
    for (const auto& entry : file.at("entries")) {
        const std::string group = entry.value("group", "drug");
        const std::string inn = group == "drug_brand" ? entry.at("inn") : entry.at("id");
        for (const auto& term : entry.at("terms")) {
            const auto [place, fresh] = meaning.emplace(term.get<std::string>(), inn);
            QVERIFY2(fresh || place->second == inn, term.get<std::string>().c_str());
        }
    }
}

void TestDrugCatalog::finds_data()
{
    QTest::addColumn<QString>("inn");
    QTest::addColumn<int>("category");
    QTest::addColumn<QString>("field");
    QTest::newRow("biologic") << QStringLiteral("adalimumab") << int(DrugCategory::bts_dmard) << QString();
    QTest::newRow("targeted") << QStringLiteral("baricitinib") << int(DrugCategory::bts_dmard) << QString();
    QTest::newRow("conventional") << QStringLiteral("metotrexato") << int(DrugCategory::cs_dmard)
                                  << QStringLiteral("mtx");
    QTest::newRow("antimalarial") << QStringLiteral("cloroquina") << int(DrugCategory::cs_dmard)
                                  << QStringLiteral("hcq_cq");
    QTest::newRow("steroid") << QStringLiteral("deflazacort") << int(DrugCategory::glucocorticoid)
                             << QStringLiteral("gc_use");
    QTest::newRow("not for activity") << QStringLiteral("denosumab") << int(DrugCategory::other) << QString();
}

void TestDrugCatalog::finds()
{
    QFETCH(QString, inn);
    QFETCH(int, category);
    QFETCH(QString, field);
    const Drug* drug = DrugCatalog::shipped().find(inn.toStdString());
    QVERIFY(drug != nullptr);
    QCOMPARE(int(drug->category), category);
    QCOMPARE(QString::fromStdString(drug->field), field);
    QVERIFY(!drug->source.empty());
}

void TestDrugCatalog::misspelt_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("inn");
    QTest::newRow("letter changed") << QStringLiteral("tocilizumav") << QStringLiteral("tocilizumab");
    QTest::newRow("letter left out") << QStringLiteral("rituxmab") << QStringLiteral("rituximab");
    QTest::newRow("letter put in") << QStringLiteral("ettanercept") << QStringLiteral("etanercept");
    QTest::newRow("two swapped") << QStringLiteral("abatacetp") << QStringLiteral("abatacept");
    QTest::newRow("brand") << QStringLiteral("cosentix") << QStringLiteral("secukinumab");
    QTest::newRow("two letters off") << QStringLiteral("rituxxmav") << QString();
    QTest::newRow("too short") << QStringLiteral("humirs") << QString();
    QTest::newRow("a plain word") << QStringLiteral("paciente") << QString();
    QTest::newRow("empty") << QString() << QString();
}

void TestDrugCatalog::misspelt()
{
    QFETCH(QString, word);
    QFETCH(QString, inn);
    const Drug* drug = DrugCatalog::shipped().findMisspelt(word.toStdString());
    QCOMPARE(drug == nullptr ? QString() : QString::fromStdString(drug->inn), inn);
}

void TestDrugCatalog::faultsAreNamed_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("where");
    QTest::newRow("no json") << QStringLiteral("{") << QString() << QString();
    QTest::newRow("no entries") << QStringLiteral("{}") << QStringLiteral("drugs.invalid")
                                << QStringLiteral("/entries");
    QTest::newRow("no id") << QStringLiteral(R"({"entries":[{"terms":["x"]}]})")
                           << QStringLiteral("drugs.invalid") << QStringLiteral("/entries/0/id");
    QTest::newRow("unknown category")
        << QStringLiteral(R"({"entries":[{"id":"x","category":"y"}]})") << QStringLiteral("drugs.invalid")
        << QStringLiteral("/entries/0/category");
    QTest::newRow("no source") << QStringLiteral(R"({"entries":[{"id":"x","category":"other"}]})")
                               << QStringLiteral("drugs.invalid") << QStringLiteral("/entries/0/source");
    QTest::newRow("brand of nothing")
        << QStringLiteral(
               R"({"entries":[{"id":"b","group":"drug_brand","inn":"nothing","terms":["bbbbbbbb"]}]})")
        << QStringLiteral("drugs.invalid") << QStringLiteral("/entries/0");
}

void TestDrugCatalog::faultsAreNamed()
{
    QFETCH(QString, json);
    QFETCH(QString, code);
    QFETCH(QString, where);
    const auto read = DrugCatalog::parse(json.toStdString());
    QVERIFY(!read.has_value());
    QVERIFY(QString::fromStdString(read.error().code)
                .startsWith(code.isEmpty() ? QStringLiteral("read.") : code));
    if (!where.isEmpty())
        QCOMPARE(QString::fromStdString(read.error().where), where);
}

QTEST_GUILESS_MAIN(TestDrugCatalog)
#include "tst_drug_catalog.moc"
