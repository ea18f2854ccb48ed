#include "engine/base/utf8_check.h"
#include "engine/import/note_json.h"
#include "engine/import/transcript_json.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <random>

using namespace cotejo;
using namespace std::string_literals;

namespace
{
const std::string kTranscript =
    R"({"format":"rheumai.transcript","version":1,"id":"tr-9","subject":null,"route":"chat","orvs_enabled":true,"turns":[)"
    R"({"id":"t1","query":"¿Dosis?","pipeline_mode":"quick-orvs","retrieved":[{"pmid":"30123456","year":2020}],)"
    R"("drafts":[{"kind":"initial","text":"Sí: 15 mg \ud83e\ude7a","model":"gpt"}],"evaluations":[{"contract":"orvs-v1","draft":0,)"
    R"("dimensions":{"safety":80.5,"clinical_accuracy":null},"composite":81,"threshold":70,"passed":true,"flags":["A"],"errors":[]}],)"
    R"("answer":"Sí: 15 mg"},{"id":"t2","answer":"ñ"}],"x":{"a":[1,{"b":"c"}]}})";

const std::string kNote =
    R"({"format":"biobadamex.note","version":1,"id":"n-9","subject":"P","disease":"AR","contexts":["FUP"],"text":"AR\r\nFR +",)"
    R"("fields":{"das28":4.2,"rf":true,"csdmard_any":["mtx"],"x":null}})";

// One to three changes: a byte, a piece left out, doubled or moved, a value put in place of another.
std::string mutated(const std::string& seed, std::mt19937& random)
{
    static const std::vector<std::string> kPieces = {"null",
                                                     "true",
                                                     "0",
                                                     "-1",
                                                     "1.5",
                                                     "1e999",
                                                     "\"\"",
                                                     "[]",
                                                     "{}",
                                                     "\"a\":",
                                                     "\\u0000",
                                                     "\\ud800",
                                                     "\xED\xA0\x80",
                                                     "\xFF",
                                                     "\0"s,
                                                     "\n",
                                                     "\"",
                                                     "\\",
                                                     ",",
                                                     ":",
                                                     "[",
                                                     "]",
                                                     "{",
                                                     "}"};
    std::string text = seed;
    for (std::size_t change = random() % 3 + 1; change > 0 && !text.empty(); --change) {
        const std::size_t at = random() % text.size();
        const std::size_t length = random() % 12 + 1;
        switch (random() % 5) {
        case 0:
            text[at] = static_cast<char>(random() % 256);
            break;
        case 1:
            text.erase(at, length);
            break;
        case 2:
            text.insert(at, text.substr(random() % text.size(), length * 3));
            break;
        case 3:
            text.insert(at, kPieces[random() % kPieces.size()]);
            break;
        default:
            text.replace(at, length, kPieces[random() % kPieces.size()]);
            break;
        }
    }
    return text;
}

bool sound(const std::string& text)
{
    return !text.empty() && !firstTextFault(text);
}
} // namespace

class TestRecordMutations : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aChangedTranscriptIsReadRightOrRefused()
    {
        std::mt19937 random(3); // NOLINT: the same every time on purpose
        int taken = 0;
        for (int round = 0; round < 30000; ++round) {
            const std::string text = mutated(kTranscript, random);
            JsonReader reader(text);
            Transcript transcript;
            if (!readTranscript(reader, transcript)) {
                QVERIFY(reader.fault() && !reader.fault()->code.empty() && !reader.fault()->expected.empty());
                QVERIFY(reader.fault()->offset <= text.size());
                continue;
            }
            ++taken;
            const auto json = nlohmann::json::parse(text, nullptr, false);
            QVERIFY2(!json.is_discarded(), text.c_str());
            QCOMPARE(json.at("format"), "rheumai.transcript");
            QCOMPARE(json.at("version").get<int>(), 1);
            QCOMPARE(json.at("id").get<std::string>(), transcript.id);
            QCOMPARE(json.at("turns").size(), transcript.turns.size());
            for (std::size_t i = 0; i < transcript.turns.size(); ++i) {
                QVERIFY(sound(transcript.turns[i].id));
                QCOMPARE(json["turns"][i].at("answer").get<std::string>(), transcript.turns[i].answer);
                for (std::size_t e = 0; e < transcript.turns[i].evaluations.size(); ++e) {
                    const auto& recorded = json["turns"][i]["evaluations"][e];
                    const auto& composite = transcript.turns[i].evaluations[e].composite;
                    QCOMPARE(composite.has_value(),
                             recorded.contains("composite") && !recorded["composite"].is_null());
                    if (composite)
                        QCOMPARE(composite->value(), recorded["composite"].get<double>());
                }
            }
        }
        QVERIFY2(taken > 300, qPrintable(QString::number(taken)));
    }

    void aChangedNoteIsReadRightOrRefused()
    {
        std::mt19937 random(5); // NOLINT: the same every time on purpose
        int taken = 0;
        for (int round = 0; round < 30000; ++round) {
            const std::string text = mutated(kNote, random);
            JsonReader reader(text);
            Note note;
            if (!readNote(reader, note)) {
                QVERIFY(reader.fault() && !reader.fault()->code.empty() && !reader.fault()->expected.empty());
                continue;
            }
            ++taken;
            const auto json = nlohmann::json::parse(text, nullptr, false);
            QVERIFY2(!json.is_discarded(), text.c_str());
            QCOMPARE(json.at("text").get<std::string>(), note.text);
            QCOMPARE(json.contains("fields") && json["fields"].is_object() ? json["fields"].size() : 0U,
                     note.fields.size());
        }
        QVERIFY2(taken > 300, qPrintable(QString::number(taken)));
    }
};

QTEST_APPLESS_MAIN(TestRecordMutations)
#include "tst_record_mutations.moc"
