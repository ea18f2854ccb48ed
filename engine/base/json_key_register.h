#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// The keys of the objects that are open at one moment of reading a JSON text, to find a key that stands twice
// in one object. Eight bytes a key; few keys are compared as they come, many are sorted when their object
// ends.
class JsonKeyRegister
{
public:
    struct Key {
        std::uint32_t offset = 0;
        std::uint32_t length = 0; // the highest bit: kept in the register, for the text has it with escapes
    };

    explicit JsonKeyRegister(std::string_view text) : m_text(text) {}

    void open();                                               // an object begins
    [[nodiscard]] bool add(std::string_view key, Key& handle); // false: known to stand in this object already
    [[nodiscard]] std::optional<Key> close();                  // the object ends; a key found twice only now
    [[nodiscard]] std::string_view name(Key key) const;

private:
    struct Object {
        std::size_t firstKey = 0;
        std::size_t firstDecoded = 0;
    };
    std::string_view m_text;
    std::string m_decoded;
    std::vector<Key> m_keys;
    std::vector<Object> m_objects;
};

} // namespace cotejo
