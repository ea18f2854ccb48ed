#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/store/queue_filter.h"
#include "engine/store/queue_query.h"

#include <cstdint>
#include <map>
#include <optional>

namespace cotejo
{

class ReadHandle;

// The queue, page by page: safety first (resources/review/queue_order.json), then newest first, then by item
// id. Uses the handle's connection, so it belongs to the thread that opened the handle; the handle must
// outlive it.
class QueueReader
{
public:
    QueueReader(ReadHandle& handle, const Clock& clock); // the clock says whether a postponed item is due

    // Whose queue it is: what a blind second reading must not show to this person is not shown. Empty, the
    // default: a reader who may see everything.
    void setViewer(std::string name) { m_viewer = std::move(name); }

    [[nodiscard]] Result<QueuePage> page(const QueueFilter& filter, const std::optional<QueueCursor>& after,
                                         std::size_t limit) const;
    [[nodiscard]] Result<std::size_t> count(const QueueFilter& filter) const; // looks at every item
    [[nodiscard]] Result<bool> holdsMoreThan(std::size_t items) const; // of any kind; does not count them all
    [[nodiscard]] Result<std::map<ItemState, std::size_t>> countByState(const QueueFilter& filter) const;
    [[nodiscard]] Result<std::size_t>
    decidedOn(const std::string& localDate) const; // decisions made that day

    // One row again after something changed it. store.unknown_item where there is none.
    [[nodiscard]] Result<QueueRow> row(std::int64_t id) const;
    // store.unknown_item, or store.ambiguous_item where a note and a turn share the id.
    [[nodiscard]] Result<QueueRow> find(const std::string& item) const;

private:
    [[nodiscard]] QueueViewer who() const;

    ReadHandle& m_handle;
    const Clock& m_clock;
    std::string m_viewer;
};

} // namespace cotejo
