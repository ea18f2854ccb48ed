#include "tests/engine/store/store_fixture.h"

#include <sqlite3.h>

namespace cotejo::test
{
std::string runSqlOn(const std::string& path, const std::string& sql)
{
    sqlite3* db = nullptr;
    sqlite3_open_v2(path.c_str(), &db, SQLITE_OPEN_READWRITE, nullptr);
    std::string out;
    char* message = nullptr;
    const auto collect = [](void* target, int count, char** values, char**) {
        auto& text = *static_cast<std::string*>(target);
        for (int i = 0; i < count; ++i)
            text += std::string(i ? "|" : "") + (values[i] ? values[i] : "NULL");
        text += '\n';
        return 0;
    };
    const int code = sqlite3_exec(db, sql.c_str(), collect, &out, &message);
    const std::string problem = message ? message : "";
    sqlite3_free(message);
    sqlite3_close(db);
    if (code != SQLITE_OK)
        throw std::runtime_error(problem);
    return out;
}

StoreFixture::StoreFixture(const std::string& device) : m_device(device) {}

std::string StoreFixture::path(const std::string& name) const
{
    return m_folder.filePath(QString::fromStdString(name)).toStdString();
}

const StoreFile& StoreFixture::open() const
{
    if (!m_file)
        reopen();
    return *m_file;
}

void StoreFixture::reopen() const
{
    m_file = take(StoreFile::open(path(), {true, false, m_device}, m_clock));
}

void StoreFixture::tamper(const std::string& sql) const
{
    (void)runSqlOn(path(), sql);
}

std::string StoreFixture::ask(const std::string& sql) const
{
    return runSqlOn(path(), sql);
}

ImportOutcome StoreFixture::import(const ImportedDocument& document) const
{
    WriteHandle handle = take(open().openWrite());
    ImportWriter writer(handle, m_clock, "tester");
    take(writer.begin());
    const ImportOutcome outcome = take(writer.add(document));
    take(writer.commit());
    return outcome;
}

EventReceipt StoreFixture::decide(const ReviewDecision& wanted) const
{
    WriteHandle handle = take(open().openWrite());
    return take(ReviewWriter(handle, m_clock, ReasonCatalog::builtIn()).decide(wanted));
}

CaseFile StoreFixture::load(const std::string& item, const std::string& reader) const
{
    ReadHandle handle = take(open().openRead());
    const QueueRow row = take(QueueReader(handle, m_clock).find(item));
    return take(CaseReader(handle, m_clock).load(row.id, reader));
}

ImportedDocument transcript(const std::string& id, const std::vector<std::string>& verdicts,
                            const std::string& exportedAt, const std::string& words)
{
    ImportedDocument out;
    out.document.kind = ItemKind::turn;
    out.document.record = id;
    out.document.subject = "P-017";
    out.document.date = exportedAt;
    out.document.bytes =
        "{\"id\":\"" + id + "\",\"exported_at\":\"" + exportedAt + "\",\"words\":\"" + words + "\"";
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        const std::string turn = "t" + std::to_string(i + 1);
        out.items.push_back({turn, "2026-05-04T15:0" + std::to_string(i % 10) + ":10-06:00", words});
        ItemEvaluation evaluation;
        evaluation.turn = turn;
        evaluation.verdict = verdicts[i];
        evaluation.versions = "orvs-v1@1";
        if (verdicts[i] != "passed")
            evaluation.reasons = {"verdict:" + verdicts[i]};
        evaluation.json = R"({"turn":")" + turn + R"(","verdict":")" + verdicts[i] + "\"}";
        out.evaluations.push_back(evaluation);
        out.document.bytes += ",\"" + turn + "\":\"" + verdicts[i] + '"';
    }
    out.document.bytes += '}';
    out.file = id + ".json";
    return out;
}

ImportedDocument note(const std::string& id, int complete, int asked, const std::string& subject,
                      const std::string& words)
{
    ImportedDocument out;
    out.document.kind = ItemKind::note;
    out.document.record = id;
    out.document.subject = subject;
    out.document.date = "2026-04-02";
    out.document.bytes = words + " " + std::to_string(complete);
    out.items.push_back({"", "2026-04-02", words});
    ItemEvaluation evaluation;
    evaluation.verdict = std::to_string(complete) + "/" + std::to_string(asked);
    evaluation.versions = "biobadamex@0.3";
    evaluation.completeness.complete = complete;
    evaluation.completeness.asked = asked;
    evaluation.completeness.absent = asked - complete;
    if (complete < asked)
        evaluation.reasons = {"note:query"};
    evaluation.json = R"({"note":")" + id + "\"}";
    out.evaluations.push_back(evaluation);
    out.file = id + ".txt";
    return out;
}

ReviewDecision decision(const std::string& item, DecisionKind kind, const std::string& by)
{
    ReviewDecision out;
    out.item = item;
    out.kind = kind;
    out.by = by;
    if (kind != DecisionKind::postpone)
        out.reasons = {"other"};
    if (kind == DecisionKind::approve_with_correction)
        out.corrected = "Metotrexato 15 mg una vez por semana";
    if (kind == DecisionKind::escalate)
        out.escalation = Escalation{EscalationLevel::committee, Urgency::same_day, "Dr. M. Uc"};
    if (kind == DecisionKind::postpone)
        out.until = "2026-06-01";
    return out;
}

std::string dumpTables(const StoreFixture& store)
{
    std::string out;
    for (const char* table : {"imports ORDER BY kind, record, document", "items ORDER BY kind, record, turn",
                              "evaluations ORDER BY event, line", "decisions ORDER BY ordinal",
                              "search_rows ORDER BY record, turn, source"})
        out += std::string(table) + '\n' + store.ask(std::string("SELECT * FROM ") + table);
    return out;
}

} // namespace cotejo::test
