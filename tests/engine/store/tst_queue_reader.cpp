#include "engine/store/search_index.h"
#include "tests/engine/store/store_fixture.h"

#include <set>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
std::string items(const StoreFixture& store, const QueueFilter& filter, std::size_t pageSize = 100)
{
    ReadHandle handle = take(store.open().openRead());
    const QueueReader reader(handle, store.clock());
    std::string out;
    std::optional<QueueCursor> after;
    do {
        const QueuePage page = take(reader.page(filter, after, pageSize));
        for (const QueueRow& row : page.rows)
            out += (out.empty() ? "" : " ") + row.item;
        after = page.next;
    } while (after);
    return out;
}

std::size_t count(const StoreFixture& store, const QueueFilter& filter)
{
    ReadHandle handle = take(store.open().openRead());
    return take(QueueReader(handle, store.clock()).count(filter));
}

std::string search(const StoreFixture& store, const char* text)
{
    QueueFilter filter;
    filter.text = text;
    filter.withoutReasons = true;
    return items(store, filter);
}

ImportedDocument asked(const std::string& id, const std::string& verdict, const std::string& date,
                       std::vector<std::string> reasons)
{
    ImportedDocument out = transcript(id, {verdict});
    out.items[0].date = date;
    out.evaluations[0].reasons = std::move(reasons);
    return out;
}
} // namespace

class TestQueueReader : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void safetyFirstThenNewest()
    {
        StoreFixture store;
        store.import(asked("a", "not_evaluated", "2026-05-09", {"verdict:not_evaluated"}));
        store.import(asked("b", "failed", "2026-05-01", {"verdict:failed"}));
        store.import(asked("c", "failed", "2026-05-03T10:00:00-06:00", {"verdict:failed"}));
        store.import(asked("d", "passed", "2026-01-01", {"discrepancy:safety_hidden"}));
        store.import(asked("e", "passed", "", {"citation:no_list", "rule:mtx-daily"}));
        store.import(asked("f", "failed", "", {"verdict:failed"}));
        store.import(asked("g", "passed", "2026-05-09", {}));
        store.import(asked("h", "passed", "2026-05-09", {"something:new"}));
        store.import(note("n", 3, 42));
        const std::string expected = "e/t1 d/t1 c/t1 b/t1 f/t1 a/t1 n h/t1";
        for (const std::size_t pageSize : {1UL, 2UL, 3UL, 100UL})
            QCOMPARE(items(store, {}, pageSize), expected);
        QueueFilter all;
        all.withoutReasons = true;
        QCOMPARE(items(store, all, 4), expected + " g/t1");
        QCOMPARE(count(store, {}), std::size_t(8));
        QCOMPARE(count(store, all), std::size_t(9));
        QCOMPARE(store.load("e/t1").row.reasons,
                 (std::vector<std::string>{"rule:mtx-daily", "citation:no_list"}));
    }
    void filters()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed", "not_evaluated", "passed"}));
        store.import(asked("tr-2", "passed", "2026-05-01", {"citation:not_retrieved"}));
        store.import(note("n-1", 3, 42, "P-001"));
        store.decide(decision("tr-1/t1", DecisionKind::reject));
        store.decide(decision("tr-1/t2", DecisionKind::postpone));
        QueueFilter filter;
        filter.kinds = {ItemKind::note};
        QCOMPARE(items(store, filter), std::string("n-1"));
        filter = {};
        filter.states = {ItemState::pending};
        QCOMPARE(items(store, filter), std::string("tr-2/t1 n-1"));
        filter.states = {ItemState::rejected, ItemState::postponed};
        QCOMPARE(items(store, filter), std::string("tr-1/t1 tr-1/t2"));
        filter = {};
        filter.verdicts = {"passed"};
        QCOMPARE(items(store, filter), std::string("tr-2/t1"));
        filter = {};
        filter.reasonFamilies = {"verdict"};
        QCOMPARE(items(store, filter), std::string("tr-1/t1 tr-1/t2"));
        filter.reasonFamilies = {"verdict:failed", "note"};
        QCOMPARE(items(store, filter), std::string("tr-1/t1 n-1"));
        filter.reasonFamilies = {"verdict:fail"};
        QCOMPARE(items(store, filter), std::string());
        filter = {};
        filter.subject = "P-001";
        QCOMPARE(items(store, filter), std::string("n-1"));
        filter = {};
        filter.draftsOnly = true;
        QCOMPARE(items(store, filter), std::string());
        {
            WriteHandle handle = take(store.open().openWrite());
            ReviewDraft draft;
            draft.comment = "x";
            take(ReviewWriter(handle, store.clock(), ReasonCatalog::builtIn())
                     .saveDraft("n-1", "Dra. Uno", draft));
        }
        QCOMPARE(items(store, filter), std::string("n-1"));
        ReadHandle handle = take(store.open().openRead());
        const QueueReader reader(handle, store.clock());
        const auto states = take(reader.countByState({}));
        QCOMPARE(states.at(ItemState::pending), std::size_t(2));
        QCOMPARE(states.at(ItemState::postponed), std::size_t(1));
        QCOMPARE(take(reader.decidedOn("2026-05-04")), std::size_t(2));
        QCOMPARE(take(reader.decidedOn("2026-05-05")), std::size_t(0));
        QCOMPARE(reader.row(999).error().code, std::string("store.unknown_item"));
        QCOMPARE(reader.find("tr-9/t1").error().code, std::string("store.unknown_item"));
    }
    void searchKnowsNoAccents()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}, "2026-05-04",
                                "La médica sugirió Adalimumab 40 mg; uveítis, piel y ñandú"));
        store.import(transcript("tr-2", {"failed"}, "2026-05-04",
                                "me\xCC\x81"
                                "dica con artritis reumatoide")); // decomposed
        store.import(note("n-1", 3, 42, "P-001", "Artritis en la visita; sin reumatoide positivo"));
        for (const char* typed : {"medica", "MÉDICA", "Medica",
                                  "me\xCC\x81"
                                  "dica",
                                  "médic", "  medica  "})
            QCOMPARE(search(store, typed), std::string("tr-1/t1 tr-2/t1"));
        QCOMPARE(search(store, "nandu"), std::string("tr-1/t1"));
        QCOMPARE(search(store, "adalimumab 40"), std::string("tr-1/t1"));
        QCOMPARE(search(store, "artritis"), std::string("tr-2/t1 n-1"));
        QCOMPARE(search(store, "\"artritis reumatoide\""), std::string("tr-2/t1"));
        QCOMPARE(search(store, "artritis nada"), std::string());
        QCOMPARE(search(store, "n-1"), std::string("n-1"));
        QCOMPARE(search(store, "tr-1/t1"), std::string("tr-1/t1"));
        QCOMPARE(search(store, "P-001"), std::string("n-1"));
    }
    // Nothing people type is taken for an operator of the index or breaks the query.
    void searchTakesAnything()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}, "2026-05-04", "dosis OR interval NEAR body:x"));
        for (const char* typed :
             {"\"", "\"\"",   "*",      "a*",     "OR",      "NOT",       "AND dosis",           "(",
              ")",  "body:x", "^dosis", "-dosis", "dosis\"", "NEAR(a b)", "'; DROP TABLE items", "{}",
              "\\", "¿?",     "+",      ":",      "á",       "\t",        "dosis OR nada"}) {
            ReadHandle handle = take(store.open().openRead());
            QueueFilter filter;
            filter.text = typed;
            const auto counted = QueueReader(handle, store.clock()).count(filter);
            QVERIFY2(counted, typed);
        }
        QCOMPARE(search(store, "OR"), std::string("tr-1/t1"));
        QCOMPARE(search(store, "dosis OR nada"), std::string());
        QCOMPARE(searchExpression("uno \"dos tres\" cuat"), std::string("\"uno\" \"dos tres\" \"cuat\"*"));
    }
    void searchFindsWordsOfThePresentDocumentAndOfComments()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed"}, "2026-05-04", "etanercept"));
        ReviewDecision said = decision("tr-1/t1", DecisionKind::reject);
        said.comment = "revisar hepatotoxicidad";
        store.decide(said);
        QCOMPARE(search(store, "etanercept"), std::string("tr-1/t1"));
        store.import(transcript("tr-1", {"failed"}, "2026-05-05", "abatacept"));
        QCOMPARE(search(store, "etanercept"), std::string());
        QCOMPARE(search(store, "abatacept"), std::string("tr-1/t1"));
        QCOMPARE(search(store, "hepatotox"), std::string("tr-1/t1"));
    }
    void relatedItemsAreOfTheSameSubject()
    {
        StoreFixture store;
        store.import(transcript("tr-1", {"failed", "passed"}));
        store.import(note("n-1", 3, 42, "P-017"));
        store.import(note("n-2", 3, 42, "P-017", "otra nota"));
        store.import(note("n-3", 3, 42, "P-018"));
        store.import(note("n-4", 3, 42, ""));
        std::string related;
        for (const RelatedItem& item : store.load("tr-1/t1").related)
            related += item.item + " ";
        QCOMPARE(related, std::string("n-1 n-2 tr-1/t2 "));
        QCOMPARE(store.load("n-4").related.size(), std::size_t(0));
        const CaseFile one = store.load("n-1");
        QCOMPARE(one.document.bytes, std::string("Nota de seguimiento 3"));
        QCOMPARE(one.row.completeness.asked, std::int64_t(42));
        QCOMPARE(one.row.completeness.absent, std::int64_t(39));
        QCOMPARE(one.row.verdict, std::string("3/42"));
    }
};

QTEST_GUILESS_MAIN(TestQueueReader)
#include "tst_queue_reader.moc"
