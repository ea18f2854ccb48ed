#include "engine/base/csv_reader.h"
#include "engine/base/sha256.h"
#include "engine/base/strict_json.h"
#include "engine/pipeline/export_filter.h"
#include "engine/pipeline/export_job.h"
#include "engine/store/store_auditor.h"
#include "tests/engine/store/store_fixture.h"
#include "tests/support/schema_check.h"

#include <nlohmann/json.hpp>

#include <QFile>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
std::string contents(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("cannot read " + path);
    return file.readAll().toStdString();
}

// Five decisions of two people over three days, whose texts would be formulas, break columns or name
// somebody.
void fill(StoreFixture& store)
{
    store.import(transcript("tr-1", {"failed", "not_evaluated"}));
    store.import(note("n-1", 31, 42));
    const auto decide = [&store](const char* item, DecisionKind kind, const char* by, const char* comment) {
        ReviewDecision made = decision(item, kind, by);
        made.comment = comment;
        return store.decide(made).event;
    };
    decide("tr-1/t1", DecisionKind::reject, "Dra. R. Canul", "=HYPERLINK(\"http://x\";\"y\")");
    store.clock().set(1'777'960'800'000); // 2026-05-05T06:00Z: midnight of the fifth at -06:00
    decide("tr-1/t1", DecisionKind::escalate, "Dra. R. Canul",
           " +52 999 123 4567, dos líneas\r\ny \"comillas\"");
    decide("tr-1/t2", DecisionKind::approve_with_correction, "Dr. M. Uc", "-3.5");
    const std::string undone = decide("n-1", DecisionKind::cannot_judge, "Dr. M. Uc", "");
    decide("tr-1/t2", DecisionKind::postpone, "@nadie", "CURP GODE561231HDFRRN09");
    WriteHandle handle = take(store.open().openWrite());
    take(ReviewWriter(handle, store.clock(), ReasonCatalog::builtIn()).undo(undone, "Dr. M. Uc"));
}

ExportSummary exported(const StoreFixture& store, const std::string& name, ExportFormat format,
                       const std::string& filter = "", ExportColumns columns = ExportColumns::standard,
                       bool bom = false)
{
    const MaskText mask = [](const std::string& text) {
        std::string out = text;
        if (const std::size_t at = out.find("GODE561231HDFRRN09"); at != std::string::npos)
            out.replace(at, 18, "[CURP]");
        return out;
    };
    return take(runExport(store.open(), {format, columns, bom, store.path(name), filter, "tester"}, mask,
                          store.clock()));
}

// Ids and hashes differ from run to run.
std::string withoutIds(std::string text, const StoreFixture& store)
{
    QString out = QString::fromStdString(text);
    const auto list = [](const std::string& rows) {
        return QString::fromStdString(rows).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    };
    for (const QString& id : list(store.ask("SELECT id FROM events")))
        out.replace(id, QStringLiteral("EVENT"));
    return out.toStdString();
}
} // namespace

class TestExportJob : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void golden_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<bool>("full");
        QTest::newRow("review_log.csv") << static_cast<int>(ExportFormat::csv) << false;
        QTest::newRow("review_log_full.csv") << static_cast<int>(ExportFormat::csv) << true;
        QTest::newRow("review_log.jsonl") << static_cast<int>(ExportFormat::jsonl) << false;
    }
    void golden()
    {
        QFETCH(int, format);
        QFETCH(bool, full);
        StoreFixture store;
        fill(store);
        const char* name = QTest::currentDataTag();
        exported(store, name, static_cast<ExportFormat>(format), "",
                 full ? ExportColumns::full : ExportColumns::standard);
        const std::string golden = std::string(COTEJO_SOURCE_DIR) + "/tests/data/store/" + name;
        QCOMPARE(QString::fromStdString(withoutIds(contents(store.path(name)), store)),
                 QString::fromStdString(contents(golden)));
    }
    void sameStoreGivesTheSameFile()
    {
        StoreFixture store;
        fill(store);
        const ExportSummary first = exported(store, "a.csv", ExportFormat::csv);
        const ExportSummary second = exported(store, "b.csv", ExportFormat::csv);
        QCOMPARE(first.sha256, second.sha256);
        QCOMPARE(contents(store.path("a.csv")), contents(store.path("b.csv")));
        QCOMPARE(first.sha256, sha256Hex(contents(store.path("a.csv"))));
        QVERIFY(!QFile::exists(QString::fromStdString(store.path("a.csv.part"))));
    }
    void csvAndJsonLinesSayTheSame()
    {
        StoreFixture store;
        fill(store);
        exported(store, "a.csv", ExportFormat::csv, "", ExportColumns::standard, true);
        exported(store, "a.jsonl", ExportFormat::jsonl);
        const std::string csv = contents(store.path("a.csv"));
        const std::string lines = contents(store.path("a.jsonl"));
        QVERIFY(csv.starts_with("\xEF\xBB\xBF"
                                "seq,"));
        const auto problems = schemaProblemsInLines("export-row", lines);
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        CsvReader reader(csv);
        std::vector<std::string> head;
        QVERIFY(reader.next(head));
        std::vector<std::string> cells;
        std::size_t from = 0;
        std::size_t rows = 0;
        for (; reader.next(cells); ++rows) {
            const std::size_t to = lines.find('\n', from);
            const nlohmann::json row =
                parseStrictJson(std::string_view(lines).substr(from, to - from)).value();
            from = to + 1;
            for (std::size_t i = 0; i < head.size(); ++i) {
                const nlohmann::json& value = row.at(head[i]);
                const std::string text = value.is_string()   ? value.get<std::string>()
                                         : value.is_null()   ? ""
                                         : value.is_number() ? value.dump()
                                         : value.empty()     ? ""
                                                             : value[0].get<std::string>();
                QCOMPARE(cells[i], text);
            }
        }
        QCOMPARE(rows, std::size_t(5));
        QVERIFY(csv.find("\r\n=") == std::string::npos && csv.find(",=") == std::string::npos &&
                csv.find("GODE") == std::string::npos);
    }
    void metaSaysWhatWasExported()
    {
        StoreFixture store;
        fill(store);
        const ExportSummary summary = exported(store, "a.csv", ExportFormat::csv, "decision=reject,escalate");
        const std::string text = contents(store.path("a.csv.meta.json"));
        const auto problems = schemaProblems("export-meta", text);
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        const nlohmann::json meta = parseStrictJson(text).value();
        QCOMPARE(meta.at("filter").get<std::string>(), std::string("decision=reject,escalate"));
        QCOMPARE(meta.at("counts").at("rows").get<int>(), 2);
        QCOMPARE(meta.at("counts").at("decisions").at("reject").get<int>(), 1);
        QCOMPARE(meta.at("sha256").get<std::string>(), summary.sha256);
        QCOMPARE(meta.at("event").get<std::string>(), summary.event);
        QCOMPARE(store.ask("SELECT seq FROM events WHERE kind = 'export.made'"),
                 std::to_string(meta.at("heads")[0].at("seq").get<int>() + 1) + "\n");
        const std::string payload = store.ask("SELECT payload FROM events WHERE kind = 'export.made'");
        QVERIFY(payload.find(summary.sha256) != std::string::npos);
        ReadHandle handle = take(store.open().openRead());
        QVERIFY(take(auditStore(handle)).ok());
    }
    void filters_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<int>("rows");
        const auto row = [](const char* filter, int rows) {
            QTest::newRow(filter) << QString::fromUtf8(filter) << rows;
        };
        row("", 5);
        row("decision=reject", 1);
        row("decision=reject,escalate", 2);
        row("decision!=reject", 4);
        row("state=standing", 2);
        row("state=undone", 1);
        row("state=superseded", 2);
        row("actor=\"Dra. R. Canul\"", 2);
        row("actor=\"Dr. M. Uc\",@nadie", 3);
        row("item=tr-1/*", 4);
        row("kind=note", 1);
        row("verdict=failed", 2);
        row("reason=other", 4);
        row("level=committee", 1);
        row("level!=committee", 4);
        row("urgency=same_day and to=\"Dr. M. Uc\"", 1);
        row("since=2026-05-05", 4);
        row("until=2026-05-04", 1);
        row("since=2026-05-04 until=2026-05-05", 5);
        row("device=device-a decision=postpone", 1);
        row("decision=approve", 0);
    }
    void filters()
    {
        QFETCH(QString, filter);
        QFETCH(int, rows);
        StoreFixture store;
        fill(store);
        QCOMPARE(exported(store, "a.jsonl", ExportFormat::jsonl, filter.toStdString()).rows,
                 std::int64_t(rows));
    }
    void filterFaultsAreNamed()
    {
        for (const char* filter : {"decision", "colour=red", "since=ayer", "since=2026-02-30",
                                   "until=2026-05-01,2026-05-02", "=x", "decision=", "since!=2026-05-01"}) {
            const auto parsed = ExportFilter::parse(filter);
            QVERIFY2(!parsed, filter);
            QCOMPARE(parsed.error().code, std::string("export.filter"));
            QCOMPARE(parsed.error().where, std::string(filter));
        }
    }
    void failureLeavesNothingBehind()
    {
        StoreFixture store;
        fill(store);
        const std::string events = store.ask("SELECT count(*) FROM events");
        const MaskText mask = [](const std::string& text) { return text; };
        const ExportRequest nowhere{
            ExportFormat::csv, ExportColumns::standard, false, store.path("none/a.csv"), "", "t"};
        QCOMPARE(runExport(store.open(), nowhere, mask, store.clock()).error().code,
                 std::string("export.io"));
        const std::string folder = QFileInfo(QString::fromStdString(store.path())).path().toStdString();
        const ExportRequest aFolder{ExportFormat::csv, ExportColumns::standard, false, folder, "", "t"};
        QCOMPARE(runExport(store.open(), aFolder, mask, store.clock()).error().code,
                 std::string("usage.not_replaceable"));
        QVERIFY(!QFile::exists(QString::fromStdString(folder + ".part")));
        QCOMPARE(store.ask("SELECT count(*) FROM events"), events);
    }
    void readOnlyStoreCanBeExported()
    {
        StoreFixture store;
        fill(store);
        const StoreFile readOnly = take(StoreFile::open(store.path(), {false, true, ""}, store.clock()));
        const ExportRequest request{
            ExportFormat::jsonl, ExportColumns::standard, false, store.path("ro.jsonl"), "", "t"};
        const ExportSummary summary = take(runExport(
            readOnly, request, [](const std::string& text) { return text; }, store.clock()));
        QCOMPARE(summary.rows, std::int64_t(5));
        QVERIFY(summary.event.empty());
        QVERIFY(parseStrictJson(contents(store.path("ro.jsonl.meta.json"))).value().at("event").is_null());
    }
};

QTEST_GUILESS_MAIN(TestExportJob)
#include "tst_export_job.moc"
