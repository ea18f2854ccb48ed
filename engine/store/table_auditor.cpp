#include "engine/store/table_auditor.h"

#include "engine/store/projection_rebuilder.h"
#include "engine/store/schema_migrator.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"

#include <fmt/format.h>

#include <map>

namespace cotejo
{
namespace
{
constexpr SqlText kSchema{"audit_schema",
                          "SELECT type || ' ' || name, ifnull(sql, '') FROM sqlite_schema ORDER BY 1"};
constexpr SqlText kVersion{"audit_projection", "SELECT value FROM meta WHERE key = 'projection'"};

struct Table {
    const char* name;
    SqlText rows; // columns that name the row first
    int key;      // how many of them
    int columns;
};
constexpr Table kTables[] = {
    {"imports",
     {"audit_imports", R"(
SELECT kind, record, document, subject, date, date_ms, batch, file, event FROM imports ORDER BY kind, record, document)"},
     3,
     9},
    {"items",
     {"audit_items", R"(
SELECT record, turn, kind, id, item, turn_number, turn_count, subject, date, recency, document, date_ms, batch, evaluation,
       verdict, reasons, priority, standing, state, until, rivals FROM items ORDER BY record, turn, kind)"},
     3,
     21},
    {"evaluations",
     {"audit_evaluations", R"(
SELECT id, record, turn, document, kind, event, artifact, line, verdict, versions, complete, asked, to_clarify, unknown, absent,
       not_applicable, reasons, stale FROM evaluations ORDER BY id)"},
     3,
     18},
    {"decisions",
     {"audit_decisions", R"(
SELECT ordinal, item, event, device, seq, at, offset, actor, kind, record, turn, decision, reasons, comment, corrected, level,
       urgency, addressee, until, document, verdict, versions, findings, undone, stale, reading, follows FROM decisions ORDER BY ordinal)"},
     3,
     27},
    {"people", {"audit_people", "SELECT name, role, event FROM people ORDER BY name"}, 1, 3},
    {"escalation_steps",
     {"audit_escalation_steps", R"(
SELECT event, ordinal, decision, step, at, offset, actor, text FROM escalation_steps ORDER BY ordinal)"},
     1,
     8},
    {"reading_duties",
     {"audit_reading_duties", "SELECT first, actor, why, second, ruling FROM reading_duties ORDER BY first"},
     1,
     5},
    {"field_acts",
     {"audit_field_acts", R"(
SELECT note, field, event, ordinal, at, offset, actor, document, act, status, value, unit, reason, machine, standing FROM field_acts
ORDER BY ordinal, field)"},
     3,
     15},
    {"note_queries",
     {"audit_note_queries", R"(
SELECT note, field, id, ordinal, rule, document, state, text, opened_at, opened_by, answer, answered_at, answered_by, closed_at,
       closed_by, closing FROM note_queries ORDER BY ordinal)"},
     3,
     16}};

void makeEmpty(SqlConnection& memory)
{
    for (const Migration& migration : migrations())
        memory.runScript(migration.name, migration.sql);
}

std::string rowName(const SqlStatement& row, int key)
{
    std::string name;
    for (int column = 0; column < key; ++column)
        name += (column ? " " : "") + row.text(column);
    return name;
}

bool sameRow(const SqlStatement& a, const SqlStatement& b, int columns)
{
    for (int column = 0; column < columns; ++column) {
        if (a.isNull(column) != b.isNull(column) || a.view(column) != b.view(column))
            return false;
    }
    return true;
}

// The name of the first row that differs, or empty.
std::string firstDifference(SqlConnection& stored, SqlConnection& made, const Table& table)
{
    SqlStatement a = stored.prepare(table.rows);
    SqlStatement b = made.prepare(table.rows);
    while (true) {
        const bool more = a.step();
        if (more != b.step())
            return more ? rowName(a, table.key) + " has no event" : rowName(b, table.key) + " is missing";
        if (!more)
            return {};
        if (!sameRow(a, b, table.columns))
            return rowName(a, table.key);
    }
}

std::map<std::string, std::string> schemaOf(SqlConnection& connection)
{
    std::map<std::string, std::string> schema;
    SqlStatement query = connection.prepare(kSchema);
    while (query.step())
        schema[query.text(0)] = query.text(1);
    return schema;
}
} // namespace

void auditSchema(SqlConnection& connection, std::vector<std::string>& findings)
{
    SqlConnection memory(":memory:");
    makeEmpty(memory);
    const std::map<std::string, std::string> ours = schemaOf(memory);
    const std::map<std::string, std::string> found = schemaOf(connection);
    for (const auto& [name, sql] : ours) {
        const auto there = found.find(name);
        if (there == found.end())
            findings.push_back("schema_changed: " + name + " is missing");
        else if (there->second != sql)
            findings.push_back("schema_changed: " + name);
    }
    for (const auto& [name, sql] : found) {
        if (!ours.contains(name) && !name.starts_with("table sqlite_stat"))
            findings.push_back("schema_changed: " + name + " is not of this program");
    }
}

void auditTables(SqlConnection& connection, std::vector<std::string>& findings)
{
    SqlStatement version = connection.prepare(kVersion);
    if (!version.step() || version.view(0) != projectionVersion())
        return;
    SqlConnection memory(":memory:");
    makeEmpty(memory);
    SqlTransaction transaction(memory);
    replayEvents(connection, memory);
    for (const Table& table : kTables) {
        if (const std::string row = firstDifference(connection, memory, table); !row.empty())
            findings.push_back(fmt::format("tables_differ: {}: {}", table.name, row));
    }
}

} // namespace cotejo
