#include "engine/store/people_register.h"

#include "engine/base/canonical_json.h"
#include "engine/store/event_log.h"
#include "engine/store/role_gate.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
constexpr SqlText kPeople{"people", "SELECT name, role FROM people ORDER BY name"};
constexpr SqlText kEnroll{"enroll", R"(
INSERT INTO people (name, role, event) VALUES (?1, ?2, ?3)
ON CONFLICT (name) DO UPDATE SET role = excluded.role, event = excluded.event)"};
} // namespace

Result<std::vector<Person>> peopleOf(ReadHandle& handle)
{
    return asResult([&] {
        std::vector<Person> people;
        SqlStatement query = handle.connection().prepare(kPeople);
        while (query.step())
            people.push_back({query.text(0), query.text(1)});
        return people;
    });
}

Result<EventReceipt> enroll(WriteHandle& handle, const Clock& clock, const Person& person,
                            const std::string& by)
{
    return asResult([&] {
        SqlConnection& connection = handle.connection();
        SqlTransaction transaction(connection);
        if (person.name.find_first_not_of(" \t\r\n") == std::string::npos)
            throw StoreFailure("decision.no_name", "name", "who is enrolled must be named");
        if (RoleCatalog::builtIn().find(person.role) == nullptr)
            throw StoreFailure("role.unknown", person.role, "a role of this program");
        if (const std::string role = roleOf(connection, person.name); !role.empty() && role != person.role)
            requireAct(connection, by, ReviewAct::change_roles);
        const std::string payload = canonicalJson({{"name", person.name}, {"role", person.role}});
        const AppendedEvent appended =
            appendEvent(connection, handle.device(), clock, {by, "person.enrolled", person.name, payload});
        applyEnrolled(connection, appended.receipt.event, payload);
        transaction.commit();
        return appended.receipt;
    });
}

void applyEnrolled(SqlConnection& connection, const std::string& event, const std::string& payload)
{
    const nlohmann::json json = nlohmann::json::parse(payload);
    connection.run(kEnroll, json.at("name").get<std::string>(), json.at("role").get<std::string>(), event);
}

} // namespace cotejo
