#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cotejo
{

// Numbers names in the order in which they come. One array of slots instead of a node a name: reading a file
// of ratings is mostly this.
class NameIndex
{
public:
    [[nodiscard]] std::uint32_t intern(std::string_view name); // its number; a new one where it is new
    [[nodiscard]] std::optional<std::uint32_t> find(std::string_view name) const;

    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    [[nodiscard]] std::vector<std::string> take() { return std::move(m_names); }

private:
    struct Slot {
        std::uint32_t hash = 0;
        std::uint32_t number = 0; // 0: free, else the name's number + 1
    };

    [[nodiscard]] std::size_t slotOf(std::string_view name, std::uint32_t hash) const;
    void grow();

    std::vector<std::string> m_names;
    std::vector<Slot> m_slots;
};

} // namespace cotejo
