#include "engine/base/code_point_index.h"
#include "engine/completeness/note_evaluator.h"
#include "engine/domain/codes.h"
#include "engine/domain/transcript.h"
#include "engine/pipeline/cross_comparer.h"
#include "engine/pipeline/stored_record.h"
#include "engine/text/statement_filter.h"

#include <QDir>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

using namespace cotejo;

namespace
{
constexpr double kFloor = 0.9; // precision and recall of each folder

std::string bytesOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

struct Score {
    int right = 0;
    int wrong = 0;
    int missed = 0;
    int wrongWhereNoneIsDue = 0;
    std::string words;
};
} // namespace

// Turns beside the notes of the same patients, against labels made by hand.
class TstCrossPairs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairs_data();
    void pairs();
    void offsetsStay_data();
    void offsetsStay();
    void statesNothing_data();
    void statesNothing();

private:
    void scorePair(const std::string& stem, Score& score) const;

    Result<NoteEvaluator> m_evaluator = NoteEvaluator::create();
};

void TstCrossPairs::scorePair(const std::string& stem, Score& score) const
{
    const auto gold = nlohmann::json::parse(bytesOf(stem + ".gold.json"));
    const auto transcript = storedTranscript(bytesOf(stem + ".transcript.json"));
    const auto note = storedNote(bytesOf(stem + ".note.json"), gold.at("note").get<std::string>());
    QVERIFY(transcript && note);
    const Turn& turn = transcript->turns.front();
    const auto notices =
        CrossComparer(m_evaluator->form()).notices(turn, m_evaluator->evaluate(*note), *note);
    std::set<std::string> open;
    std::set<std::string> judged;
    for (const auto& one : gold.at("optional"))
        judged.insert(one.at("field").get<std::string>());
    for (const auto& one : gold.at("notices"))
        open.insert(one.at("field").get<std::string>());
    const bool clean = open.empty();
    int number = 0;
    for (const CrossNotice& notice : notices) {
        const std::string& text = notice.where == TurnText::query ? turn.query : turn.answer;
        QCOMPARE(notice.answer.quote, std::string(CodePointIndex(text).quote(notice.answer.span)));
        QCOMPARE(notice.number, ++number);
        QCOMPARE(notice.stated.evidence.empty(), notice.kind == CrossKind::not_in_note);
        const bool due =
            std::any_of(gold.at("notices").begin(), gold.at("notices").end(), [&](const nlohmann::json& one) {
                return one.at("field") == notice.field && one.at("where") == codeOf(notice.where) &&
                       one.at("start").get<std::size_t>() < notice.answer.span.end &&
                       notice.answer.span.start < one.at("end").get<std::size_t>();
            });
        if (due && open.erase(notice.field) == 1)
            ++score.right;
        else if (!judged.contains(notice.field)) {
            ++score.wrong;
            score.wrongWhereNoneIsDue += clean ? 1 : 0;
            score.words += "false " + notice.note + ' ' + notice.field + " «" + notice.answer.quote + "»; ";
        }
    }
    score.missed += static_cast<int>(open.size());
    for (const std::string& field : open)
        score.words += "missed " + gold.at("note").get<std::string>() + ' ' + field + "; ";
}

void TstCrossPairs::pairs_data()
{
    QTest::addColumn<QString>("folder");
    for (const char* folder : {"handed", "own"})
        QTest::newRow(folder) << QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/cross/") +
                                     QLatin1String(folder);
}

void TstCrossPairs::pairs()
{
    QFETCH(QString, folder);
    QVERIFY(m_evaluator.has_value());
    const QStringList files =
        QDir(folder).entryList({QStringLiteral("*.gold.json")}, QDir::Files, QDir::Name);
    QVERIFY(files.size() >= 8);
    Score score;
    for (const QString& file : files)
        scorePair(QString(folder + QLatin1Char('/') + file.left(2)).toStdString(), score);
    const double found = score.right;
    QVERIFY2(found >= kFloor * (score.right + score.wrong), score.words.c_str());
    QVERIFY2(found >= kFloor * (score.right + score.missed), score.words.c_str());
    QVERIFY2(score.wrongWhereNoneIsDue == 0, score.words.c_str());
}

void TstCrossPairs::offsetsStay_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("mixed") << QStringLiteral(
        "Ñandú 🩺 toma MTX. Si sube a 20 mg — ¿qué hago? Revise, añada; fin\n· «otro»");
    QTest::newRow("empty") << QString();
    QTest::newRow("question") << QStringLiteral("¿Conviene subir a 20 mg?");
}

// What is taken out leaves blanks, code point by code point; what stays, stays where it was.
void TstCrossPairs::offsetsStay()
{
    QFETCH(QString, text);
    for (const StatedIn where : {StatedIn::question, StatedIn::answer}) {
        const std::u32string before = text.toStdU32String();
        const std::u32string after =
            QString::fromStdString(statedParts(text.toStdString(), where).text).toStdU32String();
        QCOMPARE(after.size(), before.size());
        for (std::size_t i = 0; i < after.size(); ++i)
            QVERIFY(after[i] == before[i] || after[i] == U' ' || after[i] == U'.');
    }
}

void TstCrossPairs::statesNothing_data()
{
    QTest::addColumn<QString>("answer");
    QTest::newRow("question") << QStringLiteral("¿Conviene subir el metotrexato a 25 mg?");
    QTest::newRow("proposal") << QStringLiteral("Suba el metotrexato a 25 mg por semana.");
    QTest::newRow("may") << QStringLiteral("El metotrexato se puede subir a 25 mg por semana.");
    QTest::newRow("condition") << QStringLiteral("Si el DAS28 llega a 5.4, cambie a rituximab 1 g.");
    QTest::newRow("goal") << QStringLiteral("La meta es un DAS28 de 2.6.");
    QTest::newRow("cut-off") << QStringLiteral("Un DAS28 mayor de 5.1 es actividad alta.");
    QTest::newRow("study") << QStringLiteral("En el ensayo los pacientes recibieron prednisona 10 mg.");
    QTest::newRow("would be") << QStringLiteral("Una alternativa sería prednisona 10 mg al día.");
    QTest::newRow("range") << QStringLiteral("Prednisona 5 a 10 mg.");
}

void TstCrossPairs::statesNothing()
{
    QFETCH(QString, answer);
    QVERIFY(m_evaluator.has_value());
    Note note;
    note.id = "n";
    note.date = "2025-02-11";
    note.text =
        "Seguimiento. AR. MTX 15 mg/sem, prednisona 5 mg/d. DAS28-VSG 3.1. Adalimumab 40 mg cada 2 semanas.";
    Turn turn;
    turn.id = "t1";
    turn.askedAt = "2025-02-18T10:00:00-06:00";
    turn.answer = answer.toStdString();
    QVERIFY(crossNotices(turn, m_evaluator->evaluate(note), note).empty());
}

QTEST_GUILESS_MAIN(TstCrossPairs)
#include "tst_cross_pairs.moc"
