#include "engine/store/escalation_log.h"
#include "engine/store/lease_keeper.h"
#include "engine/store/people_register.h"
#include "engine/store/projection_rebuilder.h"
#include "engine/store/queue_reader.h"
#include "engine/store/reading_list.h"
#include "engine/store/reason_catalog.h"
#include "engine/store/review_writer.h"
#include "engine/store/second_reader.h"
#include "engine/store/second_reading_rule.h"
#include "engine/store/store_auditor.h"
#include "tests/engine/store/store_fixture.h"

#include <QtTest>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
const std::string kUno = "Dra. Uno";
const std::string kDos = "Dr. Dos";
const std::string kTres = "Dra. Tres";

// Two turns, of which the first is handed on by the first person.
struct Team {
    StoreFixture store;
    std::string first;

    Team()
    {
        store.import(transcript("tr-1", {"failed", "failed"}));
        ReviewDecision wanted = decision("tr-1/t1", DecisionKind::escalate);
        wanted.comment = "secretísimo";
        first = store.decide(wanted).event;
    }

    [[nodiscard]] WriteHandle write() const { return take(store.open().openWrite()); }

    [[nodiscard]] QueueRow seenBy(const std::string& viewer) const
    {
        ReadHandle handle = take(store.open().openRead());
        QueueReader reader(handle, store.clock());
        reader.setViewer(viewer);
        return take(reader.find("tr-1/t1"));
    }

    [[nodiscard]] std::size_t foundBy(const std::string& viewer, const QueueFilter& filter) const
    {
        ReadHandle handle = take(store.open().openRead());
        QueueReader reader(handle, store.clock());
        reader.setViewer(viewer);
        return take(reader.count(filter));
    }

    [[nodiscard]] Result<EventReceipt> second(DecisionKind kind, const std::string& by) const
    {
        WriteHandle handle = write();
        return SecondReader(handle, store.clock(), ReasonCatalog::builtIn())
            .give(decision("tr-1/t1", kind, by));
    }

    [[nodiscard]] Result<EventReceipt> rule(const ReviewDecision& ruling) const
    {
        WriteHandle handle = write();
        return SecondReader(handle, store.clock(), ReasonCatalog::builtIn()).rule(first, ruling);
    }

    [[nodiscard]] Result<EventReceipt> follow(EscalationStep step, const std::string& by,
                                              const std::string& text = {}) const
    {
        WriteHandle handle = write();
        return followEscalation(handle, store.clock(), first, step, by, text);
    }

    [[nodiscard]] std::vector<ReadingPair> pairs() const
    {
        ReadHandle handle = take(store.open().openRead());
        return take(readPairs(handle));
    }

    [[nodiscard]] Result<EventReceipt> role(const std::string& name, const std::string& role,
                                            const std::string& by) const
    {
        WriteHandle handle = write();
        return enroll(handle, store.clock(), {name, role}, by);
    }
};

std::string codeOf(const Result<EventReceipt>& receipt)
{
    return receipt ? "" : receipt.error().code;
}

// The tables come out the same when they are made again, and the audit agrees.
void sameAgain(const Team& team)
{
    const std::string before = dumpTables(team.store);
    const std::string tables = "SELECT first, actor, why, second, ruling FROM reading_duties ORDER BY first;"
                               "SELECT event, decision, step, text FROM escalation_steps ORDER BY ordinal;"
                               "SELECT name, role FROM people ORDER BY name;"
                               "SELECT event, reading FROM decisions ORDER BY ordinal";
    const std::string desk = team.store.ask(tables);
    {
        WriteHandle handle = team.write();
        take(rebuildTables(handle));
    }
    QCOMPARE(QString::fromStdString(dumpTables(team.store)), QString::fromStdString(before));
    QCOMPARE(QString::fromStdString(team.store.ask(tables)), QString::fromStdString(desk));
    ReadHandle handle = take(team.store.open().openRead());
    const StoreAudit audit = take(auditStore(handle));
    QVERIFY(audit.others.empty());
    for (const DeviceAudit& device : audit.devices)
        QVERIFY(device.ok);
}
} // namespace

// What several people do with one item: escalation steps, blind second readings, rulings, roles, leases.
class TestReviewTeam : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ruleChoosesWhatIsReadTwice()
    {
        const SecondReadingRule rule(
            R"({"per_thousand": 0, "escalations": true, "safety_reasons": ["rule:", "discrepancy:safety_hidden"]})");
        QCOMPARE(rule.why(decision("a/1", DecisionKind::escalate), {}), std::string_view("escalation"));
        QCOMPARE(rule.why(decision("a/1", DecisionKind::approve), {"rule:mtx"}), std::string_view("safety"));
        QCOMPARE(rule.why(decision("a/1", DecisionKind::approve), {"discrepancy:safety_hidden"}),
                 std::string_view("safety"));
        QCOMPARE(rule.why(decision("a/1", DecisionKind::approve), {"discrepancy:composite"}),
                 std::string_view(""));
        QCOMPARE(rule.why(decision("a/1", DecisionKind::postpone), {"rule:mtx"}), std::string_view(""));
    }
    void shareIsKeptAndTheSameEverywhere()
    {
        const SecondReadingRule rule(R"({"per_thousand": 250, "escalations": false, "safety_reasons": []})");
        int chosen = 0;
        for (int i = 0; i < 4000; ++i) {
            const std::string item = "tr-" + std::to_string(i) + "/t1";
            const bool mine = !rule.why(decision(item, DecisionKind::approve, kUno), {}).empty();
            QCOMPARE(!rule.why(decision(item, DecisionKind::reject, kDos), {}).empty(), mine);
            chosen += mine ? 1 : 0;
        }
        QVERIFY2(chosen > 880 && chosen < 1120, qPrintable(QString::number(chosen)));
    }

    // B11: before the second reading nothing of the first shows to anybody else.
    void firstReadingLeavesNoTrace()
    {
        Team team;
        QCOMPARE(team.seenBy(kUno).state, ItemState::escalated);
        const QueueRow blind = team.seenBy(kDos);
        QCOMPARE(blind.state, ItemState::pending);
        QVERIFY(blind.blind);
        QueueFilter due;
        due.secondReadingsOnly = true;
        QCOMPARE(team.foundBy(kDos, due), std::size_t(1));
        QCOMPARE(team.foundBy(kUno, due), std::size_t(0));
        QCOMPARE(blind.reasons.back(), std::string("second_reading"));
        QueueFilter filter;
        filter.states = {ItemState::escalated};
        filter.withoutReasons = true;
        QCOMPARE(team.foundBy(kUno, filter), std::size_t(1));
        QCOMPARE(team.foundBy(kDos, filter), std::size_t(0));
        QueueFilter words;
        words.text = "secretisimo";
        words.withoutReasons = true;
        QCOMPARE(team.foundBy(kUno, words), std::size_t(1));
        QCOMPARE(team.foundBy(kDos, words), std::size_t(0));
        const CaseFile file = team.store.load("tr-1/t1", kDos);
        QVERIFY(file.blind && file.history.empty() && file.escalations.empty());
        QCOMPARE(team.store.load("tr-1/t1", kUno).history.size(), std::size_t(1));
        ReadHandle handle = take(team.store.open().openRead());
        // Where nobody here is enrolled as the one it is for, anybody must be able to act on it.
        QCOMPARE(take(escalationsOf(handle, kDos)).size(), std::size_t(1));
        take(team.role("Dr. M. Uc", "adjudicator", kUno));
        QVERIFY(take(escalationsOf(handle, kDos)).empty());
        QCOMPARE(take(escalationsOf(handle, "Dr. M. Uc")).size(), std::size_t(1));
        QCOMPARE(team.seenBy("Dr. M. Uc").state, ItemState::escalated);
        QCOMPARE(take(escalationsOf(handle, kUno)).size(), std::size_t(1));
        QCOMPARE(take(hiddenFrom(handle, kDos)), std::set<std::string>{team.first});
        QVERIFY(take(hiddenFrom(handle, kUno)).empty());
        QCOMPARE(take(readingsDueTo(handle, kDos)), std::size_t(1));
        QCOMPARE(take(readingsDueTo(handle, kUno)), std::size_t(0));
        QVERIFY(team.pairs().empty());
    }

    void secondReadingStandsBeside()
    {
        Team team;
        QCOMPARE(codeOf(team.second(DecisionKind::approve, kUno)), std::string("reading.none_due"));
        QCOMPARE(codeOf(team.second(DecisionKind::postpone, kDos)), std::string("reading.postpone"));
        take(team.second(DecisionKind::reject, kDos));
        QCOMPARE(codeOf(team.second(DecisionKind::approve, kTres)), std::string("reading.none_due"));
        QCOMPARE(team.seenBy(kDos).state, ItemState::escalated); // the first still stands, and is seen now
        QVERIFY(!team.seenBy(kDos).blind);
        const std::vector<ReadingPair> pairs = team.pairs();
        QCOMPARE(pairs.size(), std::size_t(1));
        QVERIFY(pairs[0].awaitsRuling());
        QCOMPARE(pairs[0].second->decision.by, kDos);
        QCOMPARE(team.store.ask("SELECT kind FROM events ORDER BY ordinal DESC LIMIT 2"),
                 std::string("reading.revealed\ndecision.second\n"));
        WriteHandle handle = team.write();
        ReviewWriter writer(handle, team.store.clock(), ReasonCatalog::builtIn());
        QCOMPARE(codeOf(writer.undo(pairs[0].second->event, kDos)), std::string("reading.kept"));
        sameAgain(team);
    }

    void theSameDecisionNeedsNoRuling()
    {
        Team team;
        take(team.second(DecisionKind::escalate, kDos));
        QVERIFY(team.pairs().front().agrees() && !team.pairs().front().awaitsRuling());
        ReviewDecision ruling = decision("tr-1/t1", DecisionKind::reject, kTres);
        ruling.comment = "por esto";
        QCOMPARE(codeOf(team.rule(ruling)), std::string("reading.agreed"));
    }

    // B10: a ruling stays, whatever comes later.
    void aThirdPersonRulesAndItStays()
    {
        Team team;
        ReviewDecision ruling = decision("tr-1/t1", DecisionKind::reject, kTres);
        ruling.comment = "la dosis no corresponde";
        QCOMPARE(codeOf(team.rule(ruling)), std::string("reading.no_second"));
        take(team.second(DecisionKind::reject, kDos));
        ruling.by = kDos;
        QCOMPARE(codeOf(team.rule(ruling)), std::string("reading.same_person"));
        ruling.by = kTres;
        ruling.comment.clear();
        QCOMPARE(codeOf(team.rule(ruling)), std::string("decision.reason_missing"));
        ruling.comment = "la dosis no corresponde";
        const std::string event = take(team.rule(ruling)).event;
        QCOMPARE(codeOf(team.rule(ruling)), std::string("reading.ruled"));
        QCOMPARE(team.seenBy(kUno).state, ItemState::rejected);
        QCOMPARE(team.pairs().front().ruling->event, event);
        QCOMPARE(team.pairs().front().ruling->decision.by, kTres);
        team.store.import(transcript("tr-9", {"failed"}));
        QCOMPARE(team.pairs().front().ruling->event, event);
        sameAgain(team);
    }

    void undoneFirstReadingIsNobodysDuty()
    {
        Team team;
        {
            WriteHandle handle = team.write();
            take(ReviewWriter(handle, team.store.clock(), ReasonCatalog::builtIn()).undo(team.first, kUno));
        }
        QVERIFY(!team.seenBy(kDos).blind);
        QCOMPARE(codeOf(team.second(DecisionKind::reject, kDos)), std::string("reading.none_due"));
        sameAgain(team);
    }

    void escalationGoesItsWay()
    {
        Team team;
        QCOMPARE(codeOf(team.follow(EscalationStep::answered, kDos)), std::string("escalation.text_missing"));
        QCOMPARE(codeOf(team.follow(EscalationStep::closed, kDos)), std::string("escalation.text_missing"));
        take(team.follow(EscalationStep::acknowledged, kDos));
        QCOMPARE(codeOf(team.follow(EscalationStep::acknowledged, kDos)), std::string("escalation.state"));
        take(team.follow(EscalationStep::answered, kDos, "Suspender metotrexato."));
        take(team.follow(EscalationStep::closed, kUno));
        QCOMPARE(codeOf(team.follow(EscalationStep::answered, kDos, "tarde")),
                 std::string("escalation.state"));
        ReadHandle handle = take(team.store.open().openRead());
        const EscalationRecord record = take(escalationsOf(handle, kUno)).front();
        QCOMPARE(record.state, std::string("closed"));
        QCOMPARE(record.steps.size(), std::size_t(3));
        QCOMPARE(record.steps[1].text, std::string("Suspender metotrexato."));
        QCOMPARE(record.steps[1].actor, kDos);
        // Shown back on the case.
        QCOMPARE(team.store.load("tr-1/t1", kUno).escalations.front().steps.size(), std::size_t(3));
        QCOMPARE(codeOf([&] {
                     WriteHandle writing = team.write();
                     return followEscalation(writing, team.store.clock(), "no such", EscalationStep::closed,
                                             kUno, "x");
                 }()),
                 std::string("escalation.unknown"));
        sameAgain(team);
    }

    void rolesAreHeldByTheStore()
    {
        Team team;
        take(team.role(kUno, "registry_staff", kUno)); // from now on the file knows who is who
        WriteHandle handle = team.write();
        ReviewWriter writer(handle, team.store.clock(), ReasonCatalog::builtIn());
        QCOMPARE(codeOf(writer.decide(decision("tr-1/t2", DecisionKind::reject, kUno))),
                 std::string("role.not_allowed"));
        QCOMPARE(codeOf(writer.decide(decision("tr-1/t2", DecisionKind::reject, kDos))),
                 std::string("role.unknown_person"));
        take(team.role(kDos, "clinician", kDos));
        const EventReceipt done = take(writer.decide(decision("tr-1/t2", DecisionKind::reject, kDos)));
        QVERIFY(team.store.ask("SELECT payload FROM events WHERE id = '" + done.event + "'")
                    .find(R"("role":"clinician")") != std::string::npos);
        QCOMPARE(codeOf(team.role(kUno, "adjudicator", kUno)), std::string("role.not_allowed"));
        QCOMPARE(codeOf(team.role(kUno, "king", kUno)), std::string("role.unknown"));
        take(team.role(kTres, "adjudicator", kTres));
        take(team.role(kUno, "log_reader", kTres));
        QCOMPARE(codeOf(writer.undo(done.event, kUno)), std::string("role.not_allowed"));
        QCOMPARE(codeOf(writer.revealIdentifiers("tr-1/t2", kUno, "por ver")),
                 std::string("role.not_allowed"));
        QCOMPARE(codeOf(team.follow(EscalationStep::acknowledged, kUno)), std::string("role.not_allowed"));
        ReadHandle reading = take(team.store.open().openRead());
        QCOMPARE(take(peopleOf(reading)),
                 (std::vector<Person>{{kDos, "clinician"}, {kTres, "adjudicator"}, {kUno, "log_reader"}}));
        sameAgain(team);
    }

    // B09: who holds it and since when; a lease that ran out goes to the next; it never overwrites.
    void leaseTellsWhoHoldsAnItem()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}));
        WriteHandle handle = take(store.open().openWrite());
        LeaseKeeper leases(handle, store.clock());
        QVERIFY(!take(leases.take("tr-1/t1", kUno)));
        const std::optional<Lease> held = take(leases.take("tr-1/t1", kDos));
        QCOMPARE(held->holder, kUno);
        QVERIFY(!take(leases.take("tr-1/t1", kUno))); // renewed
        QCOMPARE(take(leases.take("tr-1/t1", kDos))->since, held->since);
        const std::int64_t now = store.clock().now().epochMs;
        store.clock().set(now + LeaseKeeper::kLifeMs + 1000);
        QVERIFY(!take(leases.take("tr-1/t1", kDos))); // the first has gone to sleep
        QCOMPARE(take(leases.take("tr-1/t1", kUno))->holder, kDos);
        ReviewWriter writer(handle, store.clock(), ReasonCatalog::builtIn());
        take(writer.decide(decision("tr-1/t1", DecisionKind::reject, kDos), ""));
        QCOMPARE(codeOf(writer.decide(decision("tr-1/t1", DecisionKind::approve, kUno), "")),
                 std::string("decision.conflict"));
        take(leases.release("tr-1/t1", kUno)); // not hers: nothing happens
        QVERIFY(take(leases.take("tr-1/t1", kUno)));
        take(leases.release("tr-1/t1", kDos));
        QVERIFY(!take(leases.take("tr-1/t1", kUno)));
    }

    void mineIsBegunHandedOrDecided()
    {
        Team team;
        QueueFilter mine;
        mine.mineOnly = true;
        mine.withoutReasons = true;
        QCOMPARE(team.foundBy(kUno, mine), std::size_t(1));        // decided
        QCOMPARE(team.foundBy("Dr. M. Uc", mine), std::size_t(1)); // handed on to
        QCOMPARE(team.foundBy(kDos, mine), std::size_t(0));
        WriteHandle handle = team.write();
        ReviewDraft draft;
        draft.comment = "a medias";
        take(ReviewWriter(handle, team.store.clock(), ReasonCatalog::builtIn())
                 .saveDraft("tr-1/t2", kDos, draft));
        QCOMPARE(team.foundBy(kDos, mine), std::size_t(1));
    }
};

QTEST_GUILESS_MAIN(TestReviewTeam)
#include "tst_review_team.moc"
