#include "engine/store/leaf_log.h"

#include "engine/base/canonical_json.h"
#include "engine/store/event_log.h"
#include "engine/store/item_lookup.h"
#include "engine/store/role_gate.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

#include <nlohmann/json.hpp>

#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace cotejo
{
namespace
{
constexpr std::array<std::pair<std::string_view, LeafWord>, 4> kLeafWords = {
    {{"yes", LeafWord::yes},
     {"no", LeafWord::no},
     {"not_applicable", LeafWord::not_applicable},
     {"cannot_judge", LeafWord::cannot_judge}}};

constexpr SqlText kLeafActs{"leaf_acts", R"(
SELECT kind, actor, at, payload FROM events
WHERE kind IN ('rubric.leaf_judged', 'rubric.leaf_switched') AND subject = ?1 AND (?2 = '' OR actor = ?2) ORDER BY ordinal)"};

nlohmann::json payloadOf(const ItemNow& now, const std::string& tree, const LeafAct& act, bool isSwitch)
{
    nlohmann::json payload = {{"document", now.document}, {"tree", tree}, {"leaf", act.leaf}};
    if (isSwitch) {
        payload["on"] = act.on ? nlohmann::json(*act.on) : nlohmann::json();
        return payload;
    }
    payload["verdict"] = act.word ? nlohmann::json(std::string(codeOf(*act.word))) : nlohmann::json();
    payload["machine"] = act.machine.empty() ? nlohmann::json() : nlohmann::json(act.machine);
    return payload;
}

LeafAct actAt(const SqlStatement& row, const nlohmann::json& payload)
{
    LeafAct act;
    act.leaf = payload.value("leaf", std::string());
    act.by = row.text(1);
    act.at = row.text(2);
    const auto member = [&](const char* name) { return payload.value(name, nlohmann::json()); };
    if (row.text(0) == "rubric.leaf_switched") {
        act.neither = !member("on").is_boolean();
        if (!act.neither)
            act.on = member("on").get<bool>();
        return act;
    }
    if (member("verdict").is_string())
        act.word = leafWordFromCode(member("verdict").get_ref<const std::string&>());
    if (member("machine").is_string())
        act.machine = member("machine").get<std::string>();
    return act;
}
} // namespace

std::optional<LeafWord> leafWordFromCode(std::string_view code)
{
    for (const auto& [name, word] : kLeafWords)
        if (name == code)
            return word;
    return std::nullopt;
}

std::string_view codeOf(LeafWord word)
{
    return kLeafWords.at(static_cast<std::size_t>(word)).first;
}

Result<EventReceipt> recordLeafAct(WriteHandle& handle, const Clock& clock, const std::string& item,
                                   const std::string& tree, const LeafAct& act, const std::string& by)
{
    return asResult([&] {
        SqlConnection& connection = handle.connection();
        SqlTransaction transaction(connection);
        const ItemNow now = lookUpItem(connection, item);
        if (now.key.kind != ItemKind::turn)
            throw StoreFailure("rubric.no_turn", item, "a turn of a transcript was expected");
        requireAct(connection, by, ReviewAct::decide_turn);
        if (act.leaf.empty() || tree.empty())
            throw StoreFailure("rubric.no_leaf", item, "the id of a tree and of one of its leaves");
        const bool isSwitch = act.on.has_value() || act.neither;
        const AppendedEvent appended =
            appendEvent(connection, handle.device(), clock,
                        {by, isSwitch ? "rubric.leaf_switched" : "rubric.leaf_judged", now.key.item(),
                         canonicalJson(payloadOf(now, tree, act, isSwitch))});
        transaction.commit();
        return appended.receipt;
    });
}

Result<std::vector<LeafAct>> leafActs(ReadHandle& handle, const std::string& item, const std::string& tree,
                                      const std::string& by)
{
    return asResult([&] {
        std::vector<LeafAct> all;
        std::map<std::tuple<std::string, std::string, bool>, std::size_t> last;
        SqlStatement rows = handle.connection().prepare(kLeafActs);
        rows.bindAll(item, by);
        while (rows.step()) {
            const nlohmann::json payload = nlohmann::json::parse(rows.text(3));
            if (payload.value("tree", std::string()) != tree)
                continue;
            LeafAct act = actAt(rows, payload);
            const bool isSwitch = act.on.has_value() || act.neither;
            last[{act.leaf, act.by, isSwitch}] = all.size();
            all.push_back(std::move(act));
        }
        std::vector<LeafAct> standing;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const LeafAct& act = all[i];
            const bool isSwitch = act.on.has_value() || act.neither;
            if (last[{act.leaf, act.by, isSwitch}] == i && (act.on || act.word))
                standing.push_back(act);
        }
        return standing;
    });
}

} // namespace cotejo
