#include "engine/store/event_reader.h"

#include "engine/base/iso_instant.h"
#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

#include <limits>

namespace cotejo
{
namespace
{
constexpr SqlText kPage{"event_page", R"(
SELECT ordinal, id, device, seq, at, offset, actor, kind, subject, payload, prev_hash, hash FROM events
WHERE ordinal < ?1 ORDER BY ordinal DESC LIMIT ?2)"};
} // namespace

Result<EventPage> EventReader::page(const std::optional<std::int64_t>& before, std::size_t limit) const
{
    return asResult([&] {
        EventPage page;
        SqlStatement query = m_handle.connection().prepare(kPage);
        query.bindAll(before.value_or(std::numeric_limits<std::int64_t>::max()), limit);
        std::int64_t last = 0;
        while (query.step()) {
            last = query.integer(0);
            Event event;
            event.id = query.text(1);
            event.device = query.text(2);
            event.seq = query.integer(3);
            event.at = {parseIsoInstant(query.view(4)).value_or(0),
                        static_cast<std::int32_t>(query.integer(5))};
            event.actor = query.text(6);
            event.kind = query.text(7);
            event.subject = query.text(8);
            event.payload = query.text(9);
            event.prevHash = query.text(10);
            event.hash = query.text(11);
            page.events.push_back(std::move(event));
        }
        if (page.events.size() == limit && limit > 0)
            page.older = last;
        return page;
    });
}

} // namespace cotejo
