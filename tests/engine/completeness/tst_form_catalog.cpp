#include "engine/base/embedded_resource.h"
#include "engine/completeness/completeness_evaluator.h"
#include "engine/completeness/form_catalog.h"
#include "tests/support/schema_check.h"

#include <QFile>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <array>
#include <set>

using namespace cotejo;

class TstFormCatalog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void builtInFormKeepsItsSchema();
    void everyFieldIsThereWithTierAndSource();
    void everyRuleIsOursAndProvisional();
    void theFourteenReadingsStandInTheForm();
    void faultsPointToTheirPlace_data();
    void faultsPointToTheirPlace();
    void everyFaultIsListed();
    void anotherRegistrysFormWorks();
};

namespace
{
// The ids of the reference, section 4, in its order.
constexpr std::array kIds = {
    // clang-format off
    "record_id", "centre_code", "region", "institution_type", "note_date", "visit_context", "consent_date", "reporter_role",
    "birth_date", "age", "sex", "weight", "height", "bmi", "smoking", "residence_state",
    "diagnosis", "jia_category", "diagnosis_date", "symptom_onset_date", "disease_duration", "classification_criteria", "rf",
    "acpa", "hla_b27", "ana", "anti_dsdna", "complement", "erosions", "extra_articular",
    "comorb_any", "comorb_list", "charlson", "prior_cancer", "prior_tb", "hf", "demyelination", "vte_cv_risk",
    "das28", "tjc28", "sjc28", "pt_global", "ph_global", "pain_vas", "esr", "crp", "cdai", "sdai", "haq", "basdai", "asdas",
    "basfi", "spinal_mobility", "dapsa", "mda", "pasi", "bsa", "enthesitis", "dactylitis", "sledai", "proteinuria",
    "creatinine", "sdi", "jadas", "activity_statement",
    "tst_result", "igra_result", "tb_test_date", "chest_xray", "tb_prophylaxis", "hbsag", "anti_hbc", "anti_hbs", "anti_hcv",
    "hiv", "vaccines", "baseline_lab",
    "drug_inn", "drug_brand", "is_biosimilar", "lot", "dose", "route", "interval", "start_date", "line_of_therapy",
    "indication", "status", "stop_date", "stop_reason", "last_dose_date", "adherence", "previous_bts_dmard",
    "previous_csdmard",
    "csdmard_any", "mtx", "lef", "ssz", "hcq_cq", "aza", "mmf", "cya", "cyc", "gc_use", "gc_dose", "nsaid", "folic_acid",
    "ae_any", "ae_term", "ae_meddra", "ae_onset", "ae_end", "ae_severity", "ae_seriousness", "hosp_dates", "ae_outcome",
    "ae_suspect_drug", "ae_causality", "ae_action", "ae_dechallenge", "ae_rechallenge", "infection_site", "infection_germ",
    "tb_form", "cancer_type", "cancer_stage", "cancer_confirmed", "infusion_reaction", "covid", "ae_reported_cnfv",
    "death_date", "death_cause", "pregnancy", "pregnancy_outcome", "partner_pregnancy", "contraception", "fu_end_date",
    "fu_end_reason"
    // clang-format on
};

std::string builtIn()
{
    return std::string(embeddedResource("forms/biobadamex.json"));
}

std::string otherRegistry()
{
    QFile file(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/forms/vasculitis.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

FieldReading said(const char* field, FieldScalar value, const char* unit = "")
{
    FieldReading reading;
    reading.field = field;
    reading.value = std::move(value);
    reading.unit = unit;
    reading.evidence.push_back({{0, 3}, "abc", {}});
    return reading;
}
} // namespace

void TstFormCatalog::builtInFormKeepsItsSchema()
{
    for (const auto& text : {builtIn(), otherRegistry()}) {
        const auto problems = schemaProblems("form", text);
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
    }
}

void TstFormCatalog::everyFieldIsThereWithTierAndSource()
{
    const auto form = builtInForm();
    QVERIFY(form.has_value());
    QCOMPARE(form->fields.size(), std::size_t{138});
    QCOMPARE(kIds.size(), std::size_t{138});
    QCOMPARE(form->groups.size(), std::size_t{10});
    for (std::size_t index = 0; index < kIds.size(); ++index) {
        const FormField& field = form->fields[index];
        QCOMPARE(field.id, std::string(kIds[index]));
        QVERIFY2(!field.tier.empty() && field.source.starts_with("§4"), field.id.c_str());
        QVERIFY2(!field.label.es.empty() && !field.label.en.empty(), field.id.c_str());
        QVERIFY2(field.type != FormFieldType::code || !field.codes.empty(), field.id.c_str());
        QVERIFY2(field.provisional, field.id.c_str());
    }
}

void TstFormCatalog::everyRuleIsOursAndProvisional()
{
    const auto form = builtInForm();
    QVERIFY(form.has_value());
    std::set<std::size_t> ruled;
    for (const FormRule& rule : form->rules) {
        QVERIFY2(rule.tier == "T4" && rule.provisional && rule.source.starts_with("§"), rule.id.c_str());
        QVERIFY2(rule.text.es.ends_with(".") && rule.text.en.ends_with("."), rule.id.c_str());
        ruled.insert(rule.fields.begin(), rule.fields.end());
    }
    QVERIFY(ruled.size() > 100);
}

void TstFormCatalog::theFourteenReadingsStandInTheForm()
{
    const auto form = nlohmann::json::parse(builtIn());
    std::set<int> numbers;
    for (const auto& reading : form["readings"]) {
        QVERIFY(reading["provisional"].get<bool>());
        numbers.insert(reading["number"].get<int>());
    }
    QCOMPARE(numbers.size(), std::size_t{14});
    QCOMPARE(*numbers.rbegin(), 14);
}

void TstFormCatalog::faultsPointToTheirPlace_data()
{
    using json = nlohmann::json;
    QTest::addColumn<QByteArray>("form");
    QTest::addColumn<QByteArray>("where");
    const auto row = [](const char* name, const char* where, const std::function<void(json&)>& spoil) {
        json form = json::parse(otherRegistry());
        spoil(form);
        QTest::newRow(name) << QByteArray::fromStdString(form.dump()) << QByteArray(where);
    };
    row("format", "/format", [](json& f) { f["format"] = "cotejo.rubrics"; });
    row("version", "/version", [](json& f) { f["version"] = 2; });
    row("no id", "/id", [](json& f) { f.erase("id"); });
    row("type", "/fields/1/type", [](json& f) { f["fields"][1]["type"] = "enum"; });
    row("group", "/fields/2/group", [](json& f) { f["fields"][2]["group"] = "nowhere"; });
    row("field twice", "/fields/3/id", [](json& f) { f["fields"][3]["id"] = "age"; });
    row("value set", "/fields/1/codes", [](json& f) { f["fields"][1]["codes"] = "ancas"; });
    row("range", "/fields/0/range", [](json& f) { f["fields"][0]["range"] = {5, 1}; });
    row("tier", "/fields/0/tier", [](json& f) { f["fields"][0]["tier"] = "T9"; });
    row("label", "/fields/0/label/en", [](json& f) { f["fields"][0]["label"].erase("en"); });
    row("rule of no field", "/rules/0/fields/1", [](json& f) { f["rules"][0]["fields"][1] = "anka"; });
    row("rule twice", "/rules/1/id", [](json& f) { f["rules"][1]["id"] = "always"; });
    row("requirement", "/rules/0/requirement", [](json& f) { f["rules"][0]["requirement"] = "must"; });
    row("when_none", "/rules/1/when_none", [](json& f) { f["rules"][1]["when_none"] = {"age"}; });
    row("named condition", "/rules/2/when/use", [](json& f) { f["rules"][2]["when"]["use"] = "nieren"; });
    row("circle", "/conditions/renal/any/0/use", [](json& f) {
        f["conditions"]["renal"]["any"][0] = {{"use", "renal"}};
    });
    row("set", "/conditions/renal/any/1/in",
        [](json& f) { f["conditions"]["renal"]["any"][1]["in"] = "no_set"; });
    row("disease", "/rules/0/when/disease/0", [](json& f) { f["rules"][0]["when"]["disease"] = {"RA"}; });
    row("no condition", "/rules/0/when", [](json& f) { f["rules"][0]["when"] = json::object(); });
    row("number as text", "/fields/2/units/1/factor",
        [](json& f) { f["fields"][2]["units"][1]["factor"] = "0.0113"; });
}

void TstFormCatalog::faultsPointToTheirPlace()
{
    QFETCH(QByteArray, form);
    QFETCH(QByteArray, where);
    const auto read = readForm(form.toStdString());
    QVERIFY(!read.has_value());
    QCOMPARE(QByteArray::fromStdString(read.error().code), QByteArray("form.invalid"));
    QCOMPARE(QByteArray::fromStdString(read.error().where), where);
    QVERIFY(read.error().detail.starts_with("expected "));
}

void TstFormCatalog::everyFaultIsListed()
{
    nlohmann::json form = nlohmann::json::parse(otherRegistry());
    form["fields"][0]["type"] = "colour";
    form["fields"][1].erase("label");
    form["fields"][2]["group"] = "nowhere";
    std::vector<Error> faults;
    const auto read = readForm(form.dump(), faults);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().where, faults.front().where);
    std::vector<std::string> places;
    for (const Error& fault : faults)
        places.push_back(fault.where);
    QCOMPARE(places, (std::vector<std::string>{"/fields/0/type", "/fields/1/label", "/fields/2/group"}));
}

void TstFormCatalog::anotherRegistrysFormWorks()
{
    const auto form = readForm(otherRegistry());
    QVERIFY2(form.has_value(), form ? "" : (form.error().where + ": " + form.error().detail).c_str());
    NoteReading reading;
    reading.readings = {said("age", *Decimal::parse("60"), "a"),
                        said("creatinine", *Decimal::parse("180"), "µmol/L")};
    FieldReading doesNotApply = said("anca", {});
    doesNotApply.status = FieldStatus::not_applicable;
    doesNotApply.detail = FieldDetail::stated;
    reading.readings.push_back(doesNotApply);
    const NoteEvaluation evaluation = CompletenessEvaluator(*form).evaluate({}, reading);
    QCOMPARE(evaluation.formId, std::string("vasculitis-invented"));
    const auto of = [&](const char* id) { return evaluation.fields[form->fieldIndex.at(id)]; };
    QCOMPARE(of("anca").status, FieldStatus::unknown);
    QCOMPARE(of("anca").queries.size(), std::size_t{1});
    QCOMPARE(of("biopsy").requirement, Requirement::conditional_met); // 180 µmol/L is above 1.5 mg/dL
    QCOMPARE(of("proteinuria").requirement, Requirement::optional);
    QCOMPARE(of("proteinuria").rule.id, std::string("free"));
    QCOMPARE(evaluation.asked, std::size_t{4});
    QCOMPARE(evaluation.complete, std::size_t{2});
}

QTEST_GUILESS_MAIN(TstFormCatalog)
#include "tst_form_catalog.moc"
