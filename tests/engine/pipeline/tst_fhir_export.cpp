#include "engine/base/strict_json.h"
#include "engine/pipeline/export_job.h"
#include "engine/report/fhir_text.h"
#include "engine/store/people_register.h"
#include "tests/engine/store/store_fixture.h"
#include "tests/support/schema_check.h"

#include <nlohmann/json.hpp>

#include <QFile>

#include <set>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
const std::string kNote =
    R"({"format": "biobadamex.note", "version": 1, "id": "n-7", "subject": "P-017", "date": "2026-04", "disease": "AR",
"contexts": ["FUP"], "text": "Paciente Rita Nieto, CURP GODE561231HDFRRN09. FR positivo. DAS28 4.20.",
"fields": {"birth_date": "1956-12-31"}})";

std::string contentsOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("cannot read " + path);
    return file.readAll().toStdString();
}

void fill(StoreFixture& store)
{
    ImportedDocument read = note("n-7", 3, 42, "P-017");
    read.document.bytes = kNote;
    store.import(read);
    store.import(transcript("tr-1", {"failed"}));
    ReviewDecision made = decision("tr-1/t1", DecisionKind::reject, "Dra. R. Canul");
    made.comment = "Sobre GODE561231HDFRRN09\x01, dos\nlíneas";
    store.decide(made);
    store.decide(decision("n-7", DecisionKind::escalate, "Dr. M. Uc"));
}

ExportRequest requestOf(const StoreFixture& store, const std::string& name, const std::string& filter = "")
{
    return {ExportFormat::fhir, ExportColumns::standard, false, store.path(name), filter, "tester"};
}

const MaskText kMask = [](const std::string& text) {
    std::string out = text;
    if (const std::size_t at = out.find("GODE561231HDFRRN09"); at != std::string::npos)
        out.replace(at, 18, "[CURP]");
    return out;
};

// The resources of a type, in their order.
std::vector<nlohmann::json> resourcesOf(const nlohmann::json& bundle, const char* type)
{
    std::vector<nlohmann::json> found;
    for (const nlohmann::json& entry : bundle.value("entry", nlohmann::json::array())) {
        if (entry.at("resource").at("resourceType") == type)
            found.push_back(entry.at("resource"));
    }
    return found;
}

nlohmann::json itemOf(const nlohmann::json& response, const char* linkId)
{
    for (const nlohmann::json& item : response.at("item")) {
        if (item.at("linkId") == linkId)
            return item;
    }
    return {};
}
} // namespace

class TestFhirExport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsTheRulesOfR4()
    {
        StoreFixture store;
        fill(store);
        take(runExport(store.open(), requestOf(store, "a.json"), kMask, store.clock()));
        const std::string text = contentsOf(store.path("a.json"));
        const auto problems = schemaProblems("fhir-bundle", text);
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        const nlohmann::json bundle = parseStrictJson(text).value();
        std::set<std::string> urls;
        for (const nlohmann::json& entry : bundle.at("entry")) {
            const auto url = entry.at("fullUrl").get<std::string>();
            QVERIFY2(urls.insert(url).second, url.c_str());
            QCOMPARE(url, "urn:uuid:" + entry.at("resource").at("id").get<std::string>());
        }
        const auto events = resourcesOf(bundle, "AuditEvent");
        const auto origins = resourcesOf(bundle, "Provenance");
        QCOMPARE(events.size(), std::size_t(2));
        QCOMPARE(origins.size(), std::size_t(2));
        for (std::size_t i = 0; i < events.size(); ++i) {
            QCOMPARE(origins[i].at("target")[0].at("reference").get<std::string>(),
                     "urn:uuid:" + events[i].at("id").get<std::string>());
            QCOMPARE(origins[i].at("recorded"), events[i].at("recorded"));
        }
        QCOMPARE(events[0].at("agent")[0].at("who").at("display").get<std::string>(),
                 std::string("Dra. R. Canul"));
        QVERIFY(events[0].at("recorded").get<std::string>().ends_with("-06:00"));
        const nlohmann::json meta = parseStrictJson(contentsOf(store.path("a.json.meta.json"))).value();
        QVERIFY(schemaProblems("export-meta", meta.dump()).empty());
        QCOMPARE(meta.at("kind").get<std::string>(), std::string("fhir"));
        QCOMPARE(meta.at("counts").at("rows").get<int>(), 2);
        QCOMPARE(meta.at("counts").at("resources").at("QuestionnaireResponse").get<int>(), 1);
    }
    void theSchemaRefusesWhatR4Forbids_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* pointer, const char* value) {
            QTest::newRow(pointer) << QString::fromUtf8(pointer) << QString::fromUtf8(value);
        };
        row("/entry", "[]");
        row("/type", "\"batch\"");
        row("/entry/0/resource/recorded", "\"2026-05-04T12:00:01\"");
        row("/entry/0/resource/outcome", "\"1\"");
        row("/entry/0/resource/agent", "[]");
        row("/entry/0/resource/agent/0/requestor", "\"yes\"");
        row("/entry/0/resource/source/observer", "{}");
        row("/entry/0/resource/entity/0/detail/0/valueString", "\"\"");
        row("/entry/1/resource/entity/0/role", "\"author\"");
        row("/entry/1/resource/target", "[]");
        row("/entry/4/resource/status", "\"final\"");
        row("/entry/4/resource/authored", "\"2026-13\"");
        row("/entry/4/resource/extension/0/valueCode", "\"x\"");
    }
    void theSchemaRefusesWhatR4Forbids()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        StoreFixture store;
        fill(store);
        take(runExport(store.open(), requestOf(store, "a.json"), kMask, store.clock()));
        nlohmann::json bundle = parseStrictJson(contentsOf(store.path("a.json"))).value();
        QVERIFY(schemaProblems("fhir-bundle", bundle.dump()).empty());
        bundle[nlohmann::json::json_pointer(pointer.toStdString())] =
            nlohmann::json::parse(value.toStdString());
        QVERIFY(!schemaProblems("fhir-bundle", bundle.dump()).empty());
    }
    void completenessOfANote()
    {
        StoreFixture store;
        fill(store);
        take(runExport(store.open(), requestOf(store, "a.json"), kMask, store.clock()));
        const nlohmann::json bundle = parseStrictJson(contentsOf(store.path("a.json"))).value();
        const nlohmann::json response = resourcesOf(bundle, "QuestionnaireResponse").at(0);
        QCOMPARE(response.at("status").get<std::string>(), std::string("in-progress"));
        QCOMPARE(response.at("authored").get<std::string>(), std::string("2026-04"));
        QCOMPARE(response.at("subject").at("identifier").at("value").get<std::string>(),
                 std::string("P-017"));
        const nlohmann::json activity = itemOf(response, "das28");
        QVERIFY2(activity.at("answer")[0].contains("valueDecimal"), activity.dump().c_str());
        QVERIFY(contentsOf(store.path("a.json")).find("\"valueDecimal\":4.20}") != std::string::npos);
        const nlohmann::json factor = itemOf(response, "rf");
        QVERIFY2(factor.at("answer")[0].contains("valueCoding"), factor.dump().c_str());
    }
    void identifiersAreHiddenUnlessAskedFor()
    {
        StoreFixture store;
        fill(store);
        take(runExport(store.open(), requestOf(store, "a.json"), kMask, store.clock()));
        const std::string hidden = contentsOf(store.path("a.json"));
        QVERIFY(hidden.find("GODE") == std::string::npos && hidden.find("1956-12-31") == std::string::npos);
        QVERIFY(hidden.find("Rita") == std::string::npos);
        ExportRequest asked = requestOf(store, "b.json");
        asked.revealWhy = "solicitud del comité";
        take(runExport(store.open(), asked, kMask, store.clock()));
        const std::string shown = contentsOf(store.path("b.json"));
        QVERIFY(shown.find("GODE") != std::string::npos && shown.find("1956-12-31") != std::string::npos);
        QVERIFY(schemaProblems("fhir-bundle", shown).empty());
        const std::string payload =
            store.ask("SELECT payload FROM events WHERE kind = 'export.made' ORDER BY seq DESC LIMIT 1");
        QVERIFY2(payload.find("\"why\":\"solicitud del comité\"") != std::string::npos, payload.c_str());
        const nlohmann::json meta = parseStrictJson(contentsOf(store.path("b.json.meta.json"))).value();
        QCOMPARE(meta.at("identifiers").get<std::string>(), std::string("shown"));
    }
    void whoMayNotSeeIdentifiersExportsNone()
    {
        StoreFixture store;
        fill(store);
        WriteHandle handle = take(store.open().openWrite());
        take(enroll(handle, store.clock(), {"Lic. P. Uc", "log_reader"}, "Lic. P. Uc"));
        ExportRequest asked = requestOf(store, "a.json");
        asked.actor = "Lic. P. Uc";
        asked.revealWhy = "curiosidad";
        QCOMPARE(runExport(store.open(), asked, kMask, store.clock()).error().code,
                 std::string("role.not_allowed"));
        QVERIFY(!QFile::exists(QString::fromStdString(asked.out)));
        QVERIFY(!QFile::exists(QString::fromStdString(asked.out + ".part")));
        const StoreFile readOnly = take(StoreFile::open(store.path(), {false, true, ""}, store.clock()));
        asked.actor = "Dra. Uno";
        QCOMPARE(runExport(readOnly, asked, kMask, store.clock()).error().code,
                 std::string("export.reveal_unlogged"));
    }
    void aFilterTakesTheNotesOfItsDecisions()
    {
        StoreFixture store;
        fill(store);
        const auto count = [&](const char* filter, const char* type) {
            take(runExport(store.open(), requestOf(store, "f.json", filter), kMask, store.clock()));
            return resourcesOf(parseStrictJson(contentsOf(store.path("f.json"))).value(), type).size();
        };
        QCOMPARE(count("kind=turn", "AuditEvent"), std::size_t(1));
        QCOMPARE(count("kind=turn", "QuestionnaireResponse"), std::size_t(0));
        QCOMPARE(count("kind=note", "QuestionnaireResponse"), std::size_t(1));
        QCOMPARE(count("decision=approve", "AuditEvent"), std::size_t(0));
        QVERIFY(schemaProblems("fhir-bundle", contentsOf(store.path("f.json"))).empty());
    }
    void sameStoreGivesTheSameBundle()
    {
        StoreFixture store;
        fill(store);
        const auto first =
            take(runExport(store.open(), requestOf(store, "a.json"), kMask, store.clock())).sha256;
        const auto second =
            take(runExport(store.open(), requestOf(store, "b.json"), kMask, store.clock())).sha256;
        QCOMPARE(first, second);
    }
    void timesCarryTheirOffset_data()
    {
        QTest::addColumn<int>("offset");
        QTest::addColumn<QString>("said");
        QTest::newRow("west") << -360 << QStringLiteral("2026-05-03T18:30:00.000-06:00");
        QTest::newRow("half an hour") << 330 << QStringLiteral("2026-05-04T06:00:00.000+05:30");
        QTest::newRow("UTC") << 0 << QStringLiteral("2026-05-04T00:30:00.000Z");
        QTest::newRow("beyond FHIR") << 1080 << QStringLiteral("2026-05-04T00:30:00.000Z");
    }
    void timesCarryTheirOffset()
    {
        QFETCH(int, offset);
        QFETCH(QString, said);
        QCOMPARE(QString::fromStdString(fhirInstant("2026-05-04T00:30:00.000Z", offset)), said);
    }
};

QTEST_GUILESS_MAIN(TestFhirExport)
#include "tst_fhir_export.moc"
