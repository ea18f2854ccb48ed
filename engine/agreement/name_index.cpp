#include "engine/agreement/name_index.h"

#include <functional>

namespace cotejo
{
namespace
{
constexpr std::size_t kFirstSlots = 64; // a power of two, and so stays

std::uint32_t hashOf(std::string_view name)
{
    const auto hash = static_cast<std::uint64_t>(std::hash<std::string_view>()(name));
    return static_cast<std::uint32_t>(hash ^ (hash >> 32U));
}
} // namespace

std::size_t NameIndex::slotOf(std::string_view name, std::uint32_t hash) const
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = hash & mask;
    while (m_slots[at].number != 0 && (m_slots[at].hash != hash || m_names[m_slots[at].number - 1] != name))
        at = (at + 1) & mask;
    return at;
}

void NameIndex::grow()
{
    std::vector<Slot> slots(m_slots.empty() ? kFirstSlots : m_slots.size() * 2);
    for (const Slot& slot : m_slots) {
        if (slot.number == 0)
            continue;
        std::size_t at = slot.hash & (slots.size() - 1);
        while (slots[at].number != 0)
            at = (at + 1) & (slots.size() - 1);
        slots[at] = slot;
    }
    m_slots.swap(slots);
}

std::uint32_t NameIndex::intern(std::string_view name)
{
    if (m_names.size() * 2 >= m_slots.size())
        grow();
    const std::uint32_t hash = hashOf(name);
    Slot& slot = m_slots[slotOf(name, hash)];
    if (slot.number == 0) {
        m_names.emplace_back(name);
        slot = {hash, static_cast<std::uint32_t>(m_names.size())};
    }
    return slot.number - 1;
}

std::optional<std::uint32_t> NameIndex::find(std::string_view name) const
{
    if (m_slots.empty())
        return std::nullopt;
    const Slot& slot = m_slots[slotOf(name, hashOf(name))];
    return slot.number == 0 ? std::nullopt : std::optional(slot.number - 1);
}

} // namespace cotejo
