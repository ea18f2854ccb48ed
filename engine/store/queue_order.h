#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Which reason comes first in the queue: resources/review/queue_order.json. Safety first.
class QueueOrder
{
public:
    [[nodiscard]] static const QueueOrder& builtIn();

    // 0 is the most pressing; a reason the data does not name comes after all it names.
    [[nodiscard]] std::int64_t rank(std::string_view reason) const;
    // The rank of the most pressing; items without a reason come last.
    [[nodiscard]] std::int64_t priority(const std::vector<std::string>& reasons) const;
    // Why an item with this reason is in the queue, in whole sentences of the data; null for a reason it does
    // not name.
    struct Why {
        std::string es;
        std::string en;
    };
    [[nodiscard]] const Why* why(std::string_view reason) const;
    // Worst first, otherwise as they came; each once.
    [[nodiscard]] std::vector<std::string> sorted(std::vector<std::string> reasons) const;

private:
    explicit QueueOrder(std::string_view json);

    std::vector<std::string> m_order; // "verdict:failed", or a family such as "rule:"
    std::vector<Why> m_why;           // beside it
};

} // namespace cotejo
