// Notes in many hands, written for this test: what must be read of drugs, events, disease and contexts, and
// what must not.
#include "engine/base/code_point_index.h"
#include "engine/completeness/note_evaluator.h"
#include "engine/domain/codes.h"
#include "engine/domain/note.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace cotejo;
using Json = nlohmann::json;

namespace
{

Json readJson(const QString& path)
{
    std::ifstream file(path.toStdString());
    std::stringstream bytes;
    bytes << file.rdbuf();
    return Json::parse(bytes.str(), nullptr, false);
}

Note noteOf(const Json& row)
{
    Note note;
    note.id = row.at("name").get<std::string>();
    note.text = row.at("text").get<std::string>();
    if (row.contains("date"))
        note.date = row.at("date").get<std::string>();
    return note;
}

const NoteEvaluator& evaluator()
{
    static const Result<NoteEvaluator> made = NoteEvaluator::create();
    return *made;
}

QString shown(const FieldFinding& finding)
{
    QString text = QString::fromUtf8(codeOf(finding.status).data()) + QLatin1Char('/') +
                   QString::fromUtf8(codeOf(finding.detail).data());
    for (const auto& place : finding.evidence)
        text += QStringLiteral(" [%1]").arg(QString::fromStdString(place.quote));
    return text;
}

bool sameValue(const FieldScalar& value, const Json& expected)
{
    if (const auto* number = std::get_if<Decimal>(&value))
        return expected.is_number() && std::abs(number->value() - expected.get<double>()) < 0.006;
    if (const auto* text = std::get_if<std::string>(&value))
        return expected.is_string() && *text == expected.get<std::string>();
    if (const auto* codes = std::get_if<std::vector<std::string>>(&value)) {
        auto sorted = *codes;
        std::sort(sorted.begin(), sorted.end());
        auto wanted = expected.is_array() ? expected.get<std::vector<std::string>>()
                                          : std::vector<std::string>{expected.get<std::string>()};
        std::sort(wanted.begin(), wanted.end());
        return sorted == wanted;
    }
    return expected.is_null();
}

} // namespace

class TreatmentVariants : public QObject
{
    Q_OBJECT
    // NOLINTNEXTLINE
private Q_SLOTS:
    void fields_data();
    void fields();
    void quotesAreTheTextAtTheirSpans_data() { fields_data(); }
    void quotesAreTheTextAtTheirSpans();
    void sameNoteSameAnswer();
};

void TreatmentVariants::fields_data()
{
    QTest::addColumn<QString>("row");
    const QDir folder(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/treatment"));
    const auto files = folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    QVERIFY(!files.isEmpty());
    for (const auto& file : files) {
        const Json data = readJson(folder.filePath(file));
        QVERIFY2(data.is_object() && data.contains("notes"), qPrintable(file));
        for (const auto& row : data.at("notes"))
            QTest::newRow(qPrintable(file + QLatin1Char(' ') +
                                     QString::fromStdString(row.at("name").get<std::string>())))
                << QString::fromStdString(row.dump());
    }
}

void TreatmentVariants::fields()
{
    QFETCH(QString, row);
    const Json expected = Json::parse(row.toStdString());
    const NoteEvaluation evaluation = evaluator().evaluate(noteOf(expected));
    for (const auto& field : expected.at("fields")) {
        const auto id = field.at("id").get<std::string>();
        const auto found = std::find_if(evaluation.fields.begin(), evaluation.fields.end(),
                                        [&](const FieldFinding& f) { return f.id == id; });
        QVERIFY2(found != evaluation.fields.end(), id.c_str());
        const auto statuses = field.at("status").get<std::vector<std::string>>();
        const bool right =
            std::find(statuses.begin(), statuses.end(), codeOf(found->status)) != statuses.end();
        QVERIFY2(right, qPrintable(QString::fromStdString(id) + QStringLiteral(": ") + shown(*found)));
        if (field.contains("detail"))
            QVERIFY2(codeOf(found->detail) == field.at("detail").get<std::string>(),
                     qPrintable(QString::fromStdString(id) + QStringLiteral(": ") + shown(*found)));
        if (field.contains("value"))
            QVERIFY2(sameValue(found->value, field.at("value")),
                     qPrintable(QString::fromStdString(id) + QStringLiteral(" value: ") + shown(*found)));
        if (field.contains("unit"))
            QCOMPARE(QString::fromStdString(found->unit),
                     QString::fromStdString(field.at("unit").get<std::string>()));
    }
}

void TreatmentVariants::quotesAreTheTextAtTheirSpans()
{
    QFETCH(QString, row);
    const Note note = noteOf(Json::parse(row.toStdString()));
    const CodePointIndex index(note.text);
    const NoteEvaluation evaluation = evaluator().evaluate(note);
    for (const auto& field : evaluation.fields) {
        if (field.status == FieldStatus::present || field.status == FieldStatus::unknown)
            QVERIFY2(!field.evidence.empty(), field.id.c_str());
        for (const auto& place : field.evidence) {
            QVERIFY(place.span.start < place.span.end && place.span.end <= index.size());
            QCOMPARE(QString::fromStdString(place.quote),
                     QString::fromUtf8(index.quote(place.span).data(),
                                       static_cast<qsizetype>(index.quote(place.span).size())));
        }
        for (const auto& instance : field.instances)
            for (const auto& place : instance.evidence)
                QCOMPARE(place.quote, std::string(index.quote(place.span)));
    }
}

void TreatmentVariants::sameNoteSameAnswer()
{
    const Json data = readJson(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/treatment/mixed_notes.json"));
    for (const auto& row : data.at("notes")) {
        const Note note = noteOf(row);
        const NoteEvaluation first = evaluator().evaluate(note);
        const NoteEvaluation second = evaluator().evaluate(note);
        QCOMPARE(first.contexts, second.contexts);
        for (std::size_t i = 0; i < first.fields.size(); ++i) {
            QCOMPARE(first.fields[i].status, second.fields[i].status);
            QVERIFY(first.fields[i].value == second.fields[i].value);
        }
    }
}

QTEST_GUILESS_MAIN(TreatmentVariants)
#include "tst_treatment_variants.moc"
