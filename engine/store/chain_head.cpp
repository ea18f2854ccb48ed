#include "engine/store/chain_head.h"

#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

namespace cotejo
{
namespace
{
constexpr SqlText kHeads{"chain_heads", "SELECT device, seq, hash FROM chain_heads ORDER BY device"};
}

Result<std::vector<ChainHead>> chainHeads(ReadHandle& handle)
{
    return asResult([&handle] {
        std::vector<ChainHead> heads;
        SqlStatement query = handle.connection().prepare(kHeads);
        while (query.step())
            heads.push_back({query.text(0), query.integer(1), query.text(2)});
        return heads;
    });
}

} // namespace cotejo
