#include "tests/engine/store/random_day.h"

#include "engine/base/sha256.h"
#include "engine/store/escalation_log.h"
#include "engine/store/field_writer.h"
#include "engine/store/people_register.h"
#include "engine/store/second_reader.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_statement.h"
#include "engine/store/store_handle.h"

#include <algorithm>

namespace cotejo::test
{
namespace
{
const std::vector<std::string> kPeople{"Dra. Uno", "Dr. Dos", "Dra. Tres", "Lic. Cuatro"};

template <class T>
const T& oneOf(std::mt19937& random, const std::vector<T>& from)
{
    return from[random() % from.size()];
}

class Day
{
public:
    Day(const StoreFile& file, SteppingClock& clock, std::mt19937& random)
        : m_random(random), m_clock(clock), m_handle(take(file.openWrite()))
    {
    }

    void act()
    {
        const std::vector<std::string> items = ask("SELECT item FROM items ORDER BY item");
        const auto what = m_random() % 100;
        if (m_random() % 40 == 0)
            m_clock.set(m_clock.now().epochMs - static_cast<std::int64_t>(m_random() % 7'200'000));
        if (items.empty() || what < 18)
            import();
        else if (what < 24)
            reevaluate();
        else if (what < 60)
            decide(oneOf(m_random, items));
        else if (what < 68)
            undoOrRedo();
        else if (what < 76)
            second();
        else if (what < 80)
            followUp();
        else if (what < 99)
            noteWork();
        else
            (void)enroll(m_handle, m_clock, {person(), "physician"}, person());
    }

private:
    std::vector<std::string> ask(const char* sql)
    {
        std::vector<std::string> found;
        SqlStatement query = m_handle.connection().prepareOnce("ask", sql);
        while (query.step())
            found.push_back(query.text(0));
        return found;
    }
    const std::string& person() { return oneOf(m_random, kPeople); }
    void import()
    {
        static const std::vector<std::string> kVerdicts{"failed", "passed", "not_evaluated", "no_threshold"};
        ImportWriter writer(m_handle, m_clock, person());
        take(writer.begin());
        std::vector<std::string> verdicts(1 + m_random() % 3);
        for (std::string& verdict : verdicts)
            verdict = oneOf(m_random, kVerdicts);
        const std::string day = "2026-05-0" + std::to_string(1 + m_random() % 5);
        const std::string number = std::to_string(m_random() % 4);
        take(writer.add(m_random() % 3 == 0
                            ? note("n-" + number, static_cast<int>(m_random() % 4), 42)
                            : transcript("tr-" + number, verdicts, m_random() % 5 ? day : "")));
        take(writer.commit());
    }
    void reevaluate()
    {
        SqlStatement query = m_handle.connection().prepareOnce(
            "some", "SELECT document, record, kind FROM imports ORDER BY document, record");
        std::vector<StoredDocument> documents;
        while (query.step()) {
            StoredDocument document;
            document.sha256 = query.text(0);
            document.record = query.text(1);
            document.kind = query.view(2) == "note" ? ItemKind::note : ItemKind::turn;
            documents.push_back(document);
        }
        if (documents.empty())
            return;
        const StoredDocument& document = oneOf(m_random, documents);
        ItemEvaluation evaluation;
        evaluation.turn = document.kind == ItemKind::note ? "" : "t1";
        evaluation.verdict = m_random() % 2 ? "failed" : "passed";
        evaluation.versions = "orvs-v1@2";
        if (evaluation.verdict == "failed")
            evaluation.reasons = {"verdict:failed"};
        evaluation.json = R"({"turn":")" + evaluation.turn + R"(","verdict":")" + evaluation.verdict + "\"}";
        ImportWriter writer(m_handle, m_clock, person());
        take(writer.begin());
        take(writer.reevaluated(document, {evaluation}));
        take(writer.commit());
    }
    ReviewDecision some(const std::string& item)
    {
        ReviewDecision made = decision(item, static_cast<DecisionKind>(m_random() % 6), person());
        made.comment = "comentario " + std::to_string(m_random() % 1000);
        return made;
    }
    // What the rules of the file refuse (a role, an item of two names) is part of a day.
    void decide(const std::string& item)
    {
        (void)ReviewWriter(m_handle, m_clock, ReasonCatalog::builtIn()).decide(some(item));
    }
    void undoOrRedo()
    {
        const auto events = ask("SELECT event FROM decisions ORDER BY ordinal");
        if (events.empty())
            return;
        ReviewWriter writer(m_handle, m_clock, ReasonCatalog::builtIn());
        const std::string& event = oneOf(m_random, events);
        if (!writer.undo(event, person()))
            (void)writer.redo(event, person());
    }
    void second()
    {
        SecondReader reader(m_handle, m_clock, ReasonCatalog::builtIn());
        const auto waiting =
            ask("SELECT f.item FROM reading_duties AS y JOIN decisions AS f ON f.event = y.first WHERE "
                "y.second IS NULL ORDER BY y.first");
        if (!waiting.empty())
            (void)reader.give(some(oneOf(m_random, waiting)));
        const auto read =
            ask("SELECT first FROM reading_duties WHERE second IS NOT NULL AND ruling IS NULL ORDER BY 1");
        if (read.empty())
            return;
        const std::string& first = oneOf(m_random, read);
        SqlStatement item =
            m_handle.connection().prepareOnce("item", "SELECT item FROM decisions WHERE event = ?1");
        item.bindAll(first);
        if (!item.step())
            return;
        ReviewDecision ruling = decision(item.text(0), DecisionKind::reject, person());
        ruling.comment = "se resuelve";
        (void)reader.rule(first, ruling);
    }
    void followUp()
    {
        const auto open = ask("SELECT event FROM escalations ORDER BY event");
        if (!open.empty())
            (void)followEscalation(m_handle, m_clock, oneOf(m_random, open),
                                   static_cast<EscalationStep>(m_random() % 3), person(), "visto");
    }
    void noteWork()
    {
        const auto notes = ask("SELECT item FROM items WHERE kind = 'note' ORDER BY item");
        if (notes.empty())
            return;
        static const std::vector<std::string> kFields{"das28", "age", "rf"};
        FieldWriter writer(m_handle, m_clock);
        const std::string& note = oneOf(m_random, notes);
        const auto queries = ask("SELECT id FROM note_queries ORDER BY ordinal");
        switch (m_random() % 6) {
        case 0:
            (void)writer.openQuery(note, oneOf(m_random, kFields), "r1", "¿Cuál fue el valor?", person());
            return;
        case 1:
            if (!queries.empty())
                (void)writer.answerQuery(oneOf(m_random, queries), "4.2", person());
            return;
        case 2:
            if (!queries.empty())
                (void)writer.closeQuery(oneOf(m_random, queries), "resuelta", person());
            return;
        default:
            break;
        }
        const FieldAct said{oneOf(m_random, kFields),
                            FieldActKind::set,
                            "present",
                            std::to_string(m_random() % 5),
                            "",
                            R"({"status":"absent","value":null})"};
        (void)writer.act(note, m_random() % 4 ? FieldActKind::set : FieldActKind::cleared, {said}, "anexo",
                         person());
    }

    std::mt19937& m_random;
    SteppingClock& m_clock;
    WriteHandle m_handle;
};
} // namespace

void randomDay(const StoreFile& file, SteppingClock& clock, std::mt19937& random, int acts)
{
    Day day(file, clock, random);
    for (int i = 0; i < acts; ++i)
        day.act();
}

std::string mergedTables(const std::string& path)
{
    std::string out;
    for (const char* sql :
         {"SELECT * FROM imports ORDER BY kind, record, document",
          "SELECT * FROM items ORDER BY kind, record, turn", "SELECT * FROM evaluations ORDER BY id",
          "SELECT * FROM decisions ORDER BY ordinal", "SELECT * FROM people ORDER BY name",
          "SELECT * FROM escalation_steps ORDER BY ordinal", "SELECT * FROM reading_duties ORDER BY first",
          "SELECT * FROM field_acts ORDER BY ordinal, field", "SELECT * FROM note_queries ORDER BY ordinal",
          "SELECT kind, record, turn, source FROM search_rows ORDER BY 1, 2, 3, 4",
          "SELECT sha256 FROM documents ORDER BY 1", "SELECT sha256 FROM artifacts ORDER BY 1",
          "SELECT id, device, seq, hash FROM events WHERE kind <> 'store.merged' ORDER BY id"})
        out += std::string(sql) + '\n' + runSqlOn(path, sql);
    return out;
}

} // namespace cotejo::test
