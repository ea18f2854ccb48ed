#pragma once

#include <string>
#include <unordered_set>

namespace cotejo::cli
{

// Remembers the transcript ids of one call.
class RepeatedIds
{
public:
    [[nodiscard]] bool isRepeated(const std::string& id) { return !m_seen.insert(id).second; }

private:
    std::unordered_set<std::string> m_seen;
};

} // namespace cotejo::cli
