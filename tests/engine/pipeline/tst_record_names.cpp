#include "engine/pipeline/import_job.h"
#include "engine/pipeline/stored_record.h"
#include "tests/engine/store/store_fixture.h"

#include <QDir>
#include <QFile>

#include <algorithm>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
// Writes NAME below the store's folder.
std::string write(const StoreFixture& store, const std::string& name, const QByteArray& bytes)
{
    const QString path = QString::fromStdString(store.path(name));
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        throw std::runtime_error("write");
    return path.toStdString();
}

struct Imported {
    ImportTotals totals;
    std::vector<std::string> namedApart;
};

Imported import(const StoreFixture& store, const std::vector<std::string>& paths)
{
    Imported out;
    ImportNotices notices;
    notices.remarked = [&out](const RecordPlace&, const Error& error) {
        if (error.code == "import.named_apart")
            out.namedApart.push_back(error.where);
    };
    const std::atomic<bool> cancel{false};
    out.totals =
        take(runImport(store.open(), paths, {}, {std::nullopt, "tester"}, notices, cancel, store.clock()));
    return out;
}

std::vector<std::string> texts(const StoreFixture& store)
{
    std::vector<std::string> out;
    const QString items = QString::fromStdString(store.ask("SELECT item FROM items ORDER BY item"));
    for (const QString& item : items.split(u'\n', Qt::SkipEmptyParts)) {
        const std::string record = item.toStdString();
        const auto stored = take(storedNote(store.load(record).document.bytes, record));
        if (stored.id != record)
            throw std::runtime_error("a record that is called otherwise inside: " + stored.id);
        out.push_back(stored.text);
    }
    std::sort(out.begin(), out.end());
    return out;
}

QByteArray fhirNote(const QByteArray& text)
{
    return "{\"resourceType\":\"DocumentReference\",\"status\":\"current\",\"content\":[{\"attachment\":{"
           "\"contentType\":\"text/plain\",\"data\":\"" +
           text.toBase64() + "\"}}]}";
}
} // namespace

// Files of one name in two folders are two patients' more often than not.
class TestRecordNames : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void noNoteTakesThePlaceOfAnother_data()
    {
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("two");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("text") << QByteArray("Nota de Ana.") << QByteArray("Nota de Luis.")
                              << QByteArray("nota.txt");
        QTest::newRow("foreign") << fhirNote("Nota de Ana.") << fhirNote("Nota de Luis.")
                                 << QByteArray("fhir.json");
    }
    void noNoteTakesThePlaceOfAnother()
    {
        QFETCH(QByteArray, one);
        QFETCH(QByteArray, two);
        QFETCH(QByteArray, name);
        for (const bool backwards : {false, true}) {
            StoreFixture store;
            std::vector<std::string> paths{write(store, "x1/" + name.toStdString(), one),
                                           write(store, "x2/" + name.toStdString(), two)};
            if (backwards)
                std::reverse(paths.begin(), paths.end());
            const Imported first = import(store, paths);
            QCOMPARE(first.totals.added, std::size_t(2));
            QCOMPARE(first.namedApart.size(), std::size_t(1));
            const std::vector<std::string> both = texts(store);
            QCOMPARE(both.size(), std::size_t(2));
            QVERIFY(both[0].find("Ana") != std::string::npos);
            QVERIFY(both[1].find("Luis") != std::string::npos);
            std::reverse(paths.begin(), paths.end());
            const Imported again = import(store, paths);
            QCOMPARE(again.totals.added, std::size_t(0));
            QCOMPARE(again.totals.duplicates, std::size_t(2));
            QCOMPARE(texts(store), both);
        }
    }
    void aLaterCallKnowsTheNamesOfThoseBefore()
    {
        StoreFixture store;
        import(store, {write(store, "x1/nota.txt", "Nota de Ana.")});
        QCOMPARE(import(store, {write(store, "x2/nota.txt", "Nota de Luis.")}).namedApart.size(),
                 std::size_t(1));
        QCOMPARE(texts(store), (std::vector<std::string>{"Nota de Ana.", "Nota de Luis."}));
    }
    void aCorrectedFileStaysOneRecord()
    {
        StoreFixture store;
        import(store,
               {write(store, "x1/nota.txt", "Nota de Ana."), write(store, "x2/nota.txt", "Nota de Luis.")});
        import(store, {write(store, "x2/nota.txt", "Nota de Luis, corregida.")});
        import(store, {write(store, "x2/nota.txt", "Nota de Luis, otra vez.")});
        QCOMPARE(texts(store), (std::vector<std::string>{"Nota de Ana.", "Nota de Luis, otra vez."}));
    }
    // A transcript copied as Markdown has no id of its own either.
    void chatsOfOneNameAreTwo()
    {
        StoreFixture store;
        const QByteArray chat = "## User\n\n¿Dosis?\n\n## Assistant\n\nMetotrexato para ";
        import(store,
               {write(store, "x1/chat.md", chat + "Ana.\n"), write(store, "x2/chat.md", chat + "Luis.\n")});
        QCOMPARE(store.ask("SELECT count(*) FROM items"), std::string("2\n"));
    }
    // An id that the record gives itself is what its author says: a later export is another version.
    void anIdOfItsOwnIsKept()
    {
        StoreFixture store;
        const QByteArray head = "{\"format\":\"biobadamex.note\",\"version\":1,\"id\":\"n-1\",\"text\":\"";
        const Imported both = import(store, {write(store, "x1/n-1.json", head + "primera\"}"),
                                             write(store, "x2/n-1.json", head + "segunda\"}")});
        QVERIFY(both.namedApart.empty());
        QCOMPARE(store.ask("SELECT count(*) FROM items"), std::string("1\n"));
    }
};

QTEST_GUILESS_MAIN(TestRecordNames)
#include "tst_record_names.moc"
