#pragma once

#include "engine/domain/event.h"

#include <cstdint>
#include <string>
#include <unordered_map>

namespace cotejo
{

class SqlConnection;

// Takes events of another file into this one as they are, each only where it goes on the chain of its device.
// Needs an open write transaction. Throws StoreFailure.
class EventAdopter
{
public:
    explicit EventAdopter(SqlConnection& connection);

    // true: added; false: it is here already. merge.forked: this file has another event of that device and
    // number; merge.tampered: it does not give its hash, does not follow the one before it, or has the id of
    // another event.
    [[nodiscard]] bool adopt(const Event& event, const std::string& atText);
    // Last event of a device in this file before anything was adopted; 0 for none.
    [[nodiscard]] std::int64_t seqBefore(const std::string& device) const;

private:
    struct Head {
        std::int64_t seq = 0;
        std::string hash;
    };
    void checkKnown(const Event& event) const;

    SqlConnection& m_connection;
    std::unordered_map<std::string, Head> m_heads;
    std::unordered_map<std::string, std::int64_t> m_before;
};

} // namespace cotejo
