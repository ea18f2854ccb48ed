#include "engine/report/note_evaluation_json.h"
#include "tests/support/schema_check.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace cotejo;
using nlohmann::json;

class TstNoteEvaluationJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsItsSchema_data();
    void keepsItsSchema();
    void countsAreByRequirementAndStatus();
    void birthDateIsHiddenUnlessRevealed();
    void identifiersDoNotLeakThroughQuotesAndValues();
    void completenessIsNullWhereNothingIsAsked();
    void numbersAreNumbers();
    void membersKeepTheirOrder();
    void whatAStoreKeepsSaysTheSame();
};

namespace
{
//                          0         1         2         3         4         5
//                          0123456789012345678901234567890123456789012345678901234
const std::string kText = "Dra. Inés Canché Uc anotó F. nac. 04/09/1965, DAS28 4.2";

FieldFinding present(const char* id, FieldScalar value, TextSpan span, const char* quote)
{
    FieldFinding finding;
    finding.id = id;
    finding.status = FieldStatus::present;
    finding.detail = FieldDetail::value;
    finding.requirement = Requirement::required;
    finding.rule = {"always", "Se pide.", "Asked."};
    finding.value = std::move(value);
    finding.evidence.push_back({span, quote, {}});
    return finding;
}

NoteEvaluation evaluation()
{
    NoteEvaluation all;
    all.note = "n-1";
    all.disease = Disease::AR;
    all.contexts = {VisitContext::FUP};
    all.formId = "biobadamex";
    all.formVersion = "0.1";
    all.fields = {present("reporter_role", std::string("medico"), {0, 19}, "Dra. Inés Canché Uc"),
                  present("birth_date", std::string("1965-09-04"), {26, 44}, "F. nac. 04/09/1965"),
                  present("death_cause", std::string("según Inés Canché Uc, infarto"), {0, 4}, "Dra."),
                  present("das28", *Decimal::parse("4.20"), {46, 55}, "DAS28 4.2")};
    all.fields[3].queries.push_back({QueryKind::missing_variant, all.fields[3].evidence});
    all.fields[3].evidence.push_back({{}, {}, "/fields/das28"});
    all.fields[1].instances.push_back(
        {"1", FieldStatus::present, FieldDetail::value, std::string("1965-09-04"), {}, {}});
    FieldFinding absent;
    absent.id = "crp";
    absent.rule = {"optional", "Libre.", "Free."};
    all.fields.push_back(absent);
    all.identifiers = {{IdentifierKind::nombre_medico, {5, 19}},
                       {IdentifierKind::fecha_nacimiento, {34, 44}}};
    all.asked = 4;
    all.complete = 3;
    return all;
}

json printed(bool reveal = false)
{
    return json::parse(noteEvaluationJson(evaluation(), kText, {reveal}));
}
} // namespace

void TstNoteEvaluationJson::keepsItsSchema_data()
{
    QTest::addColumn<bool>("reveal");
    QTest::newRow("hidden") << false;
    QTest::newRow("revealed") << true;
}

void TstNoteEvaluationJson::keepsItsSchema()
{
    QFETCH(bool, reveal);
    const auto problems = schemaProblems("note-line", noteEvaluationJson(evaluation(), kText, {reveal}));
    QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
}

void TstNoteEvaluationJson::countsAreByRequirementAndStatus()
{
    const json line = printed();
    QCOMPARE(line["counts"]["required"]["present"].get<int>(), 4);
    QCOMPARE(line["counts"]["optional"]["absent"].get<int>(), 1);
    QCOMPARE(line["counts"]["not_applicable"]["not_applicable"].get<int>(), 0);
    QCOMPARE(line["completeness"]["complete"].get<int>(), 3);
    QCOMPARE(line["completeness"]["value"].get<double>(), 0.75);
}

void TstNoteEvaluationJson::birthDateIsHiddenUnlessRevealed()
{
    const json hidden = printed()["fields"][1];
    QVERIFY(hidden["value"].is_null());
    QVERIFY(hidden["evidence"][0]["quote"].is_null());
    QCOMPARE(hidden["evidence"][0]["start"].get<int>(), 26);
    QVERIFY(hidden["instances"][0]["value"].is_null());
    const json shown = printed(true)["fields"][1];
    QCOMPARE(shown["value"].get<std::string>(), std::string("1965-09-04"));
    QCOMPARE(shown["evidence"][0]["quote"].get<std::string>(), std::string("F. nac. 04/09/1965"));
}

void TstNoteEvaluationJson::identifiersDoNotLeakThroughQuotesAndValues()
{
    const std::string hidden = noteEvaluationJson(evaluation(), kText, {false});
    for (const auto* piece : {"Inés", "Canché", "1965"})
        QVERIFY2(hidden.find(piece) == std::string::npos, piece);
    const json line = json::parse(hidden);
    QCOMPARE(line["fields"][0]["evidence"][0]["quote"].get<std::string>(),
             std::string("Dra. ••••••••••••••"));
    QCOMPARE(line["fields"][2]["value"].get<std::string>(), std::string("según ••••••••••••••, infarto"));
    QVERIFY(line["identifiers"][0]["value"].is_null() && line["identifiers"][0]["quote"].is_null());
    const json shown = printed(true);
    QCOMPARE(shown["fields"][0]["evidence"][0]["quote"].get<std::string>(),
             std::string("Dra. Inés Canché Uc"));
    QCOMPARE(shown["identifiers"][0]["quote"].get<std::string>(), std::string("Inés Canché Uc"));
}

void TstNoteEvaluationJson::completenessIsNullWhereNothingIsAsked()
{
    QVERIFY(json::parse(noteEvaluationJson({}, {}, {}))["completeness"]["value"].is_null());
}

void TstNoteEvaluationJson::numbersAreNumbers()
{
    NoteEvaluation one;
    one.fields = {present("a", *Decimal::parse("58"), {}, ""), present("b", *Decimal::parse("6.05"), {}, "")};
    const std::string line = noteEvaluationJson(one, {}, {});
    QVERIFY(line.find("\"value\":58,") != std::string::npos);
    QVERIFY(line.find("\"value\":6.05,") != std::string::npos);
}

void TstNoteEvaluationJson::membersKeepTheirOrder()
{
    const std::string line = noteEvaluationJson(evaluation(), kText, {});
    QVERIFY(line.starts_with("{\"note\":\"n-1\",\"disease\":\"AR\",\"contexts\":[\"FUP\"],"));
    QVERIFY(line.find('\n') == std::string::npos);
    QCOMPARE(noteEvaluationJson(evaluation(), kText, {}), line);
}

void TstNoteEvaluationJson::whatAStoreKeepsSaysTheSame()
{
    NoteEvaluation one = evaluation();
    FieldFinding unasked;
    unasked.id = "lot";
    unasked.status = FieldStatus::absent;
    unasked.detail = FieldDetail::not_mentioned;
    unasked.requirement = Requirement::optional;
    one.fields.push_back(unasked);
    NoteJsonOptions options;
    options.kept = true;
    const json whole = json::parse(noteEvaluationJson(one, kText, {}));
    const json kept = json::parse(noteEvaluationJson(one, kText, options));
    QCOMPARE(kept["counts"], whole["counts"]);
    QCOMPARE(kept["completeness"], whole["completeness"]);
    QCOMPARE(kept["fields"].size() + kept["optional_absent"].size(), whole["fields"].size());
    QVERIFY(std::find(kept["optional_absent"].begin(), kept["optional_absent"].end(), "lot") !=
            kept["optional_absent"].end());
    for (const auto& field : kept["fields"]) {
        const auto same = std::find_if(whole["fields"].begin(), whole["fields"].end(),
                                       [&](const json& other) { return other["id"] == field["id"]; });
        QVERIFY(same != whole["fields"].end());
        QCOMPARE(field["rule"]["id"], (*same)["rule"]["id"]);
        for (const auto& [name, value] : field.items())
            if (name == "instances" || name == "queries")
                QCOMPARE(value.size(), (*same)[name].size());
            else if (name != "rule")
                QCOMPARE(value, (*same)[name]);
        for (const auto& [name, value] : same->items())
            QVERIFY2(field.contains(name) || value.is_null() || value.empty(), name.c_str());
    }
}

QTEST_GUILESS_MAIN(TstNoteEvaluationJson)
#include "tst_note_evaluation_json.moc"
