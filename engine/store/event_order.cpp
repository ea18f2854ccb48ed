#include "engine/store/event_order.h"

#include "engine/base/iso_instant.h"
#include "engine/store/sql_connection.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <queue>
#include <string>
#include <unordered_map>

namespace cotejo
{
namespace
{
constexpr SqlText kLastMerge{"last_merge",
                             "SELECT ifnull(max(ordinal), 0) FROM events WHERE kind = 'store.merged'"};
constexpr SqlText kLastEvent{"last_event", "SELECT ifnull(max(ordinal), 0) FROM events"};
constexpr SqlText kUpTo{"events_to_order", R"(
SELECT ordinal, id, device, at, kind, payload FROM events WHERE ordinal <= ?1 ORDER BY device, seq)"};

struct OrderNode {
    std::int64_t ordinal = 0;
    std::int64_t ms = 0;
    std::vector<std::string> names; // under which others may wait for it
    std::vector<std::string> waitsFor;
};

std::string documentName(const std::string& sha256)
{
    return "document " + sha256;
}

void addNamed(const nlohmann::json& object, const char* member, std::vector<std::string>& names)
{
    if (const auto found = object.find(member); found != object.end() && found->is_string())
        names.push_back(found->get<std::string>());
}

void addDocument(const nlohmann::json& object, std::vector<std::string>& names)
{
    if (const auto found = object.find("document"); found != object.end() && found->is_string())
        names.push_back(documentName(found->get<std::string>()));
}

OrderNode orderNodeFrom(const SqlStatement& row)
{
    OrderNode node;
    node.ordinal = row.integer(0);
    node.ms = parseIsoInstant(row.view(3)).value_or(0);
    node.names.push_back(row.text(1));
    const nlohmann::json payload = nlohmann::json::parse(row.view(5));
    if (row.view(4) == "document.imported") {
        addDocument(payload, node.names);
        return node;
    }
    for (const char* member : {"decision", "first", "second", "query", "standing"})
        addNamed(payload, member, node.waitsFor);
    if (const auto follows = payload.find("follows"); follows != payload.end())
        for (const nlohmann::json& event : *follows)
            node.waitsFor.push_back(event.get<std::string>());
    addDocument(payload, node.waitsFor);
    if (const auto basis = payload.find("basis"); basis != payload.end())
        addDocument(*basis, node.waitsFor);
    return node;
}

// One device's events, played from the front.
struct OrderChain {
    std::vector<OrderNode> nodes;
    std::size_t next = 0;
    std::int64_t ms = 0;
};

class OrderedPlay
{
public:
    explicit OrderedPlay(std::vector<OrderChain> chains) : m_chains(std::move(chains))
    {
        for (const OrderChain& chain : m_chains)
            for (const OrderNode& node : chain.nodes)
                for (const std::string& name : node.names)
                    m_playedAt.emplace(name, std::nullopt);
    }

    std::vector<std::int64_t> run()
    {
        for (std::size_t i = 0; i < m_chains.size(); ++i)
            offer(i, false);
        while (true) {
            if (!m_ready.empty())
                play();
            else if (!breakCircle())
                return std::move(m_order);
        }
    }

private:
    using Ready = std::pair<std::int64_t, std::size_t>; // time, chain

    // The front event of a chain becomes ready once everything it waits for was played.
    void offer(std::size_t at, bool force)
    {
        OrderChain& chain = m_chains[at];
        if (chain.next == chain.nodes.size())
            return;
        const OrderNode& node = chain.nodes[chain.next];
        std::int64_t ms = std::max(node.ms, chain.ms);
        for (const std::string& name : node.waitsFor) {
            const auto found = m_playedAt.find(name);
            if (found == m_playedAt.end())
                continue;
            if (!found->second && !force) {
                m_waiting[name].push_back(at);
                return;
            }
            ms = std::max(ms, found->second.value_or(ms));
        }
        chain.ms = ms;
        m_ready.emplace(ms, at);
    }
    void play()
    {
        const std::size_t at = m_ready.top().second;
        m_ready.pop();
        OrderChain& chain = m_chains[at];
        const OrderNode& node = chain.nodes[chain.next++];
        m_order.push_back(node.ordinal);
        std::vector<std::size_t> woken;
        for (const std::string& name : node.names) {
            std::optional<std::int64_t>& played = m_playedAt[name];
            if (played)
                continue;
            played = chain.ms;
            if (const auto waiting = m_waiting.find(name); waiting != m_waiting.end()) {
                woken.insert(woken.end(), waiting->second.begin(), waiting->second.end());
                m_waiting.erase(waiting);
            }
        }
        offer(at, false);
        for (const std::size_t other : woken)
            offer(other, false);
    }
    // Events that name each other in a circle were not made by this program; they are played all the same.
    bool breakCircle()
    {
        for (std::size_t i = 0; i < m_chains.size(); ++i) {
            if (m_chains[i].next < m_chains[i].nodes.size()) {
                for (auto& [name, waiting] : m_waiting)
                    std::erase(waiting, i);
                offer(i, true);
                return true;
            }
        }
        return false;
    }

    std::vector<OrderChain> m_chains;
    std::unordered_map<std::string, std::optional<std::int64_t>> m_playedAt;
    std::unordered_map<std::string, std::vector<std::size_t>> m_waiting;
    std::priority_queue<Ready, std::vector<Ready>, std::greater<>> m_ready;
    std::vector<std::int64_t> m_order;
};
} // namespace

std::vector<std::int64_t> mergedOrder(SqlConnection& connection, bool now)
{
    const std::int64_t last = connection.number(now ? kLastEvent : kLastMerge);
    if (last == 0)
        return {};
    std::vector<OrderChain> chains;
    std::vector<std::int64_t> merges;
    std::string device;
    SqlStatement rows = connection.prepare(kUpTo);
    rows.bindAll(last);
    while (rows.step()) {
        if (rows.view(4) == "store.merged") {
            merges.push_back(rows.integer(0));
            continue;
        }
        if (chains.empty() || rows.view(2) != device) {
            device = rows.text(2);
            chains.emplace_back();
        }
        chains.back().nodes.push_back(orderNodeFrom(rows));
    }
    std::vector<std::int64_t> order = OrderedPlay(std::move(chains)).run();
    order.insert(order.end(), merges.begin(), merges.end());
    return order;
}

} // namespace cotejo
