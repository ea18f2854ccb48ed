#include "engine/completeness/condition_evaluator.h"
#include "engine/completeness/form_catalog.h"
#include "engine/completeness/requirement_evaluator.h"
#include "engine/domain/codes.h"

#include <QtTest>

#include <array>

using namespace cotejo;

// What the rules of the built-in form ask, by disease and context and by what else is stated.
class TstRequirementRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void table_data();
    void table();
    void everyDiseaseHasItsIndex_data();
    void everyDiseaseHasItsIndex();
    void anotherContextNeverTakesARequestBack();
    void everyFieldNamesItsRule();

private:
    [[nodiscard]] std::vector<FieldRequirement> ask(Disease disease, std::vector<VisitContext> contexts,
                                                    const QByteArray& facts) const;
    Form m_form;
};

namespace
{
constexpr std::array kDiseases = {Disease::AR,  Disease::EA,  Disease::APs,
                                  Disease::LES, Disease::AIJ, Disease::OTR};
constexpr std::array kContexts = {VisitContext::INC, VisitContext::FUP, VisitContext::CHG, VisitContext::STP,
                                  VisitContext::AEV, VisitContext::DTH, VisitContext::PRG, VisitContext::LTF};

bool isAsked(Requirement requirement)
{
    return requirement == Requirement::required || requirement == Requirement::conditional_met;
}
} // namespace

// `facts`: "field=value" pairs; "field?" is unknown, "field#variant" has that variant.
std::vector<FieldRequirement> TstRequirementRules::ask(Disease disease, std::vector<VisitContext> contexts,
                                                       const QByteArray& facts) const
{
    std::vector<FieldFinding> fields(m_form.fields.size());
    for (const QByteArray& fact : facts.simplified().split(' ')) {
        if (fact.isEmpty())
            continue;
        const auto cut = fact.indexOf('=') >= 0   ? fact.indexOf('=')
                         : fact.indexOf('#') >= 0 ? fact.indexOf('#')
                                                  : fact.size() - 1;
        FieldFinding& finding = fields[m_form.fieldIndex.at(fact.left(cut).toStdString())];
        finding.status = FieldStatus::present;
        finding.detail = FieldDetail::value;
        const std::string value = fact.mid(cut + 1).toStdString();
        if (fact.endsWith('?')) {
            finding.status = FieldStatus::unknown;
            finding.detail = FieldDetail::pending;
        } else if (fact.contains('#')) {
            finding.variant = value;
            finding.value = Decimal::fromDouble(3);
        } else if (const auto number = Decimal::parse(value)) {
            finding.value = *number;
        } else {
            finding.value = value;
            if (value == "no" || value == "negativo")
                finding.detail = FieldDetail::negative;
        }
    }
    return evaluateRequirements(m_form, {disease, contexts, fields});
}

void TstRequirementRules::initTestCase()
{
    auto form = builtInForm();
    QVERIFY(form.has_value());
    m_form = std::move(*form);
}

void TstRequirementRules::table_data()
{
    QTest::addColumn<QByteArray>("disease");
    QTest::addColumn<QByteArray>("contexts");
    QTest::addColumn<QByteArray>("facts");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* disease, const char* contexts, const char* facts, const char* field,
                        const char* expected) {
        QTest::addRow("%s %s [%s] %s", disease, contexts, facts, field)
            << QByteArray(disease) << QByteArray(contexts) << QByteArray(facts) << QByteArray(field)
            << QByteArray(expected);
    };
    // pairs and alternatives
    row("AR", "FUP", "age=40", "birth_date", "optional");
    row("AR", "FUP", "birth_date=1980", "age", "optional");
    row("AR", "FUP", "", "age", "required");
    row("AR", "INC", "age=40", "birth_date", "required");
    row("AR", "INC", "disease_duration=4", "diagnosis_date", "optional");
    row("AR", "INC", "igra_result?", "igra_result", "required");
    row("AR", "INC", "igra_result?", "tst_result", "optional");
    row("AR", "FUP", "cdai=12", "cdai", "required");
    row("AR", "FUP", "cdai=12", "das28", "optional");
    row("AR", "FUP", "", "das28", "required");
    row("APs", "FUP", "basdai=4", "basdai", "conditional_met");
    row("APs", "FUP", "basdai=4", "dapsa", "optional");
    // the index goes with the context
    row("AR", "STP", "stop_reason=inefficacy_secondary", "das28", "required");
    row("AR", "STP", "stop_reason=access_supply", "das28", "optional");
    row("AR", "DTH", "", "das28", "optional");
    row("LES", "FUP", "das28=3", "das28", "not_applicable");
    row("LES", "FUP", "", "proteinuria", "required");
    row("AIJ", "FUP", "jia_category=sistemica", "jadas", "optional");
    row("OTR", "FUP", "", "das28", "optional");
    // components by variant, and where there is no total
    row("AR", "FUP", "das28#vsg", "esr", "conditional_met");
    row("AR", "FUP", "das28#vsg", "crp", "optional");
    row("AR", "FUP", "das28#pcr", "crp", "conditional_met");
    row("EA", "FUP", "asdas#pcr", "crp", "conditional_met");
    row("AR", "FUP", "das28=3", "tjc28", "optional");
    row("AR", "FUP", "", "tjc28", "required");
    // serology
    row("AR", "INC", "", "rf", "required");
    row("AR", "FUP", "", "rf", "optional");
    row("EA", "INC", "", "rf", "not_applicable");
    row("AIJ", "INC", "jia_category=poli_fr_neg", "rf", "conditional_met");
    row("AIJ", "INC", "jia_category=sistemica", "rf", "optional");
    row("EA", "INC", "", "hla_b27", "conditional_met");
    row("LES", "INC", "", "complement", "required");
    // drug and course
    row("AR", "INC", "drug_inn=adalimumab", "hf", "conditional_met");
    row("AR", "INC", "drug_inn=abatacept", "hf", "optional");
    row("AR", "FUP", "drug_inn=tofacitinib", "vte_cv_risk", "conditional_met");
    row("AR", "FUP", "drug_inn=tofacitinib", "drug_brand", "optional");
    row("AR", "FUP", "drug_inn=rituximab", "last_dose_date", "conditional_met");
    row("AR", "INC", "drug_inn=rituximab", "interval", "optional");
    row("AR", "AEV", "drug_inn=tocilizumab route=iv", "weight", "conditional_met");
    row("AR", "AEV", "drug_inn=tocilizumab route=sc", "weight", "optional");
    row("AR", "FUP", "status=activo", "stop_reason", "not_applicable");
    row("AR", "FUP", "status=suspendido_temporal", "stop_date", "not_applicable");
    row("AR", "FUP", "status=suspendido_definitivo", "stop_date", "conditional_met");
    row("EA", "CHG STP", "status=activo", "stop_reason", "required");
    row("AR", "LTF", "", "stop_date", "conditional_met");
    // a new course, told by its start
    row("AR", "CHG", "start_date=2024-03-01 note_date=2024-03-12", "hbsag", "required");
    row("AR", "CHG", "start_date=2021 note_date=2024-03-12", "hbsag", "optional");
    row("AR", "CHG STP", "start_date=2021 note_date=2024-03-12", "hbsag", "required");
    row("AR", "INC", "tst_result=positivo", "tb_prophylaxis", "conditional_met");
    row("AR", "INC", "tst_result=negativo", "tb_prophylaxis", "not_applicable");
    row("AR", "INC", "tst_result=negativo igra_result=positivo", "tb_prophylaxis", "conditional_met");
    // concomitant
    row("AR", "STP", "mtx=15", "mtx", "conditional_met");
    row("AR", "FUP", "mtx=no", "mtx", "optional");
    row("AR", "FUP", "gc_use=si", "gc_dose", "conditional_met");
    row("AR", "FUP", "gc_use=no", "gc_dose", "not_applicable");
    row("EA", "FUP", "", "nsaid", "conditional_met");
    row("AR", "FUP", "mtx=15", "folic_acid", "conditional_met");
    // events
    row("AR", "FUP", "", "ae_any", "required");
    row("AR", "INC", "", "ae_any", "optional");
    row("AR", "AEV", "ae_term=neumonía", "infection_site", "conditional_met");
    row("AR", "AEV", "ae_term=fractura", "infection_site", "not_applicable");
    row("AR", "FUP", "ae_any=no", "infection_germ", "not_applicable");
    row("AR", "AEV", "ae_severity=grave", "ae_seriousness", "conditional_met");
    row("AR", "AEV", "ae_severity=no_grave", "ae_seriousness", "not_applicable");
    row("AR", "AEV", "ae_seriousness=hospitalizacion", "hosp_dates", "conditional_met");
    row("AR", "AEV", "ae_outcome=no_recuperado", "ae_end", "not_applicable");
    row("AR", "STP", "stop_reason=adverse_event", "ae_term", "conditional_met");
    row("AR", "AEV", "ae_term=Tuberculosis", "tb_form", "conditional_met");
    row("AR", "AEV", "ae_term=Linfoma", "cancer_stage", "conditional_met");
    // outcomes
    row("AR", "DTH", "", "death_cause", "required");
    row("AR", "PRG", "sex=masculino", "pregnancy", "not_applicable");
    row("AR", "PRG", "sex=masculino", "partner_pregnancy", "required");
    row("LES", "FUP", "sex=femenino age=30 mmf=2", "pregnancy", "conditional_met");
    row("LES", "FUP", "sex=femenino age=60 mmf=2", "pregnancy", "not_applicable");
    row("LES", "FUP", "sex=femenino age=30 mmf=2", "contraception", "conditional_met");
    row("AR", "LTF", "", "fu_end_reason", "conditional_met");
    // body
    row("AR", "INC", "", "weight", "required");
    row("AR", "INC", "weight=60", "bmi", "conditional_met");
    row("AR", "INC", "weight=60 height=160", "bmi", "optional");
    row("AIJ", "FUP", "", "weight", "required");
    row("AR", "INC", "comorb_any=no", "comorb_list", "not_applicable");
}

void TstRequirementRules::table()
{
    QFETCH(QByteArray, disease);
    QFETCH(QByteArray, contexts);
    QFETCH(QByteArray, facts);
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, expected);
    std::vector<VisitContext> codes;
    for (const QByteArray& word : contexts.split(' '))
        codes.push_back(*fromCode<VisitContext>(word.toStdString()));
    const auto asked = ask(*fromCode<Disease>(disease.toStdString()), codes, facts);
    const auto& one = asked[m_form.fieldIndex.at(field.toStdString())];
    const auto word = codeOf(one.requirement);
    QVERIFY2(word == expected.toStdString(), (std::string(word) + " by " + one.rule.id).c_str());
}

void TstRequirementRules::everyDiseaseHasItsIndex_data()
{
    QTest::addColumn<int>("disease");
    QTest::addColumn<QByteArray>("indices");
    QTest::newRow("AR") << 0 << QByteArray("das28 cdai sdai");
    QTest::newRow("EA") << 1 << QByteArray("basdai asdas");
    QTest::newRow("APs") << 2 << QByteArray("dapsa mda das28 basdai asdas");
    QTest::newRow("LES") << 3 << QByteArray("sledai");
    QTest::newRow("AIJ") << 4 << QByteArray("jadas");
}

void TstRequirementRules::everyDiseaseHasItsIndex()
{
    QFETCH(int, disease);
    QFETCH(QByteArray, indices);
    const QList<QByteArray> own = indices.split(' ');
    for (const auto context : {VisitContext::INC, VisitContext::FUP, VisitContext::CHG}) {
        const auto asked = ask(kDiseases[static_cast<std::size_t>(disease)], {context}, {});
        int count = 0;
        for (const auto* id :
             {"das28", "cdai", "sdai", "basdai", "asdas", "dapsa", "mda", "sledai", "jadas"}) {
            const bool isOne = isAsked(asked[m_form.fieldIndex.at(id)].requirement);
            QVERIFY2(!isOne || own.contains(id), id);
            count += isOne ? 1 : 0;
        }
        QVERIFY(count >= 1);
    }
}

void TstRequirementRules::anotherContextNeverTakesARequestBack()
{
    const QByteArray facts = "sex=femenino age=30 mtx=15 drug_inn=tocilizumab route=iv das28#pcr";
    for (const auto disease : kDiseases)
        for (const auto first : kContexts)
            for (const auto second : kContexts) {
                const auto alone = ask(disease, {first}, facts);
                const auto both = ask(disease, {first, second}, facts);
                for (std::size_t field = 0; field < alone.size(); ++field) {
                    if (m_form.fields[field].id == "contraception" && second == VisitContext::PRG)
                        continue; // not while pregnant
                    QVERIFY2(!isAsked(alone[field].requirement) || isAsked(both[field].requirement),
                             m_form.fields[field].id.c_str());
                }
            }
}

void TstRequirementRules::everyFieldNamesItsRule()
{
    for (const auto disease : kDiseases)
        for (const auto context : kContexts)
            for (const auto& one : ask(disease, {context}, {})) {
                QVERIFY(!one.rule.id.empty() && !one.rule.textEs.empty() && !one.rule.textEn.empty());
                QCOMPARE(one.rule.id == m_form.otherwise.id,
                         one.requirement == Requirement::optional && one.rule.id != "dosing-courses");
            }
}

QTEST_GUILESS_MAIN(TstRequirementRules)
#include "tst_requirement_rules.moc"
