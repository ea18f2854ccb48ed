#include "engine/store/role_gate.h"

#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"

namespace cotejo
{
namespace
{
constexpr SqlText kRole{"role_of", "SELECT role FROM people WHERE name = ?1"};
constexpr SqlText kAnybody{"anybody_enrolled", "SELECT EXISTS (SELECT 1 FROM people)"};
} // namespace

std::string roleOf(SqlConnection& connection, const std::string& name)
{
    SqlStatement query = connection.prepare(kRole);
    query.bindAll(name);
    return query.step() ? query.text(0) : std::string();
}

std::string requireAct(SqlConnection& connection, const std::string& by, ReviewAct act)
{
    if (by.find_first_not_of(" \t\r\n") == std::string::npos)
        throw StoreFailure("decision.no_name", "by", "who acts must be named");
    std::string role = roleOf(connection, by);
    if (role.empty()) {
        if (connection.number(kAnybody) != 0)
            throw StoreFailure("role.unknown_person", by, "a person enrolled in this file");
        return role;
    }
    const ReviewRole* known = RoleCatalog::builtIn().find(role);
    if (known == nullptr || known->acts.count(act) == 0)
        throw StoreFailure("role.not_allowed", role, std::string(codeOfAct(act)));
    return role;
}

void requireActOfAnybody(SqlConnection& connection, const std::string& by, ReviewAct act)
{
    if (!by.empty() || connection.number(kAnybody) != 0)
        requireAct(connection, by, act);
}

} // namespace cotejo
