#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/domain/field_act.h"
#include "engine/store/event_receipt.h"

#include <string>
#include <vector>

namespace cotejo
{

class WriteHandle;

// What people say of the fields of a note, and their queries to its author. Each act is one event in a
// transaction of its own; a receipt means that it is on the disk. Belongs to the thread of its handle.
class FieldWriter
{
public:
    FieldWriter(WriteHandle& handle, const Clock& clock) : m_handle(handle), m_clock(clock) {}

    // Acts of one kind on one or more fields of `note`. Refused: store.unknown_item, field.no_note (an item
    // that is none), .no_name, .reason_missing (set and cleared ask why), .nothing, .invalid_value (no JSON),
    // .unknown_status.
    [[nodiscard]] Result<EventReceipt> act(const std::string& note, FieldActKind kind,
                                           const std::vector<FieldAct>& fields, const std::string& reason,
                                           const std::string& by);

    // The receipt's event is the query's id. Refused beside the above: query.no_text.
    [[nodiscard]] Result<EventReceipt> openQuery(const std::string& note, const std::string& field,
                                                 const std::string& rule, const std::string& text,
                                                 const std::string& by);
    // Refused: query.unknown, query.state (only an open one is edited or answered; a closed one stays
    // closed), query.no_text.
    [[nodiscard]] Result<EventReceipt> editQuery(const std::string& id, const std::string& text,
                                                 const std::string& by);
    [[nodiscard]] Result<EventReceipt> answerQuery(const std::string& id, const std::string& text,
                                                   const std::string& by);
    [[nodiscard]] Result<EventReceipt> closeQuery(const std::string& id, const std::string& why,
                                                  const std::string& by);

private:
    Result<EventReceipt> onQuery(const std::string& kind, const std::string& id, const std::string& text,
                                 const std::string& by);

    WriteHandle& m_handle;
    const Clock& m_clock;
};

} // namespace cotejo
