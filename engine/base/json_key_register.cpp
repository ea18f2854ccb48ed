#include "engine/base/json_key_register.h"

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr std::uint32_t kDecoded = 0x80000000U;
constexpr std::size_t kComparedAtOnce = 32;
} // namespace

void JsonKeyRegister::open()
{
    m_objects.push_back({m_keys.size(), m_decoded.size()});
}

std::string_view JsonKeyRegister::name(Key key) const
{
    const std::string_view source = (key.length & kDecoded) != 0 ? std::string_view(m_decoded) : m_text;
    return source.substr(key.offset, key.length & ~kDecoded);
}

bool JsonKeyRegister::add(std::string_view key, Key& handle)
{
    const char* const begin = m_text.data();
    const bool inText = key.data() >= begin && key.data() <= begin + m_text.size();
    handle.length = static_cast<std::uint32_t>(key.size());
    if (inText) {
        handle.offset = static_cast<std::uint32_t>(key.data() - begin);
    } else {
        handle.offset = static_cast<std::uint32_t>(m_decoded.size());
        handle.length |= kDecoded;
        m_decoded.append(key);
    }
    const std::size_t first = m_objects.back().firstKey;
    if (m_keys.size() - first < kComparedAtOnce) {
        for (std::size_t i = first; i < m_keys.size(); ++i) {
            if ((m_keys[i].length & ~kDecoded) == key.size() && name(m_keys[i]) == key)
                return false;
        }
    }
    m_keys.push_back(handle);
    return true;
}

std::optional<JsonKeyRegister::Key> JsonKeyRegister::close()
{
    const Object object = m_objects.back();
    const auto first = m_keys.begin() + static_cast<std::ptrdiff_t>(object.firstKey);
    std::optional<Key> twice;
    if (m_keys.size() - object.firstKey > kComparedAtOnce) {
        const auto before = [this](Key a, Key b) { return name(a) < name(b); };
        const auto same = [this](Key a, Key b) { return name(a) == name(b); };
        std::sort(first, m_keys.end(), before);
        if (const auto found = std::adjacent_find(first, m_keys.end(), same); found != m_keys.end())
            twice = *found;
    }
    if (twice)
        return twice;
    m_keys.erase(first, m_keys.end());
    m_decoded.resize(object.firstDecoded);
    m_objects.pop_back();
    return std::nullopt;
}

} // namespace cotejo
