#pragma once

#include <cstddef>
#include <string>

namespace cotejo
{

// How one field stands in the notes of one group. A percentage is always counted from these and shown beside
// them; where its denominator is 0 there is no data.
struct RegistryRow {
    std::string by;    // all, centre, disease, context, month
    std::string group; // empty: not known
    std::string field;
    std::size_t notes = 0;
    std::size_t present = 0;
    std::size_t unknown = 0;
    std::size_t absent = 0;
    std::size_t notApplicable = 0;
    std::size_t asked = 0;    // notes in which the field is required or its condition met
    std::size_t complete = 0; // of these: present and without a query
    std::size_t byPeople = 0; // notes in which a person's word stands in place of the program's
};

} // namespace cotejo
