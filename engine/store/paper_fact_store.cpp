#include "engine/store/paper_fact_store.h"

#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
constexpr SqlText kKeep{"keep_paper_fact", R"(
INSERT INTO paper_facts (pmid, source, found, title, notices, checked_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT (pmid, source) DO UPDATE SET found = excluded.found, title = excluded.title, notices = excluded.notices,
checked_at = excluded.checked_at)"};
constexpr SqlText kClear{"clear_paper_facts", "DELETE FROM paper_facts WHERE source = ?1"};
constexpr SqlText kHasTable{
    "has_paper_facts", "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'paper_facts'"};
constexpr SqlText kAll{
    "all_paper_facts",
    "SELECT pmid, source, found, title, notices, checked_at FROM paper_facts ORDER BY pmid, source"};
constexpr SqlText kOne{"paper_facts_of", "SELECT pmid, source, found, title, notices, checked_at FROM "
                                         "paper_facts WHERE pmid = ?1 ORDER BY source"};

std::string noticesJson(const std::vector<PaperNotice>& notices)
{
    nlohmann::json list = nlohmann::json::array();
    for (const PaperNotice& notice : notices)
        list.push_back({{"kind", codeOfNotice(notice.kind)}, {"pmid", notice.pmid}, {"where", notice.where}});
    return list.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::vector<PaperNotice> noticesFrom(std::string_view text)
{
    std::vector<PaperNotice> notices;
    const nlohmann::json list = nlohmann::json::parse(text);
    for (const nlohmann::json& each : list) {
        if (const auto kind = noticeFromCode(each.at("kind").get<std::string>()))
            notices.push_back(
                {*kind, each.at("pmid").get<std::string>(), each.at("where").get<std::string>()});
    }
    return notices;
}

PaperFact factAt(const SqlStatement& row)
{
    PaperFact fact;
    fact.pmid = row.text(0);
    fact.source = row.text(1);
    fact.found = foundFromCode(row.view(2)).value_or(PaperFound::no_record);
    fact.title = row.text(3);
    fact.notices = noticesFrom(row.view(4));
    fact.checkedAt = row.text(5);
    return fact;
}

void keepAll(SqlConnection& connection, const std::vector<PaperFact>& facts)
{
    for (const PaperFact& fact : facts)
        connection.run(kKeep, fact.pmid, fact.source, codeOfFound(fact.found), fact.title,
                       noticesJson(fact.notices), fact.checkedAt);
}
} // namespace

Result<void> keepPaperFacts(WriteHandle& handle, const std::vector<PaperFact>& facts)
{
    return asResult([&] {
        SqlTransaction transaction(handle.connection());
        keepAll(handle.connection(), facts);
        transaction.commit();
    });
}

Result<void> replacePaperFacts(WriteHandle& handle, const std::string& source,
                               const std::vector<PaperFact>& facts)
{
    return asResult([&] {
        SqlTransaction transaction(handle.connection());
        handle.connection().run(kClear, source);
        keepAll(handle.connection(), facts);
        transaction.commit();
    });
}

Result<void> forEachPaperFact(ReadHandle& handle, const std::function<bool(PaperFact&&)>& take)
{
    return asResult([&] {
        if (handle.connection().number(kHasTable) == 0)
            return;
        SqlStatement rows = handle.connection().prepare(kAll);
        while (rows.step()) {
            if (!take(factAt(rows)))
                return;
        }
    });
}

Result<std::vector<PaperFact>> paperFactsOf(ReadHandle& handle, const std::string& pmid)
{
    return asResult([&] {
        std::vector<PaperFact> facts;
        if (handle.connection().number(kHasTable) == 0)
            return facts;
        SqlStatement rows = handle.connection().prepare(kOne);
        rows.bindAll(pmid);
        while (rows.step())
            facts.push_back(factAt(rows));
        return facts;
    });
}

} // namespace cotejo
