#include "engine/store/search_index.h"

#include "engine/store/sql_connection.h"

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr SqlText kRow{"insert_search_row",
                       "INSERT INTO search_rows (kind, record, turn, source) VALUES (?1, ?2, ?3, ?4)"};
constexpr SqlText kWords{"insert_search_words", "INSERT INTO search_index (rowid, body) VALUES (?1, ?2)"};
constexpr SqlText kClearRows{"clear_search_rows", "DELETE FROM search_rows"};
constexpr SqlText kClearWords{"clear_search_words",
                              "INSERT INTO search_index (search_index) VALUES ('delete-all')"};
constexpr SqlText kUnfound{"items_without_words", R"(
SELECT i.item FROM items AS i WHERE NOT EXISTS
    (SELECT 1 FROM search_rows AS s WHERE s.record = i.record AND s.turn = i.turn AND s.kind = i.kind AND s.source = i.document)
ORDER BY i.item LIMIT 1)"};
constexpr SqlText kWordless{"search_rows_without_words", R"(
SELECT s.record FROM search_rows AS s WHERE s.id NOT IN (SELECT id FROM search_index_docsize) ORDER BY s.id LIMIT 1)"};

// FTS5 makes no token of such a piece, and an empty phrase matches nothing.
bool hasWord(std::string_view piece)
{
    return std::any_of(piece.begin(), piece.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               static_cast<unsigned char>(c) >= 0x80U;
    });
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\0';
}
} // namespace

void addSearchText(SqlConnection& connection, const ItemKey& key, const std::string& source,
                   std::string_view text)
{
    if (!text.empty())
        addSearchWords(connection, addSearchRow(connection, key, source), text);
}

std::int64_t addSearchRow(SqlConnection& connection, const ItemKey& key, const std::string& source)
{
    connection.run(kRow, codeOfItemKind(key.kind), key.record, key.turn, source);
    return connection.lastRowId();
}

void addSearchWords(SqlConnection& connection, std::int64_t row, std::string_view text)
{
    connection.run(kWords, row, text);
}

void addDecisionText(SqlConnection& connection, const std::string& event, const DecisionPayload& payload)
{
    const ReviewDecision& decision = payload.decision;
    std::string text = decision.comment;
    if (decision.corrected)
        text += '\n' + *decision.corrected;
    addSearchText(connection, payload.key, event, text);
}

void auditSearch(SqlConnection& connection, std::vector<std::string>& findings)
{
    for (const SqlText& lacking : {kUnfound, kWordless}) {
        SqlStatement query = connection.prepare(lacking);
        if (query.step())
            findings.push_back("search_lacks: " + query.text(0));
    }
}

void clearSearchText(SqlConnection& connection)
{
    connection.run(kClearWords);
    connection.run(kClearRows);
}

std::string searchExpression(std::string_view typed)
{
    std::string expression;
    bool lastIsOpen = false;
    std::size_t at = 0;
    while (at < typed.size()) {
        if (isBlank(typed[at])) {
            ++at;
            continue;
        }
        const bool quoted = typed[at] == '"';
        const std::size_t from = quoted ? at + 1 : at;
        std::size_t to = from;
        while (to < typed.size() && typed[to] != '"' && (quoted || !isBlank(typed[to])))
            ++to;
        const std::string_view piece = typed.substr(from, to - from);
        at = quoted && to < typed.size() ? to + 1 : to;
        if (!hasWord(piece))
            continue;
        if (!expression.empty())
            expression += ' ';
        expression += '"';
        expression += piece;
        expression += '"';
        lastIsOpen = !quoted && to == typed.size();
    }
    if (lastIsOpen)
        expression += '*';
    return expression;
}

} // namespace cotejo
