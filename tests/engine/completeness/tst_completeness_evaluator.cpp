#include "engine/completeness/completeness_evaluator.h"
#include "engine/completeness/form_catalog.h"
#include "engine/domain/codes.h"

#include <QtTest>

#include <algorithm>
#include <random>

using namespace cotejo;

class TstCompletenessEvaluator : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void thisVisitGoesBeforeOlderOnes();
    void anOlderIndexIsStaleWhereItIsAsked();
    void aFactThatDoesNotChangeConflictsAcrossVisits();
    void theSameFactInOtherPrecisionIsNoConflict();
    void otherUnitsAgree();
    void textAgainstStructuredFieldIsAConflict();
    void structuredFieldsFillByPointer();
    void doubtsOfValues_data();
    void doubtsOfValues();
    void statedNotApplicable();
    void theCourseThatStartsSpeaks();
    void theNewestEventSpeaks();
    void overridesGoBeforeTheRecordAndTheText();
    void lawsHoldForAnyReadings();

private:
    [[nodiscard]] FieldFinding of(const NoteEvaluation& evaluation, const char* id) const
    {
        return evaluation.fields[m_form.fieldIndex.at(id)];
    }
    [[nodiscard]] NoteEvaluation evaluate(std::vector<FieldReading> readings,
                                          std::vector<VisitContext> contexts = {VisitContext::FUP},
                                          Disease disease = Disease::AR, const Note& note = {}) const;
    Form m_form;
};

namespace
{
FieldScalar scalar(const std::string& value)
{
    if (const auto number = Decimal::parse(value))
        return *number;
    return value;
}

// A reading at `at`, 5 code points long.
FieldReading said(const char* field, FieldScalar value, std::size_t at = 10)
{
    FieldReading reading;
    reading.field = field;
    reading.value = std::move(value);
    reading.evidence.push_back({{at, at + 5}, "words", {}});
    return reading;
}

FieldReading number(const char* field, const char* value, const char* unit = "", std::size_t at = 10)
{
    FieldReading reading = said(field, *Decimal::parse(value), at);
    reading.unit = unit;
    return reading;
}

FieldReading older(FieldReading reading, const char* date = "")
{
    reading.current = false;
    reading.date = date;
    return reading;
}

FieldReading ofInstance(const char* instance, FieldReading reading)
{
    reading.instance = instance;
    return reading;
}

bool asks(const FieldFinding& finding, QueryKind kind)
{
    return std::any_of(finding.queries.begin(), finding.queries.end(),
                       [&](const FieldQuery& query) { return query.kind == kind; });
}
} // namespace

NoteEvaluation TstCompletenessEvaluator::evaluate(std::vector<FieldReading> readings,
                                                  std::vector<VisitContext> contexts, Disease disease,
                                                  const Note& note) const
{
    NoteReading reading;
    reading.disease = disease;
    reading.contexts = std::move(contexts);
    reading.noteDate = "2024-03-12";
    reading.readings = std::move(readings);
    return CompletenessEvaluator(m_form).evaluate(note, reading);
}

void TstCompletenessEvaluator::initTestCase()
{
    auto form = builtInForm();
    QVERIFY(form.has_value());
    m_form = std::move(*form);
}

void TstCompletenessEvaluator::thisVisitGoesBeforeOlderOnes()
{
    const auto das28 =
        of(evaluate({older(number("das28", "5.1", "", 1)), number("das28", "2.4", "", 50)}), "das28");
    QCOMPARE(das28.value, scalar("2.4"));
    QVERIFY(!asks(das28, QueryKind::conflict));
    QVERIFY(!asks(das28, QueryKind::stale));
    FieldReading missing = said("crp", {}, 70);
    missing.status = FieldStatus::unknown;
    missing.detail = FieldDetail::stated_unknown;
    QCOMPARE(of(evaluate({older(number("crp", "6", "mg/L")), missing}), "crp").status, FieldStatus::unknown);
}

void TstCompletenessEvaluator::anOlderIndexIsStaleWhereItIsAsked()
{
    QVERIFY(asks(of(evaluate({older(number("das28", "5.1"), "2022-11")}), "das28"), QueryKind::stale));
    QVERIFY(asks(of(evaluate({older(number("das28", "5.1"))}), "das28"), QueryKind::stale));
    QVERIFY(!asks(of(evaluate({older(number("das28", "5.1"), "2024-03-01")}), "das28"), QueryKind::stale));
    QVERIFY(!asks(of(evaluate({older(number("das28", "5.1"), "2022-11")}, {VisitContext::DTH}), "das28"),
                  QueryKind::stale));
    const auto test = said("tb_test_date", std::string("2022-04"));
    const auto result = said("tst_result", std::string("negativo"));
    QVERIFY(asks(of(evaluate({test, result}, {VisitContext::INC}), "tb_test_date"), QueryKind::stale));
    QVERIFY(!asks(of(evaluate({test, result}, {VisitContext::FUP}), "tb_test_date"), QueryKind::stale));
}

void TstCompletenessEvaluator::aFactThatDoesNotChangeConflictsAcrossVisits()
{
    const auto start =
        of(evaluate({ofInstance("adalimumab", older(said("start_date", std::string("2022-05-10"), 1))),
                     ofInstance("adalimumab", said("start_date", std::string("2021-03"), 90))}),
           "start_date");
    QVERIFY(asks(start, QueryKind::conflict));
    QCOMPARE(start.queries.front().evidence.size(), std::size_t{2}); // both places
    QVERIFY(!start.complete());
}

void TstCompletenessEvaluator::theSameFactInOtherPrecisionIsNoConflict()
{
    const auto date = of(evaluate({said("diagnosis_date", std::string("2016"), 1),
                                   said("diagnosis_date", std::string("2016-05"), 90)}),
                         "diagnosis_date");
    QCOMPARE(date.value, scalar("2016-05"));
    QVERIFY(date.queries.empty());
    // counted back from the note's date, a year may be one off
    QVERIFY(of(evaluate({said("diagnosis_date", std::string("2016")),
                         said("diagnosis_date", std::string("2015"), 90)}),
               "diagnosis_date")
                .queries.empty());
}

void TstCompletenessEvaluator::otherUnitsAgree()
{
    QVERIFY(of(evaluate({number("crp", "1.8", "mg/dL"), number("crp", "18", "mg/L", 40)}), "crp")
                .queries.empty());
    QVERIFY(asks(of(evaluate({
                        number("crp", "1.8", "mg/dL"),
                        number("crp", "1.8", "mg/L", 40),
                    }),
                    "crp"),
                 QueryKind::conflict) ==
            false); // as written alike: one of them miswrote the unit, no second value
    QVERIFY(asks(of(evaluate({number("esr", "18", "mm/h"), number("esr", "44", "mm/h", 40)}), "esr"),
                 QueryKind::conflict));
    QVERIFY(of(evaluate({number("height", "1.56"), number("height", "156", "cm", 40)}), "height")
                .queries.empty());
}

void TstCompletenessEvaluator::textAgainstStructuredFieldIsAConflict()
{
    Note note;
    note.fields = {{"das28", *Decimal::parse("4.2")},
                   {"gc_dose", *Decimal::parse("5")},
                   {"sex", std::string("Femenino")}};
    const auto evaluation =
        evaluate({number("das28", "2.4"), number("gc_dose", "5", "mg/d"), said("gc_use", std::string("si"))},
                 {VisitContext::FUP}, Disease::AR, note);
    QVERIFY(asks(of(evaluation, "das28"), QueryKind::conflict));
    QCOMPARE(of(evaluation, "das28").queries.front().evidence.back().pointer, std::string("/fields/das28"));
    QVERIFY(of(evaluation, "gc_dose").queries.empty());
    QCOMPARE(of(evaluation, "gc_dose").evidence.size(), std::size_t{2}); // text and record agree
    QCOMPARE(of(evaluation, "sex").value, scalar("femenino"));
}

void TstCompletenessEvaluator::structuredFieldsFillByPointer()
{
    Note note;
    note.date = "2024-03-12";
    note.centre = "C07";
    note.disease = Disease::AIJ;
    note.contexts = {VisitContext::INC};
    note.fields = {{"rf", std::string("negativo")},
                   {"no_such/field", std::string("x")},
                   {"hiv", std::string("sure")},
                   {"sex", std::string("Female")},
                   {"esr", {}}};
    const auto evaluation = CompletenessEvaluator(m_form).evaluate(note, {});
    QCOMPARE(evaluation.disease, Disease::AIJ);
    QCOMPARE(of(evaluation, "centre_code").evidence.front().pointer, std::string("/centre"));
    QCOMPARE(of(evaluation, "note_date").value, scalar("2024-03-12"));
    QCOMPARE(of(evaluation, "diagnosis").value, scalar("aij"));
    QCOMPARE(std::get<std::vector<std::string>>(of(evaluation, "visit_context").value),
             std::vector<std::string>{"INC"});
    QCOMPARE(of(evaluation, "rf").detail, FieldDetail::negative);
    QVERIFY(asks(of(evaluation, "hiv"), QueryKind::implausible)); // no permitted value
    QCOMPARE(of(evaluation, "sex").value, scalar("femenino"));    // the label of a code, in either language
    QCOMPARE(of(evaluation, "esr").status, FieldStatus::absent);
}

void TstCompletenessEvaluator::doubtsOfValues_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("unit");
    QTest::addColumn<QByteArray>("variant");
    QTest::addColumn<QByteArray>("kinds");
    const auto row = [](const char* field, const char* value, const char* unit, const char* variant,
                        const char* kinds) {
        QTest::addRow("%s %s %s %s", field, value, unit, variant)
            << QByteArray(field) << QByteArray(value) << QByteArray(unit) << QByteArray(variant)
            << QByteArray(kinds);
    };
    row("das28", "9.4", "", "vsg", "");
    row("das28", "32", "", "vsg", "implausible");
    row("das28", "3.2", "", "", "missing_variant");
    row("crp", "2", "", "", "unit");
    row("crp", "2", "mg/dL", "", "");
    row("crp", "45", "mg/dL", "", "implausible"); // 450 mg/L
    row("esr", "20", "", "", "");
    row("pt_global", "7", "", "", "unit");
    row("pt_global", "70", "", "", "");
    row("pt_global", "7", "0-10", "", "");
    row("pt_global", "700", "mm", "", "implausible");
    row("mtx", "15", "mg/sem", "", "");
    row("mtx", "15", "mg/d", "", "implausible"); // 105 mg a week
    row("mmf", "2", "g/d", "", "");
    row("height", "1.56", "", "", "");
    row("height", "156", "", "", "");
    row("height", "15.6", "", "", "implausible");
    row("age", "14", "meses", "", "");
}

void TstCompletenessEvaluator::doubtsOfValues()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, unit);
    QFETCH(QByteArray, variant);
    QFETCH(QByteArray, kinds);
    FieldReading reading = number(field.constData(), value.constData(), unit.constData());
    reading.variant = variant.toStdString();
    std::string got;
    for (const auto& query : of(evaluate({reading}), field.constData()).queries)
        got += codeOf(query.kind);
    QCOMPARE(QByteArray::fromStdString(got), kinds);
}

void TstCompletenessEvaluator::statedNotApplicable()
{
    const auto na = [](const char* field) {
        FieldReading reading = said(field, {});
        reading.status = FieldStatus::not_applicable;
        reading.detail = FieldDetail::stated;
        return reading;
    };
    const auto asked = of(evaluate({na("smoking")}, {VisitContext::INC}), "smoking");
    QCOMPARE(asked.status, FieldStatus::absent);
    QVERIFY(asks(asked, QueryKind::stated_na_but_applicable));
    const auto agreed = of(
        evaluate({na("das28"), number("das28", "2.1", "", 60)}, {VisitContext::FUP}, Disease::LES), "das28");
    QCOMPARE(agreed.status, FieldStatus::not_applicable);
    QCOMPARE(agreed.detail, FieldDetail::stated);
    QCOMPARE(agreed.evidence.front().span.start, std::size_t{10});
    QVERIFY(agreed.queries.empty());
    QCOMPARE(of(evaluate({na("charlson")}), "charlson").requirement, Requirement::not_applicable);
    const auto byRule = of(evaluate({number("das28", "2.1")}, {VisitContext::FUP}, Disease::LES), "das28");
    QCOMPARE(byRule.detail, FieldDetail::by_rule);
    QCOMPARE(byRule.rule.id, std::string("das28-na"));
}

void TstCompletenessEvaluator::theCourseThatStartsSpeaks()
{
    const std::vector<FieldReading> readings = {
        ofInstance("etanercept", said("drug_inn", std::string("etanercept"), 1)),
        ofInstance("etanercept", said("status", std::string("suspendido_definitivo"), 1)),
        ofInstance("etanercept", said("start_date", std::string("2020-02-10"), 1)),
        ofInstance("etanercept", said("stop_date", std::string("2024-03-12"), 30)),
        ofInstance("etanercept", number("dose", "50", "mg", 20)),
        ofInstance("secukinumab", said("drug_inn", std::string("secukinumab"), 60)),
        ofInstance("secukinumab", said("status", std::string("activo"), 60)),
        ofInstance("secukinumab", said("start_date", std::string("2024-03-12"), 60)),
        ofInstance("secukinumab", number("dose", "150", "mg", 70)),
        ofInstance("infliximab", older(said("drug_inn", std::string("infliximab"), 90))),
        ofInstance("infliximab", older(said("stop_date", std::string("2015"), 90)))};
    const auto switched = evaluate(readings, {VisitContext::CHG, VisitContext::STP});
    QCOMPARE(of(switched, "drug_inn").value, scalar("secukinumab"));
    QCOMPARE(of(switched, "dose").value, scalar("150"));
    QCOMPARE(of(switched, "stop_date").value, scalar("2024-03-12"));
    QCOMPARE(of(switched, "drug_inn").instances.size(), std::size_t{3});
    QCOMPARE(of(switched, "dose").instances.front().instance, std::string("etanercept"));
    QVERIFY(of(switched, "start_date").queries.empty()); // two courses, two starts
    const auto stopped = evaluate({readings.begin(), readings.begin() + 5}, {VisitContext::STP});
    QCOMPARE(of(stopped, "drug_inn").value, scalar("etanercept"));
    const auto inUse = evaluate({readings.begin() + 5, readings.end()}, {VisitContext::FUP});
    QCOMPARE(of(inUse, "drug_inn").value, scalar("secukinumab"));
    QCOMPARE(of(inUse, "stop_date").status, FieldStatus::not_applicable);
}

void TstCompletenessEvaluator::theNewestEventSpeaks()
{
    const auto evaluation = evaluate({ofInstance("1", said("ae_term", std::string("herpes zóster"), 1)),
                                      ofInstance("1", said("ae_onset", std::string("2023-05"), 1)),
                                      ofInstance("2", said("ae_term", std::string("fractura"), 50)),
                                      ofInstance("2", said("ae_onset", std::string("2024-01"), 50))},
                                     {VisitContext::AEV});
    QCOMPARE(of(evaluation, "ae_term").value, scalar("fractura"));
    QCOMPARE(of(evaluation, "ae_term").instances.size(), std::size_t{2});
    QCOMPARE(of(evaluation, "infection_site").status, FieldStatus::not_applicable);
}

void TstCompletenessEvaluator::overridesGoBeforeTheRecordAndTheText()
{
    Note note;
    note.disease = Disease::EA;
    note.contexts = {VisitContext::FUP};
    NoteReading reading;
    reading.disease = Disease::LES;
    const CompletenessEvaluator evaluator(m_form);
    QCOMPARE(evaluator.evaluate(note, reading).disease, Disease::EA);
    const auto forced =
        evaluator.evaluate(note, reading, {Disease::AR, {VisitContext::STP, VisitContext::INC}});
    QCOMPARE(forced.disease, Disease::AR);
    QCOMPARE(forced.contexts, (std::vector{VisitContext::INC, VisitContext::STP}));
    QCOMPARE(evaluator.evaluate({}, {}).disease, Disease::OTR);
}

// Random readings, random contexts: what must hold whatever a note says.
void TstCompletenessEvaluator::lawsHoldForAnyReadings()
{
    std::mt19937 random(20240312);
    const auto pick = [&](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
    };
    const std::vector<std::string> values = {"3.2",  "si",     "no",    "positivo", "2023-05-01",
                                             "2021", "activo", "grave", "neumonía"};
    for (int round = 0; round < 100; ++round) {
        NoteReading reading;
        reading.disease = static_cast<Disease>(pick(6));
        for (std::size_t count = pick(4); count > 0; --count)
            reading.contexts.push_back(static_cast<VisitContext>(pick(8)));
        if (pick(2) == 0)
            reading.noteDate = "2024-03-12";
        for (std::size_t count = pick(60); count > 0; --count) {
            const FormField& field = m_form.fields[pick(m_form.fields.size())];
            FieldReading one = said(field.id.c_str(), scalar(values[pick(values.size())]), pick(40));
            constexpr std::array kStatuses = {FieldStatus::present, FieldStatus::present,
                                              FieldStatus::unknown, FieldStatus::not_applicable};
            one.status = kStatuses[pick(4)];
            one.detail = one.status == FieldStatus::present   ? FieldDetail::value
                         : one.status == FieldStatus::unknown ? FieldDetail::pending
                                                              : FieldDetail::stated;
            one.current = pick(3) != 0;
            if (!field.perInstance.empty() && pick(2) == 0)
                one.instance = field.perInstance == "event" ? std::to_string(pick(3)) : "adalimumab";
            reading.readings.push_back(std::move(one));
        }
        const CompletenessEvaluator evaluator(m_form);
        const auto evaluation = evaluator.evaluate({}, reading);
        QCOMPARE(evaluation.fields.size(), m_form.fields.size());
        QVERIFY(evaluation.complete <= evaluation.asked);
        std::shuffle(reading.readings.begin(), reading.readings.end(), random);
        const auto shuffled = evaluator.evaluate({}, reading);
        QCOMPARE(shuffled.complete, evaluation.complete);
        for (std::size_t index = 0; index < evaluation.fields.size(); ++index) {
            const auto& finding = evaluation.fields[index];
            const auto& other = shuffled.fields[index];
            QVERIFY2(finding.status == other.status && finding.value == other.value &&
                         finding.requirement == other.requirement &&
                         finding.queries.size() == other.queries.size() &&
                         finding.instances.size() == other.instances.size(),
                     finding.id.c_str());
            QVERIFY(!finding.complete() || finding.queries.empty());
            QCOMPARE(finding.status == FieldStatus::not_applicable,
                     finding.requirement == Requirement::not_applicable);
            QVERIFY(finding.status != FieldStatus::present || !finding.evidence.empty());
            for (const auto& query : finding.queries)
                QVERIFY2(!query.evidence.empty(), finding.id.c_str());
        }
    }
}

QTEST_GUILESS_MAIN(TstCompletenessEvaluator)
#include "tst_completeness_evaluator.moc"
