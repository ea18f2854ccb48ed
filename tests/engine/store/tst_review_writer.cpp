#include "tests/engine/store/store_fixture.h"

using namespace cotejo;
using namespace cotejo::test;

namespace
{
// What a decision was refused for, or "recorded".
std::string outcome(const StoreFixture& store, const ReviewDecision& wanted,
                    const std::optional<std::string>& seen = {})
{
    WriteHandle handle = take(store.open().openWrite());
    const auto receipt = ReviewWriter(handle, store.clock(), ReasonCatalog::builtIn()).decide(wanted, seen);
    return receipt ? "recorded" : receipt.error().code;
}

EventReceipt undo(const StoreFixture& store, const std::string& event, bool redo = false)
{
    WriteHandle handle = take(store.open().openWrite());
    ReviewWriter writer(handle, store.clock(), ReasonCatalog::builtIn());
    return take(redo ? writer.redo(event, "Dra. Uno") : writer.undo(event, "Dra. Uno"));
}

StoreFixture& filled(StoreFixture& store)
{
    store.import(transcript("tr-1", {"failed", "passed"}));
    store.import(note("n-1", 42, 42));
    return store;
}
} // namespace

class TestReviewWriter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void decidesAndReadsBack()
    {
        StoreFixture store;
        filled(store);
        ReviewDecision wanted = decision("tr-1/t1", DecisionKind::escalate);
        wanted.comment = "MTX diario";
        const EventReceipt receipt = store.decide(wanted);
        const CaseFile found = store.load("tr-1/t1");
        QCOMPARE(found.history.size(), std::size_t(1));
        const DecisionRecord& record = found.history.front();
        QCOMPARE(record.event, receipt.event);
        QVERIFY(record.standing);
        QVERIFY(!record.stale);
        QCOMPARE(record.decision.comment, wanted.comment);
        QCOMPARE(record.decision.reasons, wanted.reasons);
        QCOMPARE(record.decision.basis.document, found.document.sha256);
        QCOMPARE(record.decision.basis.verdict, std::string("failed"));
        QCOMPARE(record.decision.basis.versions, std::string("orvs-v1@1"));
        QCOMPARE(record.decision.escalation->to, std::string("Dr. M. Uc"));
        QCOMPARE(record.at.offsetMinutes, -360);
        QCOMPARE(found.row.state, ItemState::escalated);
        QCOMPARE(found.evaluationJson, std::string(R"({"turn":"t1","verdict":"failed"})"));
        QCOMPARE(store.load("tr-1/t2").evaluationJson, std::string(R"({"turn":"t2","verdict":"passed"})"));
        QCOMPARE(store.ask("SELECT level, urgency, addressee, state FROM escalations"),
                 std::string("committee|same_day|Dr. M. Uc|open\n"));
    }
    void everyKindGivesItsState_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("state");
        const auto row = [](const char* name, DecisionKind kind, ItemState state) {
            QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(state);
        };
        row("approve", DecisionKind::approve, ItemState::approved);
        row("correct", DecisionKind::approve_with_correction, ItemState::corrected);
        row("reject", DecisionKind::reject, ItemState::rejected);
        row("escalate", DecisionKind::escalate, ItemState::escalated);
        row("cannot judge", DecisionKind::cannot_judge, ItemState::cannot_judge);
        row("postpone", DecisionKind::postpone, ItemState::postponed);
    }
    void everyKindGivesItsState()
    {
        QFETCH(int, kind);
        QFETCH(int, state);
        StoreFixture store;
        filled(store).decide(decision("tr-1/t1", static_cast<DecisionKind>(kind)));
        QCOMPARE(store.load("tr-1/t1").row.state, static_cast<ItemState>(state));
        QCOMPARE(store.load("tr-1/t2").row.state, ItemState::pending);
    }
    void correctedTextIsKeptWhole()
    {
        StoreFixture store;
        ReviewDecision wanted = decision("tr-1/t1", DecisionKind::approve_with_correction);
        wanted.corrected =
            std::string("línea 1\r\n\tlínea 2 ") + std::string(200'000, 'x') + "\xF0\x9F\xA9\xBA\n";
        filled(store).decide(wanted);
        QCOMPARE(store.load("tr-1/t1").history.front().decision.corrected, wanted.corrected);
    }
    void refusesWhatIsIncomplete_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("which");
        const char* codes[] = {"decision.no_name",
                               "store.unknown_item",
                               "decision.reason_missing",
                               "decision.unknown_reason",
                               "decision.escalation_incomplete",
                               "decision.escalation_incomplete",
                               "decision.correction_missing",
                               "decision.correction_missing",
                               "decision.unexpected_member",
                               "decision.unexpected_member",
                               "decision.unexpected_member",
                               "decision.until_invalid",
                               "decision.until_invalid",
                               "decision.until_past",
                               "decision.until_past",
                               "decision.not_utf8",
                               "decision.not_utf8",
                               "decision.basis_missing",
                               "decision.unknown_reason",
                               "recorded",
                               "recorded"};
        for (int i = 0; i < static_cast<int>(std::size(codes)); ++i)
            QTest::addRow("%d %s", i, codes[i]) << QString::fromUtf8(codes[i]) << i;
    }
    void refusesWhatIsIncomplete()
    {
        QFETCH(QString, code);
        QFETCH(int, which);
        ReviewDecision d = decision("tr-1/t1", DecisionKind::reject);
        switch (which) {
        case 0:
            d.by = "  ";
            break;
        case 1:
            d.item = "tr-1/t9";
            break;
        case 2:
            d.reasons.clear();
            break;
        case 3:
            d.reasons = {"other", "because"};
            break;
        case 4:
            d.kind = DecisionKind::escalate;
            break;
        case 5:
            d = decision("tr-1/t1", DecisionKind::escalate);
            d.escalation->to = " ";
            break;
        case 6:
            d.kind = DecisionKind::approve_with_correction;
            break;
        case 7:
            d.kind = DecisionKind::approve_with_correction;
            d.corrected = "\n ";
            break;
        case 8:
            d.corrected = "x";
            break;
        case 9:
            d.escalation = Escalation{};
            break;
        case 10:
            d.until = "2027-01-01";
            break;
        case 11:
            d.kind = DecisionKind::postpone;
            d.reasons.clear();
            break;
        case 12:
            d = decision("tr-1/t1", DecisionKind::postpone);
            d.until = "2026-02-30";
            break;
        case 13:
            d = decision("tr-1/t1", DecisionKind::postpone);
            d.until = "2026-05-04";
            break; // the reviewer's today
        case 14:
            d = decision("tr-1/t1", DecisionKind::postpone);
            d.until = "2020-01-01";
            break;
        case 15:
            d.comment = "dosis \xE9";
            break;
        case 16:
            d.by = std::string("a\0b", 3);
            break;
        case 17:
            d.basis.document = std::string(64, 'a');
            break;
        case 18:
            d.reasons = {"adverse_event"};
            break; // of an escalation only
        case 19:
            d = decision("tr-1/t2", DecisionKind::approve);
            d.reasons.clear();
            break; // nothing to review
        default:
            d = decision("tr-1/t1", DecisionKind::postpone);
            d.until = "2026-05-05";
            break;
        }
        StoreFixture store;
        filled(store);
        const std::string events = store.ask("SELECT count(*) FROM events");
        QCOMPARE(outcome(store, d), code.toStdString());
        QCOMPARE(store.ask("SELECT count(*) FROM events") == events, code != QLatin1String("recorded"));
    }
    void approvingWithFindingsAsksAReason()
    {
        StoreFixture store;
        filled(store);
        ReviewDecision d = decision("tr-1/t1", DecisionKind::approve);
        d.reasons.clear();
        QCOMPARE(outcome(store, d), std::string("decision.reason_missing"));
        d.reasons = {"false_alarm"};
        QCOMPARE(outcome(store, d), std::string("recorded"));
    }
    void changeOfMindAndUndoAppend()
    {
        StoreFixture store;
        filled(store);
        const EventReceipt first = store.decide(decision("tr-1/t1", DecisionKind::reject));
        const EventReceipt second = store.decide(decision("tr-1/t1", DecisionKind::escalate, "Dr. Dos"));
        const auto states =
            [&store](const std::string& reader) { // an escalation is read twice: others are blind to it
                std::string out;
                for (const DecisionRecord& record : store.load("tr-1/t1", reader).history)
                    out += record.undone ? "undone " : record.standing ? "standing " : "superseded ";
                return out + std::string(codeOfItemState(store.load("tr-1/t1", reader).row.state));
            };
        QCOMPARE(states("Dr. Dos"), std::string("superseded standing escalated"));
        undo(store, second.event);
        QCOMPARE(states("Dra. Uno"), std::string("standing undone rejected"));
        undo(store, first.event);
        QCOMPARE(states("Dra. Uno"), std::string("undone undone pending"));
        undo(store, second.event, true);
        QCOMPARE(states("Dr. Dos"), std::string("undone standing escalated"));
        QCOMPARE(
            store.ask("SELECT kind FROM events WHERE seq > 5"),
            std::string("decision.made\ndecision.made\ndecision.undone\ndecision.undone\ndecision.redone\n"));
        WriteHandle handle = take(store.open().openWrite());
        ReviewWriter writer(handle, store.clock(), ReasonCatalog::builtIn());
        QCOMPARE(writer.undo(first.event, "x").error().code, std::string("decision.already_undone"));
        QCOMPARE(writer.redo(second.event, "x").error().code, std::string("decision.not_undone"));
        QCOMPARE(writer.undo("nobody", "x").error().code, std::string("decision.unknown_event"));
        QCOMPARE(writer.undo(second.event, "").error().code, std::string("decision.no_name"));
    }
    void secondOfTwoWhoDecideIsToldAndBothStayInTheLog()
    {
        StoreFixture store;
        filled(store);
        QCOMPARE(outcome(store, decision("tr-1/t1", DecisionKind::reject, "Dra. Uno"), std::string()),
                 std::string("recorded"));
        QCOMPARE(outcome(store, decision("tr-1/t1", DecisionKind::approve, "Dr. Dos"), std::string()),
                 std::string("decision.conflict"));
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::rejected);
        QCOMPARE(store.ask("SELECT actor, kind FROM events WHERE kind LIKE 'decision%'"),
                 std::string("Dra. Uno|decision.made\nDr. Dos|decision.conflict\n"));
        const std::string standing = store.load("tr-1/t1").history.back().event;
        QCOMPARE(outcome(store, decision("tr-1/t1", DecisionKind::approve, "Dr. Dos"), standing),
                 std::string("recorded"));
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::approved);
    }
    void newerExportMakesADecisionStale()
    {
        StoreFixture store;
        filled(store).decide(decision("tr-1/t1", DecisionKind::reject));
        store.decide(decision("tr-1/t2", DecisionKind::approve));
        store.import(
            transcript("tr-1", {"failed"}, "2026-05-05T00:00:00Z", "otro texto")); // t2 is no longer in it
        const CaseFile first = store.load("tr-1/t1");
        QCOMPARE(first.row.state, ItemState::stale);
        QVERIFY(first.history.front().stale && first.history.front().standing);
        QVERIFY(first.document.bytes.find("otro texto") != std::string::npos);
        const CaseFile second = store.load("tr-1/t2");
        QCOMPARE(second.row.state, ItemState::approved);
        QVERIFY(second.recordHasNewerDocument);
        QVERIFY(!first.recordHasNewerDocument);
        store.decide(decision("tr-1/t1", DecisionKind::approve));
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::approved);
        store.import(transcript("tr-1", {"passed"}, "2026-05-01T00:00:00Z", "más viejo"));
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::approved);
    }
    void newVerdictOrFindingMakesADecisionStale()
    {
        StoreFixture store;
        filled(store).decide(decision("tr-1/t1", DecisionKind::reject));
        ImportedDocument again = transcript("tr-1", {"failed", "passed"});
        again.document.sha256 = store.load("tr-1/t1").document.sha256;
        const auto evaluate = [&] {
            WriteHandle handle = take(store.open().openWrite());
            ImportWriter writer(handle, store.clock(), "tester");
            take(writer.begin());
            take(writer.reevaluated(again.document, again.evaluations));
            take(writer.commit());
        };
        for (ItemEvaluation& evaluation : again.evaluations)
            evaluation.versions = "orvs-v1@2";
        evaluate();
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::rejected); // the same said by a newer contract
        QCOMPARE(store.load("tr-1/t1").versions, std::string("orvs-v1@2"));
        again.evaluations[0].reasons.push_back("rule:mtx-daily");
        evaluate();
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::stale);
        QCOMPARE(store.load("tr-1/t1").row.reasons.front(), std::string("rule:mtx-daily"));
        again.evaluations[0].reasons = {"verdict:failed"};
        evaluate();
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::rejected);
        again.evaluations[0].verdict = "passed";
        evaluate();
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::stale);
        QCOMPARE(
            store.ask(
                "SELECT verdict, versions, stale FROM evaluations WHERE turn = 't1' ORDER BY id LIMIT 2"),
            std::string("failed|orvs-v1@1|1\nfailed|orvs-v1@2|1\n"));
    }
    void postponedComesBackOnItsDay()
    {
        StoreFixture store;
        filled(store).decide(decision("tr-1/t1", DecisionKind::postpone));
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::postponed);
        store.clock().set(1'780'290'000'000); // 2026-05-31T23:00 at -06:00, already June in Greenwich
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::postponed);
        store.clock().set(1'780'294'000'000);
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::due);
    }
    void draftsSurviveAndAreNoEvents()
    {
        StoreFixture store;
        filled(store);
        const std::string events = store.ask("SELECT count(*) FROM events");
        ReviewDraft draft;
        draft.kind = DecisionKind::escalate;
        draft.comment = "a medias, ñ \xF0\x9F\xA9\xBA";
        draft.level = EscalationLevel::pharmacovigilance;
        draft.corrected = "texto";
        draft.reasons = {"dose"};
        {
            WriteHandle handle = take(store.open().openWrite());
            ReviewWriter writer(handle, store.clock(), ReasonCatalog::builtIn());
            take(writer.saveDraft("tr-1/t1", "Dra. Uno",
                                  ReviewDraft{draft.kind, {}, "a", {}, {}, {}, {}, {}}));
            take(writer.saveDraft("tr-1/t1", "Dra. Uno", draft));
        }
        store.reopen();
        QVERIFY(store.load("tr-1/t1").draft->draft == draft);
        QVERIFY(store.load("tr-1/t1").row.hasDraft);
        QVERIFY(!store.load("tr-1/t1", "Dr. Dos").draft);
        QCOMPARE(store.load("tr-1/t1").row.state, ItemState::pending);
        QCOMPARE(store.ask("SELECT count(*) FROM events"), events);
        store.decide(decision("tr-1/t1", DecisionKind::reject));
        QVERIFY(!store.load("tr-1/t1").draft);
        QVERIFY(!store.load("tr-1/t1").row.hasDraft);
    }
    void showingIdentifiersIsRecordedWithTheReason()
    {
        StoreFixture store;
        filled(store);
        WriteHandle handle = take(store.open().openWrite());
        ReviewWriter writer(handle, store.clock(), ReasonCatalog::builtIn());
        QCOMPARE(writer.revealIdentifiers("n-1", "Dra. Uno", " ").error().code,
                 std::string("decision.reason_missing"));
        take(writer.revealIdentifiers("n-1", "Dra. Uno", "llamar a la paciente"));
        const std::string logged =
            store.ask("SELECT actor, subject, payload FROM events WHERE kind = 'identifiers.revealed'");
        QVERIFY(logged.starts_with("Dra. Uno|n-1|") &&
                logged.find("llamar a la paciente") != std::string::npos);
    }
    void aNoteAndATurnOfOneNameAreNotConfused()
    {
        StoreFixture store;
        filled(store).import(note("tr-1/t1", 1, 2));
        QCOMPARE(outcome(store, decision("tr-1/t1", DecisionKind::reject)),
                 std::string("store.ambiguous_item"));
    }
    void sameTextUnderTwoNamesIsTwoNotes()
    {
        StoreFixture store;
        QCOMPARE(store.import(note("n-1", 3, 42)), ImportOutcome::added);
        QCOMPARE(store.import(note("n-2", 3, 42)), ImportOutcome::added);
        QCOMPARE(store.import(note("n-1", 3, 42)), ImportOutcome::duplicate);
        QCOMPARE(store.ask("SELECT count(*) FROM documents"), std::string("1\n"));
        QCOMPARE(store.ask("SELECT group_concat(item) FROM items"), std::string("n-1,n-2\n"));
    }
};

QTEST_GUILESS_MAIN(TestReviewWriter)
#include "tst_review_writer.moc"
