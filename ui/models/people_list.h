#pragma once

#include <QString>

#include <vector>

namespace cotejo
{

class ReviewSession;

// Somebody of the open file, and the code of the role.
struct PersonRow {
    QString name;
    QString role;
};

struct RoleChoice {
    QString code;
    QString name; // in the window's language
};

[[nodiscard]] std::vector<PersonRow> peopleIn(ReviewSession& session); // empty: nobody has a role
[[nodiscard]] std::vector<RoleChoice> roleChoices();

} // namespace cotejo
