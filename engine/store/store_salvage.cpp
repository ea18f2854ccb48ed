#include "engine/base/platform/private_files.h"
#include "engine/store/schema_migrator.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_backup.h"
#include "engine/store/store_failure.h"

#include <fmt/format.h>

#include <filesystem>

namespace cotejo
{
namespace
{
// Kept for good or typed: what no table can be made again from. `rows` reads one row by its number or key.
struct KeptTable {
    const char* name;
    SqlText last;
    SqlText row;
    SqlText keep;
    int columns;
};
constexpr KeptTable kByNumber[] = {
    {"documents",
     {"salvage_last_document", "SELECT max(rowid) FROM documents"},
     {"salvage_document", "SELECT rowid, sha256, bytes FROM documents NOT INDEXED WHERE rowid = ?1"},
     {"salvage_keep_document",
      "INSERT OR IGNORE INTO documents (rowid, sha256, bytes) VALUES (?1, ?2, CAST(?3 AS BLOB))"},
     3},
    {"artifacts",
     {"salvage_last_artifact", "SELECT max(rowid) FROM artifacts"},
     {"salvage_artifact", "SELECT rowid, sha256, bytes FROM artifacts NOT INDEXED WHERE rowid = ?1"},
     {"salvage_keep_artifact",
      "INSERT OR IGNORE INTO artifacts (rowid, sha256, bytes) VALUES (?1, ?2, CAST(?3 AS BLOB))"},
     3},
    {"events",
     {"salvage_last_event", "SELECT max(ordinal) FROM events"},
     {"salvage_event", R"(
SELECT ordinal, id, device, seq, at, offset, actor, kind, subject, payload, prev_hash, hash FROM events NOT INDEXED WHERE ordinal = ?1)"},
     {"salvage_keep_event", R"(
INSERT OR IGNORE INTO events (ordinal, id, device, seq, at, offset, actor, kind, subject, payload, prev_hash, hash)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12))"},
     12}};
struct WholeTable {
    const char* name;
    SqlText rows;
    SqlText keep;
    int columns;
};
constexpr WholeTable kWhole[] = {
    {"chain_heads",
     {"salvage_heads", "SELECT device, seq, hash FROM chain_heads"},
     {"salvage_keep_head", "INSERT OR IGNORE INTO chain_heads (device, seq, hash) VALUES (?1, ?2, ?3)"},
     3},
    {"drafts",
     {"salvage_drafts", "SELECT kind, record, turn, author, content, saved_at, offset FROM drafts"},
     {"salvage_keep_draft", R"(
INSERT OR IGNORE INTO drafts (kind, record, turn, author, content, saved_at, offset) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7))"},
     7},
    {"paper_facts",
     {"salvage_facts", "SELECT pmid, source, found, title, notices, checked_at FROM paper_facts"},
     {"salvage_keep_fact", R"(
INSERT OR IGNORE INTO paper_facts (pmid, source, found, title, notices, checked_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6))"},
     6}};

void keepRow(SqlConnection& target, const SqlText& keep, const SqlStatement& row, int columns)
{
    SqlStatement insert = target.prepare(keep);
    for (int column = 0; column < columns; ++column)
        insert.bind(column + 1, row.view(column));
    insert.run();
}

bool isDamage(const StoreFailure& failure)
{
    return failure.error().code == "store.damaged" || failure.error().code == "store.io" ||
           failure.error().code == "store.sql";
}

std::int64_t salvageByNumber(SqlConnection& source, SqlConnection& target, const KeptTable& table,
                             std::vector<std::string>& lost)
{
    std::int64_t last = 0;
    try {
        last = source.number(table.last);
    } catch (const StoreFailure& failure) {
        lost.push_back(fmt::format("{}: nothing could be read ({})", table.name, failure.error().detail));
        return 0;
    }
    std::int64_t kept = 0;
    std::int64_t unread = 0;
    for (std::int64_t number = 1; number <= last; ++number) {
        try {
            SqlStatement row = source.prepare(table.row);
            row.bindAll(number);
            if (!row.step())
                continue;
            keepRow(target, table.keep, row, table.columns);
            ++kept;
        } catch (const StoreFailure& failure) {
            if (!isDamage(failure))
                throw;
            ++unread;
        }
    }
    if (unread > 0)
        lost.push_back(fmt::format("{}: {} of {} rows could not be read", table.name, unread, last));
    return kept;
}

void salvageWhole(SqlConnection& source, SqlConnection& target, const WholeTable& table,
                  std::vector<std::string>& lost)
{
    try {
        SqlStatement rows = source.prepare(table.rows);
        while (rows.step())
            keepRow(target, table.keep, rows, table.columns);
    } catch (const StoreFailure& failure) {
        if (!isDamage(failure))
            throw;
        lost.push_back(
            fmt::format("{}: not all rows could be read ({})", table.name, failure.error().detail));
    }
}
} // namespace

Result<SalvageSummary> salvageStore(const std::string& path, const std::string& out)
{
    return asResult([&] {
        if (!std::filesystem::exists(path))
            throw StoreFailure("store.missing", path, "a store that exists was expected");
        if (std::filesystem::exists(out))
            throw StoreFailure("backup.exists", out, "a name that is not taken was expected");
        if (!makePrivateFile(out))
            throw StoreFailure("store.io", out, "a folder that can be written was expected");
        SalvageSummary summary;
        SqlConnection source(path, SqlMode::read);
        SqlConnection target(out, SqlMode::create);
        migrate(target, out, presentSchema());
        SqlTransaction transaction(target);
        for (const KeptTable& table : kByNumber)
            summary.events = salvageByNumber(source, target, table, summary.lost);
        for (const WholeTable& table : kWhole)
            salvageWhole(source, target, table, summary.lost);
        transaction.commit();
        return summary;
    });
}

} // namespace cotejo
