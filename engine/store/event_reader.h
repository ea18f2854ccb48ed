#pragma once

#include "engine/base/result.h"
#include "engine/domain/event.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cotejo
{

class ReadHandle;

struct EventPage {
    std::vector<Event> events;         // newest first, in the order in which this file took them in
    std::optional<std::int64_t> older; // pass to the next call; nullopt: there is nothing older
};

// The audit trail, page by page. Belongs to the thread of its handle, which must outlive it.
class EventReader
{
public:
    explicit EventReader(ReadHandle& handle) : m_handle(handle) {}

    [[nodiscard]] Result<EventPage> page(const std::optional<std::int64_t>& before, std::size_t limit) const;

private:
    ReadHandle& m_handle;
};

} // namespace cotejo
