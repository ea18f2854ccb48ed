#include "tests/engine/store/store_fixture.h"

using namespace cotejo;
using namespace cotejo::test;

class TestReviewWriter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void decidesAndReadsBack()
    {
        StoreFixture store;
        QCOMPARE(store.import(transcript("tr-1", {"failed", "passed"})), ImportOutcome::added);
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
        QCOMPARE(record.decision.basis.document, found.document.sha256);
        QCOMPARE(record.decision.basis.verdict, std::string("failed"));
        QCOMPARE(record.decision.basis.versions, std::string("orvs-v1@1"));
        QCOMPARE(record.decision.escalation->to, std::string("Dr. M. Uc"));
        QCOMPARE(found.row.state, ItemState::escalated);
        QCOMPARE(found.evaluationJson, std::string(R"({"turn":"t1","verdict":"failed"})"));
    }
};

QTEST_GUILESS_MAIN(TestReviewWriter)
#include "tst_review_writer.moc"
