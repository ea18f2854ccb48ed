#include "engine/store/field_reader.h"
#include "engine/store/field_writer.h"
#include "engine/store/people_register.h"
#include "engine/store/projection_rebuilder.h"
#include "engine/store/store_auditor.h"
#include "tests/engine/store/store_fixture.h"

#include <random>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
const std::string kTables =
    "SELECT group_concat(event || field || act || status || value || unit || reason || machine || standing, "
    "';') FROM "
    "(SELECT * FROM field_acts ORDER BY ordinal, field) UNION ALL SELECT group_concat(id || state || text || "
    "answer || closing, ';') FROM (SELECT * FROM note_queries ORDER BY ordinal)";

FieldAct act(const std::string& field, const std::string& value = "4.2",
             const std::string& status = "present")
{
    return {field, FieldActKind::set, status, value, "", R"({"status":"absent","value":null})"};
}

std::string codeOfFailure(const Result<EventReceipt>& result)
{
    return result ? "done" : result.error().code;
}
} // namespace

// People's word on fields, and queries to authors: what is refused, what stands, and that it can be made
// again.
class TstFieldWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lastActStands();
    void queryGoesItsWay();
    void refusals();
    void rolesAreAsked();
    void rebuiltTheSame();
};

void TstFieldWriter::lastActStands()
{
    StoreFixture store;
    store.import(note("n-1", 3, 10));
    {
        WriteHandle handle = take(store.open().openWrite());
        FieldWriter writer(handle, store.clock());
        take(writer.act("n-1", FieldActKind::set, {act("das28")}, "lo dice el anexo", "Lic. Uno"));
        take(writer.act("n-1", FieldActKind::confirmed, {act("age", "52"), act("das28")}, "", "Lic. Dos"));
        take(writer.act("n-1", FieldActKind::cleared, {act("age", "null", "")}, "me equivoqué", "Lic. Dos"));
    }
    ReadHandle read = take(store.open().openRead());
    const auto standing = take(fieldActs(read, "n-1", true));
    QCOMPARE(standing.size(), std::size_t{1});
    QCOMPARE(standing.front().act.field, std::string("das28"));
    QCOMPARE(standing.front().by, std::string("Lic. Dos"));
    QCOMPARE(standing.front().act.machine, std::string(R"({"status":"absent","value":null})"));
    QCOMPARE(take(fieldActs(read, "", false)).size(), std::size_t{4});
    QCOMPARE(take(fieldActs(read, "n-2", false)).size(), std::size_t{0});
}

void TstFieldWriter::queryGoesItsWay()
{
    StoreFixture store;
    store.import(note("n-1", 3, 10));
    {
        WriteHandle handle = take(store.open().openWrite());
        FieldWriter writer(handle, store.clock());
        const std::string id = take(writer.openQuery("n-1", "das28", "r", "¿Cuál?", "Lic. Uno")).event;
        take(writer.editQuery(id, "¿Cuál es?", "Lic. Uno"));
        take(writer.answerQuery(id, "4.2", "Dra. Tres"));
        QCOMPARE(codeOfFailure(writer.editQuery(id, "otra", "Lic. Uno")), std::string("query.state"));
        QCOMPARE(codeOfFailure(writer.answerQuery(id, "otra", "Lic. Uno")), std::string("query.state"));
        take(writer.closeQuery(id, "", "Lic. Uno"));
        QCOMPARE(codeOfFailure(writer.closeQuery(id, "", "Lic. Uno")), std::string("query.state"));
        take(writer.openQuery("n-1", "das28", "", "¿Y ahora?", "Lic. Uno")); // the first is closed
        QCOMPARE(codeOfFailure(writer.openQuery("n-1", "das28", "", "¿Otra vez?", "Lic. Dos")),
                 std::string("query.already_open"));
    }
    ReadHandle read = take(store.open().openRead());
    const auto queries = take(noteQueries(read, ""));
    QCOMPARE(queries.size(), std::size_t{2});
    QCOMPARE(queries[0].state, NoteQueryState::closed);
    QCOMPARE(queries[0].text, std::string("¿Cuál es?"));
    QCOMPARE(queries[0].answer, std::string("4.2"));
    QCOMPARE(queries[0].answeredBy, std::string("Dra. Tres"));
    QCOMPARE(queries[1].state, NoteQueryState::open);
}

void TstFieldWriter::refusals()
{
    StoreFixture store;
    store.import(note("n-1", 3, 10));
    store.import(transcript("tr-1", {"failed"}));
    WriteHandle handle = take(store.open().openWrite());
    FieldWriter writer(handle, store.clock());
    const auto set = [&](const std::string& item, const FieldAct& one, const std::string& why,
                         const std::string& by) {
        return codeOfFailure(writer.act(item, FieldActKind::set, {one}, why, by));
    };
    QCOMPARE(set("n-9", act("age"), "x", "Lic."), std::string("store.unknown_item"));
    QCOMPARE(set("tr-1/t1", act("age"), "x", "Lic."), std::string("field.no_note"));
    QCOMPARE(set("n-1", act("age"), " ", "Lic."), std::string("field.reason_missing"));
    QCOMPARE(set("n-1", act("age"), "x", " "), std::string("field.no_name"));
    QCOMPARE(set("n-1", act("age", "{"), "x", "Lic."), std::string("field.invalid_value"));
    QCOMPARE(set("n-1", act("age", "1", "maybe"), "x", "Lic."), std::string("field.unknown_status"));
    QCOMPARE(set("n-1", act("age"), "\xff", "Lic."), std::string("field.invalid_text"));
    QCOMPARE(codeOfFailure(writer.act("n-1", FieldActKind::confirmed, {}, "", "Lic.")),
             std::string("field.nothing"));
    QCOMPARE(codeOfFailure(writer.openQuery("n-1", "age", "", " ", "Lic.")), std::string("query.no_text"));
    QCOMPARE(codeOfFailure(writer.answerQuery("no", "x", "Lic.")), std::string("query.unknown"));
    QCOMPARE(store.ask("SELECT count(*) FROM field_acts"), std::string("0\n"));
}

// Where people are enrolled, only those whose role may speak of fields, and bring documents in, do.
void TstFieldWriter::rolesAreAsked()
{
    StoreFixture store;
    store.import(note("n-1", 3, 10));
    WriteHandle handle = take(store.open().openWrite());
    take(enroll(handle, store.clock(), {"Lic. Uno", "registry_staff"}, "Lic. Uno"));
    take(enroll(handle, store.clock(), {"C. Lectora", "log_reader"}, "C. Lectora"));
    FieldWriter writer(handle, store.clock());
    const std::string query = take(writer.openQuery("n-1", "age", "", "¿Edad?", "Lic. Uno")).event;
    take(writer.act("n-1", FieldActKind::set, {act("das28")}, "anexo", "Lic. Uno"));
    const std::pair<const char*, const char*> others[]{{"C. Lectora", "role.not_allowed"},
                                                       {"Alguien", "role.unknown_person"}};
    for (const auto& [who, code] : others) {
        for (const FieldActKind kind : {FieldActKind::set, FieldActKind::confirmed, FieldActKind::cleared})
            QCOMPARE(codeOfFailure(writer.act("n-1", kind, {act("das28")}, "anexo", who)), std::string(code));
        QCOMPARE(codeOfFailure(writer.openQuery("n-1", "sex", "", "¿Sexo?", who)), std::string(code));
        QCOMPARE(codeOfFailure(writer.editQuery(query, "otra", who)), std::string(code));
        QCOMPARE(codeOfFailure(writer.answerQuery(query, "52", who)), std::string(code));
        QCOMPARE(codeOfFailure(writer.closeQuery(query, "", who)), std::string(code));
        ImportWriter import(handle, store.clock(), who);
        const Result<void> begun = import.begin();
        QVERIFY(!begun);
        QCOMPARE(begun.error().code, std::string(code));
    }
    ImportWriter nameless(handle, store.clock(), "");
    QVERIFY(!nameless.begin());
    ImportWriter allowed(handle, store.clock(), "Lic. Uno");
    QVERIFY(allowed.begin());
}

void TstFieldWriter::rebuiltTheSame()
{
    StoreFixture store;
    store.import(note("n-1", 3, 10));
    store.import(note("n-2", 3, 10));
    {
        WriteHandle handle = take(store.open().openWrite());
        FieldWriter writer(handle, store.clock());
        std::mt19937 random(7);
        const std::vector<std::string> fields{"das28", "age", "weight"};
        std::vector<std::string> queries;
        for (int i = 0; i < 40; ++i) {
            const std::string item = random() % 2 == 0 ? "n-1" : "n-2";
            const auto kind = static_cast<FieldActKind>(random() % 3);
            if (random() % 2 == 0) {
                take(writer.act(item, kind, {act(fields[random() % 3])}, "porque sí", "Lic. Uno"));
            } else if (queries.empty() || random() % 3 == 0) {
                queries.push_back(
                    take(writer.openQuery(item, "das28-" + std::to_string(i), "", "¿?", "Lic. Uno")).event);
            } else {
                const std::string& id = queries[random() % queries.size()];
                const auto what = random() % 3;
                (void)(what == 0   ? writer.editQuery(id, "otra", "Lic. Dos")
                       : what == 1 ? writer.answerQuery(id, "sí", "Dra.")
                                   : writer.closeQuery(id, "listo", "Lic. Uno"));
            }
        }
    }
    const std::string before = store.ask(kTables);
    QVERIFY(before.size() > 100);
    {
        WriteHandle handle = take(store.open().openWrite());
        QVERIFY(rebuildTables(handle).has_value());
    }
    QCOMPARE(store.ask(kTables), before);
    ReadHandle read = take(store.open().openRead());
    const StoreAudit audit = take(auditStore(read));
    QVERIFY2(audit.ok(), audit.others.empty() ? audit.devices[0].why.c_str() : audit.others[0].c_str());
}

QTEST_GUILESS_MAIN(TstFieldWriter)
#include "tst_field_writer.moc"
