#include "engine/completeness/note_evaluator.h"
#include "engine/completeness/value_comparison.h"
#include "engine/domain/codes.h"

#include <QDirIterator>
#include <QFile>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

using namespace cotejo;
using nlohmann::json;

// Notes written for this test in many hands (tests/data/written_notes). Each says what must be read in it:
// `disease`, `context` and fields by id; "absent" where a value would be false, "NA" where the rules take the
// field out, "pending" where a result is awaited.
class TstWrittenNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void notes_data();
    void notes();
    void cleanupTestCase();

private:
    int m_asked = 0;
    int m_right = 0;
};

namespace
{
json read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? json::parse(file.readAll().toStdString()) : json();
}

bool sameNumber(const FieldFinding& finding, double expected)
{
    const auto* number = std::get_if<Decimal>(&finding.value);
    if (number == nullptr)
        return false;
    const double factor = finding.unit.starts_with("g") && expected >= 100 ? 1000.0 : 1.0;
    return std::abs(number->value() * factor - expected) < 0.01;
}

bool sameWord(const FieldFinding& finding, const std::string& expected)
{
    const std::string wanted = codeSpelling(expected);
    const bool negative = finding.detail != FieldDetail::value;
    if (negative && (wanted == "no" || wanted == "negativo" || wanted == "nunca" || wanted == "naive"))
        return true;
    const auto words = valueWords(finding.value, negative);
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
        return word.find(wanted) != std::string::npos || wanted.find(word) != std::string::npos;
    });
}

bool isMet(const FieldFinding& finding, const json& expected)
{
    if (expected.is_number())
        return finding.status == FieldStatus::present && sameNumber(finding, expected.get<double>());
    const std::string word = expected.get<std::string>();
    if (word == "NA")
        return finding.status == FieldStatus::not_applicable;
    if (word == "pending")
        return finding.detail == FieldDetail::pending;
    if (word.starts_with("absent") || word.ends_with("absent"))
        return finding.status != FieldStatus::present || finding.detail == FieldDetail::negative;
    return finding.status == FieldStatus::present && sameWord(finding, word);
}

QByteArray shown(const FieldFinding& finding)
{
    QByteArray text = QByteArray::fromStdString(finding.id + ": " + std::string(codeOf(finding.detail)));
    for (const auto& word : valueWords(finding.value, false))
        text += ' ' + QByteArray::fromStdString(word);
    if (const auto* number = std::get_if<Decimal>(&finding.value))
        text += ' ' + QByteArray::fromStdString(number->lexeme());
    return text;
}
} // namespace

void TstWrittenNotes::notes_data()
{
    QTest::addColumn<QString>("path");
    QDirIterator files(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/written_notes"),
                       {QStringLiteral("*.json")});
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(files.fileName().toUtf8().constData()) << path;
    }
}

void TstWrittenNotes::notes()
{
    static const auto evaluator = NoteEvaluator::create();
    QVERIFY(evaluator.has_value());
    QFETCH(QString, path);
    const json file = read(path);
    Note note;
    note.id = file["id"];
    note.text = file["text"];
    const NoteEvaluation evaluation = evaluator->evaluate(note);
    int wrong = 0;
    const auto count = [&](bool right, const QByteArray& what) {
        ++m_asked;
        m_right += right ? 1 : 0;
        wrong += right ? 0 : 1;
        if (!right)
            qInfo("%s", what.constData());
    };
    for (const auto& [id, expected] : file["expect"].items()) {
        if (id == "disease") {
            count(codeOf(evaluation.disease) == expected.get<std::string>(), "disease");
        } else if (id == "context") {
            std::vector<std::string> codes;
            for (const auto context : evaluation.contexts)
                codes.emplace_back(codeOf(context));
            auto wanted = expected.get<std::vector<std::string>>();
            std::sort(wanted.begin(), wanted.end());
            std::sort(codes.begin(), codes.end());
            count(codes == wanted, "contexts");
        } else {
            const auto finding = std::find_if(evaluation.fields.begin(), evaluation.fields.end(),
                                              [&](const FieldFinding& one) { return one.id == id; });
            QVERIFY2(finding != evaluation.fields.end(), id.c_str());
            count(isMet(*finding, expected), shown(*finding));
        }
    }
    QVERIFY2(wrong <= 3, "too much of one note is misread");
}

void TstWrittenNotes::cleanupTestCase()
{
    qInfo("right: %d of %d", m_right, m_asked);
    QVERIFY(m_asked > 300);
    QVERIFY(m_right * 100 >= m_asked * 96);
}

QTEST_GUILESS_MAIN(TstWrittenNotes)
#include "tst_written_notes.moc"
