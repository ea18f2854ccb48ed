#pragma once

#include "engine/store/role_catalog.h"

#include <string>

namespace cotejo
{

class SqlConnection;

// The role of a person of this file; empty where the file does not know the name.
[[nodiscard]] std::string roleOf(SqlConnection& connection, const std::string& name);

// Lets a person act, and returns the role it is done in. A file that nobody is enrolled in lets everybody do
// everything, in no role. Throws StoreFailure decision.no_name; role.unknown_person where others are enrolled
// and this name is not; role.not_allowed with the role in `where` and the act in the detail.
std::string requireAct(SqlConnection& connection, const std::string& by, ReviewAct act);

// The same for what a program may do on its own: without a name it is allowed as long as nobody is enrolled.
void requireActOfAnybody(SqlConnection& connection, const std::string& by, ReviewAct act);

} // namespace cotejo
