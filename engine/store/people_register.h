#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/store/event_receipt.h"

#include <string>
#include <vector>

namespace cotejo
{

class ReadHandle;
class SqlConnection;
class WriteHandle;

struct Person {
    std::string name;
    std::string role; // code of resources/review/roles.json

    friend bool operator==(const Person&, const Person&) = default;
};

// People of this file, by name.
[[nodiscard]] Result<std::vector<Person>> peopleOf(ReadHandle& handle);

// Gives a person a role, as event "person.enrolled". A new name may be enrolled by anybody; the role of one
// who is there is changed only by a role that may. Errors: decision.no_name, role.unknown (the role),
// role.not_allowed, role.unknown_person.
[[nodiscard]] Result<EventReceipt> enroll(WriteHandle& handle, const Clock& clock, const Person& person,
                                          const std::string& by);

// Replays one event of the kind above.
void applyEnrolled(SqlConnection& connection, const std::string& event, const std::string& payload);

} // namespace cotejo
