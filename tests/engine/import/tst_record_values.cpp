#include "engine/import/note_json.h"
#include "engine/import/transcript_json.h"

#include <QtTest>

using namespace cotejo;

namespace
{
Transcript transcript(std::string_view text)
{
    JsonReader reader(text);
    Transcript value;
    if (!readTranscript(reader, value))
        qFatal("%s at %s", reader.fault()->code.c_str(), reader.fault()->pointer.c_str());
    return value;
}

Note note(std::string_view text)
{
    JsonReader reader(text);
    Note value;
    if (!readNote(reader, value))
        qFatal("%s at %s", reader.fault()->code.c_str(), reader.fault()->pointer.c_str());
    return value;
}
} // namespace

class TestRecordValues : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyMemberOfATranscript()
    {
        const Transcript t = transcript(
            R"({"version":1,"format":"rheumai.transcript","id":"a","subject":"P-3","route":"study","arm":"B","language":"es",)"
            R"("orvs_enabled":false,"exported_at":"2026-05-04T15:20:00-06:00","turns":[{"id":"t1","asked_at":"2026-05-04",)"
            R"("query":"¿Dosis?\n","pipeline_mode":"full-orvs","retrieved":[{"pmid":"0031","title":"T","year":1999,"doi":"10.1/x",)"
            R"("excerpt":"E"},{}],"drafts":[{"kind":"alternative","text":"x"},{"kind":"pmid_regenerated","text":"y","model":"m"}],)"
            R"("evaluations":[{"contract":"orvs-preprint","draft":1,"evaluator":"e","dimensions":{"safety":8,"clinical_accuracy":8.0,)"
            R"("z":null},"composite":8.20,"threshold":9.0,"passed":false,"flags":["A"],"errors":["B","C"]}],"answer":"fin"}]})");
        QCOMPARE(t.id, std::string("a"));
        QCOMPARE(t.subject.value(), std::string("P-3"));
        QVERIFY(t.route == Route::study);
        QCOMPARE(t.arm.value(), std::string("B"));
        QCOMPARE(t.language.value(), std::string("es"));
        QVERIFY(!t.orvsEnabled);
        QCOMPARE(t.exportedAt.value(), std::string("2026-05-04T15:20:00-06:00"));
        const Turn& turn = t.turns.at(0);
        QCOMPARE(turn.query, std::string("¿Dosis?\n"));
        QVERIFY(turn.pipelineMode == PipelineMode::full_orvs);
        QCOMPARE(turn.retrieved.value().size(), std::size_t{2});
        QCOMPARE(turn.retrieved->at(0).pmid.value(), std::string("0031"));
        QCOMPARE(turn.retrieved->at(0).year.value(), std::int64_t{1999});
        QCOMPARE(turn.retrieved->at(0).doi.value(), std::string("10.1/x"));
        QVERIFY(!turn.retrieved->at(1).pmid);
        QVERIFY(turn.drafts.at(0).kind == DraftKind::alternative && !turn.drafts.at(0).model);
        QVERIFY(turn.drafts.at(1).kind == DraftKind::pmid_regenerated);
        const Evaluation& evaluation = turn.evaluations.at(0);
        QCOMPARE(evaluation.draft.value(), std::int64_t{1});
        QCOMPARE(evaluation.dimensions.value().at(0).id, std::string("safety"));
        QCOMPARE(evaluation.dimensions->at(0).value.value().lexeme(), std::string("8"));
        QCOMPARE(evaluation.dimensions->at(1).value.value().lexeme(), std::string("8.0"));
        QVERIFY(!evaluation.dimensions->at(2).value);
        QCOMPARE(evaluation.composite.value().lexeme(), std::string("8.20"));
        QCOMPARE(evaluation.passed.value(), false);
        QCOMPARE(evaluation.errors, (std::vector<std::string>{"B", "C"}));
        QCOMPARE(turn.answer, std::string("fin"));
    }

    void absentAndNullAreTheSame()
    {
        for (const char* members :
             {"", R"("subject":null,"route":null,"orvs_enabled":null,"exported_at":null,)"}) {
            const Transcript t = transcript(R"({"format":"rheumai.transcript","version":1,"id":"a",)" +
                                            std::string(members) + R"("turns":[{"id":"t","answer":""}]})");
            QVERIFY(!t.subject && t.route == Route::chat && t.orvsEnabled && !t.exportedAt);
        }
        for (const char* members :
             {"",
              R"("query":null,"pipeline_mode":null,"retrieved":null,"drafts":null,"evaluations":null,)"}) {
            const Turn turn =
                transcript(R"({"format":"rheumai.transcript","version":1,"id":"a","turns":[{"id":"t",)" +
                           std::string(members) + R"("answer":""}]})")
                    .turns.at(0);
            QVERIFY(turn.query.empty() && turn.pipelineMode == PipelineMode::normal && !turn.retrieved);
            QVERIFY(turn.drafts.empty() && turn.evaluations.empty());
        }
    }

    void anEmptyListIsNotAnAbsentOne()
    {
        const Transcript t = transcript(
            R"({"format":"rheumai.transcript","version":1,"id":"a","turns":[{"id":"t","answer":"",)"
            R"("retrieved":[],"evaluations":[{"dimensions":{}},{}]}]})");
        QVERIFY(t.turns.at(0).retrieved.has_value() && t.turns.at(0).retrieved->empty());
        QVERIFY(t.turns.at(0).evaluations.at(0).dimensions.has_value());
        QVERIFY(!t.turns.at(0).evaluations.at(1).dimensions.has_value());
    }

    void everyMemberOfANote()
    {
        const Note n = note(
            R"({"format":"biobadamex.note","version":1,"id":"n","subject":"P-1","centre":"C03","date":"2026-04",)"
            R"("disease":"APs","contexts":["INC","AEV"],"text":"Tex\tto","fields":{"das28":4.20,"rf":true,)"
            R"("acpa":false,"x":null,"csdmard_any":["mtx","ssz"],"stop_reason":"ineficacia","none":[]}})");
        QVERIFY(n.disease == Disease::APs);
        QVERIFY(n.contexts == (std::vector<VisitContext>{VisitContext::INC, VisitContext::AEV}));
        QCOMPARE(n.text, std::string("Tex\tto"));
        QCOMPARE(n.fields.size(), std::size_t{7});
        QCOMPARE(std::get<Decimal>(n.fields[0].second).lexeme(), std::string("4.20"));
        QCOMPARE(std::get<std::string>(n.fields[1].second), std::string("si"));
        QCOMPARE(std::get<std::string>(n.fields[2].second), std::string("no"));
        QVERIFY(std::holds_alternative<std::monostate>(n.fields[3].second));
        QCOMPARE(std::get<std::vector<std::string>>(n.fields[4].second),
                 (std::vector<std::string>{"mtx", "ssz"}));
        QCOMPARE(std::get<std::string>(n.fields[5].second), std::string("ineficacia"));
        QVERIFY(std::get<std::vector<std::string>>(n.fields[6].second).empty());
    }
};

QTEST_APPLESS_MAIN(TestRecordValues)
#include "tst_record_values.moc"
