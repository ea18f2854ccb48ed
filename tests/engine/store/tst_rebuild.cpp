#include "engine/base/sha256.h"
#include "engine/store/projection_rebuilder.h"
#include "engine/store/store_auditor.h"
#include "tests/engine/store/store_fixture.h"

#include <algorithm>
#include <random>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
const std::vector<std::string> kVerdicts{"failed", "passed", "not_evaluated", "evaluator_error",
                                         "no_threshold"};

template <class T>
const T& pick(std::mt19937& random, const std::vector<T>& from)
{
    return from[random() % from.size()];
}

// A day's work by chance: imports (new, again, newer, older), re-evaluations, decisions of every kind, undo
// and redo.
void randomDay(StoreFixture& store, std::mt19937& random, int acts)
{
    std::vector<std::string> items;
    std::vector<std::string> decisions;
    std::vector<ImportedDocument> imported;
    for (int act = 0; act < acts; ++act) {
        const auto what = random() % 10;
        if (items.empty() || what < 3) {
            const std::string id = "tr-" + std::to_string(random() % 6);
            std::vector<std::string> verdicts(1 + random() % 3);
            for (std::string& verdict : verdicts)
                verdict = pick(random, kVerdicts);
            const std::string day = "2026-05-0" + std::to_string(1 + random() % 5);
            imported.push_back(random() % 4 == 0 ? note("n-" + std::to_string(random() % 4),
                                                        static_cast<int>(random() % 43), 42)
                                                 : transcript(id, verdicts, random() % 5 ? day : ""));
            store.import(imported.back());
            const ImportedDocument& last = imported.back();
            for (const DocumentItem& item : last.items)
                items.push_back(last.document.kind == ItemKind::note
                                    ? last.document.record
                                    : last.document.record + "/" + item.turn);
        } else if (what == 3) {
            ImportedDocument again = pick(random, imported);
            for (ItemEvaluation& evaluation : again.evaluations) {
                if (again.document.kind == ItemKind::turn)
                    evaluation.verdict = pick(random, kVerdicts);
                evaluation.versions = "orvs-v1@2";
                evaluation.reasons = {"verdict:" + evaluation.verdict};
            }
            WriteHandle handle = take(store.open().openWrite());
            ImportWriter writer(handle, store.clock(), "tester");
            take(writer.begin());
            again.document.sha256 = sha256Hex(again.document.bytes);
            take(writer.reevaluated(again.document, again.evaluations));
            take(writer.commit());
        } else if (what < 8) {
            ReviewDecision made = decision(pick(random, items), static_cast<DecisionKind>(random() % 6));
            made.comment = "comentario " + std::to_string(act);
            decisions.push_back(store.decide(made).event);
        } else if (!decisions.empty()) {
            WriteHandle handle = take(store.open().openWrite());
            ReviewWriter writer(handle, store.clock(), ReasonCatalog::builtIn());
            const std::string& event = pick(random, decisions);
            if (!writer.undo(event, "Dra. Uno"))
                take(writer.redo(event, "Dra. Uno"));
        }
    }
}

std::vector<DocumentItem> indexer(ItemKind kind, std::string_view bytes,
                                  const std::vector<ImportedDocument>& all)
{
    for (const ImportedDocument& one : all) {
        if (one.document.kind == kind && one.document.bytes == bytes)
            return one.items;
    }
    return {};
}
} // namespace

class TestRebuild : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tablesComeOutTheSame()
    {
        for (unsigned seed = 1; seed <= 6; ++seed) {
            std::mt19937 random(seed);
            StoreFixture store;
            randomDay(store, random, 30);
            const std::string before = dumpTables(store);
            QVERIFY(before.size() > 2000);
            {
                WriteHandle handle = take(store.open().openWrite());
                take(rebuildTables(handle));
            }
            QCOMPARE(QString::fromStdString(dumpTables(store)), QString::fromStdString(before));
            ReadHandle handle = take(store.open().openRead());
            const StoreAudit audit = take(auditStore(handle));
            QVERIFY2(audit.ok(),
                     audit.others.empty() ? audit.devices[0].why.c_str() : audit.others[0].c_str());
        }
    }
    void damagedTablesAreRepaired()
    {
        std::mt19937 random(99);
        StoreFixture store;
        randomDay(store, random, 30);
        const std::string before = dumpTables(store);
        store.tamper("UPDATE items SET state = 'approved'; DELETE FROM decisions WHERE ordinal % 2; UPDATE "
                     "meta SET value = 'old'");
        store.reopen(); // another version of the tables: made again when opened
        QCOMPARE(QString::fromStdString(dumpTables(store)), QString::fromStdString(before));
    }
    void searchComesOutTheSame()
    {
        StoreFixture store;
        std::vector<ImportedDocument> all{
            transcript("tr-1", {"failed", "passed"}, "2026-05-04", "dosis de adalimumab"),
            transcript("tr-2", {"failed"}, "", "uveítis anterior"), note("n-1", 3, 42)};
        for (const ImportedDocument& one : all)
            store.import(one);
        ReviewDecision said = decision("n-1", DecisionKind::reject);
        said.comment = "revisar tofacitinib";
        store.decide(said);
        const auto found = [&store](const char* words) {
            ReadHandle handle = take(store.open().openRead());
            QueueFilter filter;
            filter.text = words;
            filter.withoutReasons = true;
            std::string items;
            for (const QueueRow& row :
                 take(QueueReader(handle, store.clock()).page(filter, std::nullopt, 10)).rows)
                items += row.item + " ";
            return items;
        };
        const std::vector<const char*> words{"adalimumab", "uveitis", "tofacitinib", "seguimiento"};
        std::string before;
        for (const char* word : words)
            before += found(word) + "|";
        QCOMPARE(before, std::string("tr-1/t1 tr-1/t2 |tr-2/t1 |n-1 |n-1 |"));
        {
            WriteHandle handle = take(store.open().openWrite());
            take(rebuildSearch(handle, [&all](ItemKind kind, const std::string&, std::string_view bytes) {
                return indexer(kind, bytes, all);
            }));
        }
        std::string after;
        for (const char* word : words)
            after += found(word) + "|";
        QCOMPARE(after, before);
    }
    // The same files in any order give the same items, verdicts and queue.
    void orderOfImportDoesNotMatter()
    {
        std::vector<ImportedDocument> all{
            transcript("tr-1", {"failed", "passed"}, "2026-05-01T10:00:00-06:00"),
            transcript("tr-1", {"passed"}, "2026-05-01T18:00:00+02:00"), // the newest: 16:00Z = 10:00-06:00
            transcript("tr-1", {"no_threshold"}, ""),
            transcript("tr-2", {"failed"}, "2026-05-02"),
            transcript("tr-2", {"not_evaluated"}, "2026-05-02"),
            note("n-1", 3, 42),
            note("n-1", 40, 42)};
        std::string first;
        std::vector<std::size_t> order(all.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::mt19937 random(7);
        for (int round = 0; round < 12; ++round) {
            StoreFixture store;
            {
                WriteHandle handle = take(store.open().openWrite());
                store.clock().set(1'777'900'000'000);
                ImportWriter writer(handle, store.clock(), "tester");
                take(writer.begin());
                for (const std::size_t i : order)
                    take(writer.add(all[i]));
                take(writer.commit());
            }
            const std::string items = store.ask("SELECT item, kind, document, verdict, reasons, priority, "
                                                "turn_count, subject, date FROM items ORDER BY item");
            if (first.empty())
                first = items;
            QCOMPARE(QString::fromStdString(items), QString::fromStdString(first));
            std::shuffle(order.begin(), order.end(), random);
        }
    }
};

QTEST_GUILESS_MAIN(TestRebuild)
#include "tst_rebuild.moc"
