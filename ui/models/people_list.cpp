#include "ui/models/people_list.h"

#include "engine/store/people_register.h"
#include "engine/store/role_catalog.h"
#include "ui/session/open_store.h"
#include "ui/session/review_session.h"
#include "ui/theme/language.h"

namespace cotejo
{

std::vector<PersonRow> peopleIn(ReviewSession& session)
{
    std::vector<PersonRow> rows;
    if (session.store() == nullptr)
        return rows;
    const Result<std::vector<Person>> people = peopleOf(session.store()->readHandle());
    if (!people) {
        session.announceProblem(people.error());
        return rows;
    }
    for (const Person& person : *people)
        rows.push_back({QString::fromStdString(person.name), QString::fromStdString(person.role)});
    return rows;
}

std::vector<RoleChoice> roleChoices()
{
    const bool spanish = Language::current() == QLatin1String("es");
    std::vector<RoleChoice> choices;
    for (const ReviewRole& role : RoleCatalog::builtIn().roles())
        choices.push_back(
            {QString::fromStdString(role.code), QString::fromStdString(spanish ? role.es : role.en)});
    return choices;
}

} // namespace cotejo
