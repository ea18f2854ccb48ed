#include "engine/store/leaf_log.h"
#include "engine/store/projection_rebuilder.h"
#include "engine/store/store_auditor.h"
#include "tests/engine/store/store_fixture.h"

using namespace cotejo;
using namespace cotejo::test;

namespace
{
LeafAct said(const std::string& leaf, std::optional<LeafWord> word)
{
    LeafAct act;
    act.leaf = leaf;
    act.word = word;
    act.machine = "met";
    return act;
}

std::string failureOf(const Result<EventReceipt>& result)
{
    return result ? "done" : result.error().code;
}
} // namespace

// People's words on rubric leaves: the last stands, each person's apart, and what is refused.
class TstLeafLog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void lastWordStands()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"passed", "failed"}));
        {
            WriteHandle handle = take(store.open().openWrite());
            const auto act = [&](const LeafAct& one, const char* by) {
                (void)take(recordLeafAct(handle, store.clock(), "tr-1/t1", "tree", one, by));
            };
            act(said("a", LeafWord::yes), "Dra. Uno");
            act(said("b", LeafWord::cannot_judge), "Dra. Uno");
            act(said("a", LeafWord::no), "Dr. Dos");
            act(said("a", LeafWord::not_applicable), "Dra. Uno");
            act(said("b", std::nullopt), "Dra. Uno"); // taken back
            LeafAct off;
            off.leaf = "c";
            off.on = false;
            act(off, "Dra. Uno");
            LeafAct routed = off;
            routed.leaf = "d";
            act(routed, "Dra. Uno");
            routed.on.reset();
            routed.neither = true;
            act(routed, "Dra. Uno"); // as the routing says again
        }
        ReadHandle read = take(store.open().openRead());
        const auto own = take(leafActs(read, "tr-1/t1", "tree", "Dra. Uno"));
        QCOMPARE(own.size(), std::size_t{2});
        QCOMPARE(own[0].leaf, std::string("a"));
        QVERIFY(own[0].word == LeafWord::not_applicable);
        QCOMPARE(own[0].machine, std::string("met"));
        QCOMPARE(own[1].leaf, std::string("c"));
        QVERIFY(own[1].on == false);
        QCOMPARE(take(leafActs(read, "tr-1/t1", "tree", "")).size(), std::size_t{3});
        QVERIFY(take(leafActs(read, "tr-1/t1", "another", "")).empty());
        QVERIFY(take(leafActs(read, "tr-1/t2", "tree", "")).empty());
        const StoreAudit audit = take(auditStore(read));
        QVERIFY(audit.others.empty());
    }

    void refusals()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"passed"}));
        store.import(note("n-1", 3, 10));
        WriteHandle handle = take(store.open().openWrite());
        const auto code = [&](const char* item, const char* leaf, const char* by) {
            return failureOf(
                recordLeafAct(handle, store.clock(), item, "tree", said(leaf, LeafWord::yes), by));
        };
        QCOMPARE(code("tr-9/t1", "a", "Dra. Uno"), std::string("store.unknown_item"));
        QCOMPARE(code("n-1", "a", "Dra. Uno"), std::string("rubric.no_turn"));
        QCOMPARE(code("tr-1/t1", "", "Dra. Uno"), std::string("rubric.no_leaf"));
        QCOMPARE(code("tr-1/t1", "a", " "), std::string("decision.no_name"));
        QCOMPARE(code("tr-1/t1", "a", "Dra. Uno"), std::string("done"));
    }
};

QTEST_GUILESS_MAIN(TstLeafLog)
#include "tst_leaf_log.moc"
