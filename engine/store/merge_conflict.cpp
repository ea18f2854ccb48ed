#include "engine/store/merge_conflict.h"

#include "engine/store/event_payloads.h"
#include "engine/store/field_projection.h"
#include "engine/store/reading_list.h"
#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace cotejo
{
namespace
{
using Json = nlohmann::json;

constexpr SqlText kRivalled{"rivalled_items", R"(
SELECT i.item, i.standing, i.rivals FROM items AS i WHERE i.rivals <> '[]' ORDER BY i.item, i.kind)"};
constexpr SqlText kConflictSide{"conflict_side", R"(
SELECT device, actor, at, decision, json_array(decision, reasons, corrected, level, urgency, addressee, until)
FROM decisions WHERE event = ?1)"};

std::string conflictWord(const Json& object, const char* member)
{
    return object.value(member, std::string());
}

ConflictSide conflictSideOf(const Event& event, std::string says)
{
    return {event.id, event.device, event.actor, toIsoUtc(event.at.epochMs), std::move(says)};
}

void sortSides(MergeConflict& conflict)
{
    std::sort(conflict.sides.begin(), conflict.sides.end(),
              [](const ConflictSide& a, const ConflictSide& b) { return a.event < b.event; });
}
} // namespace

void ConflictFinder::add(const Event& event, Acts& acts)
{
    const Json payload = Json::parse(event.payload);
    const auto note = [&](const char* kind, const std::string& about, const std::string& subject,
                          std::string says, std::string compared) {
        acts[{kind, about}] = {conflictSideOf(event, std::move(says)), subject, std::move(compared)};
    };
    const std::string act = event.kind.substr(event.kind.find('.') + 1);
    if (event.kind.starts_with("field.")) {
        for (const Json& one : payload.at("fields")) {
            const std::string field = conflictWord(one, "field");
            const std::string subject = conflictWord(payload, "note");
            note("field", subject + '\n' + field, subject, act + ' ' + conflictWord(one, "status"),
                 Json::array(
                     {conflictWord(one, "status"), one.value("value", Json()), conflictWord(one, "unit")})
                     .dump());
        }
    } else if (event.kind == "query.opened") {
        const std::string subject = conflictWord(payload, "note");
        note("query", subject + '\n' + conflictWord(payload, "field"), subject, "opened", event.id);
    } else if (event.kind == "query.answered" || event.kind == "query.closed") {
        const std::string query = conflictWord(payload, "query");
        std::erase_if(acts, [&query](const auto& known) {
            return known.first.first == "query" && known.second.side.event == query;
        });
        note("query_answer", query, event.subject, act, act + conflictWord(payload, "text"));
    } else if (event.kind == "decision.second" || event.kind == "adjudication.ruled") {
        note(event.kind == "decision.second" ? "second_reading" : "ruling", conflictWord(payload, "first"),
             event.subject, conflictWord(payload, "decision"),
             Json::array({payload.at("decision"), payload.at("reasons"), payload.value("corrected", Json())})
                 .dump());
    } else if (event.kind == "escalation.answered" || event.kind == "escalation.closed") {
        note("escalation_step", conflictWord(payload, "decision"), event.subject, act,
             act + conflictWord(payload, "text"));
    } else if (event.kind == "person.enrolled") {
        note("role", conflictWord(payload, "name"), conflictWord(payload, "name"),
             conflictWord(payload, "role"), conflictWord(payload, "role"));
    }
}

std::vector<MergeConflict> ConflictFinder::conflicts() const
{
    std::vector<MergeConflict> found;
    for (const auto& [key, ours] : m_ours) {
        const auto theirs = m_theirs.find(key);
        if (theirs == m_theirs.end() || theirs->second.compared == ours.compared)
            continue;
        MergeConflict conflict{key.first, ours.subject, {}, {ours.side, theirs->second.side}};
        if (key.first == "field" || key.first == "query")
            conflict.field = key.second.substr(key.second.find('\n') + 1);
        sortSides(conflict);
        found.push_back(std::move(conflict));
    }
    return found;
}

std::vector<MergeConflict> decisionConflicts(SqlConnection& connection)
{
    std::vector<MergeConflict> found;
    SqlStatement items = connection.prepare(kRivalled);
    while (items.step()) {
        MergeConflict conflict{"decision", items.text(0), {}, {}};
        std::vector<std::string> events = fromJsonList(items.view(2));
        events.push_back(items.text(1));
        bool differ = false;
        std::string first;
        for (const std::string& event : events) {
            SqlStatement row = connection.prepare(kConflictSide);
            row.bindAll(event);
            if (!row.step())
                continue;
            const std::string says = row.text(4);
            differ = differ || (!first.empty() && says != first);
            first = first.empty() ? says : first;
            conflict.sides.push_back({event, row.text(0), row.text(1), row.text(2), row.text(3)});
        }
        if (!differ)
            continue;
        sortSides(conflict);
        found.push_back(std::move(conflict));
    }
    return found;
}

Result<std::vector<MergeConflict>> conflictsToSettle(ReadHandle& handle, const std::string& viewer)
{
    Result<std::set<std::string>> hidden = hiddenFrom(handle, viewer);
    if (!hidden)
        return tl::unexpected<Error>(hidden.error());
    return asResult([&] {
        std::vector<MergeConflict> found = decisionConflicts(handle.connection());
        std::erase_if(found, [&](const MergeConflict& conflict) {
            const auto any = [&conflict](const auto& holds) {
                return std::any_of(conflict.sides.begin(), conflict.sides.end(), holds);
            };
            return any([&](const ConflictSide& side) { return hidden->count(side.event) > 0; }) &&
                   !any([&](const ConflictSide& side) { return side.actor == viewer; });
        });
        return found;
    });
}

} // namespace cotejo
