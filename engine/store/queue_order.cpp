#include "engine/store/queue_order.h"

#include "engine/base/embedded_resource.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace cotejo
{

const QueueOrder& QueueOrder::builtIn()
{
    static const QueueOrder order(embeddedResource("review/queue_order.json"));
    return order;
}

QueueOrder::QueueOrder(std::string_view json)
{
    const nlohmann::json data = nlohmann::json::parse(json);
    for (const nlohmann::json& entry : data.at("order")) {
        m_order.push_back(entry.at("reason"));
        m_why.push_back({entry.at("why").at("es"), entry.at("why").at("en")});
    }
}

std::int64_t QueueOrder::rank(std::string_view reason) const
{
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const std::string& name = m_order[i];
        if (name.ends_with(':') ? reason.starts_with(name) : reason == name)
            return static_cast<std::int64_t>(i);
    }
    return static_cast<std::int64_t>(m_order.size());
}

const QueueOrder::Why* QueueOrder::why(std::string_view reason) const
{
    const auto at = static_cast<std::size_t>(rank(reason));
    return at < m_why.size() ? &m_why[at] : nullptr;
}

std::int64_t QueueOrder::priority(const std::vector<std::string>& reasons) const
{
    std::int64_t best = static_cast<std::int64_t>(m_order.size()) + 1;
    for (const std::string& reason : reasons)
        best = std::min(best, rank(reason));
    return best;
}

std::vector<std::string> QueueOrder::sorted(std::vector<std::string> reasons) const
{
    std::stable_sort(reasons.begin(), reasons.end(),
                     [this](const std::string& a, const std::string& b) { return rank(a) < rank(b); });
    std::vector<std::string> once;
    for (std::string& reason : reasons) {
        if (std::find(once.begin(), once.end(), reason) == once.end())
            once.push_back(std::move(reason));
    }
    return once;
}

} // namespace cotejo
