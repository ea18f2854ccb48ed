#include "engine/store/role_catalog.h"

#include "engine/base/embedded_resource.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace cotejo
{
namespace
{
constexpr std::array<std::pair<ReviewAct, std::string_view>, 10> kActs{{
    {ReviewAct::decide_turn, "decide_turn"},
    {ReviewAct::decide_note, "decide_note"},
    {ReviewAct::second_reading, "second_reading"},
    {ReviewAct::adjudicate, "adjudicate"},
    {ReviewAct::follow_escalation, "follow_escalation"},
    {ReviewAct::show_identifiers, "show_identifiers"},
    {ReviewAct::export_log, "export"},
    {ReviewAct::change_roles, "change_roles"},
    {ReviewAct::import_documents, "import"},
    {ReviewAct::speak_of_fields, "fields"},
}};

ReviewAct actOf(const std::string& word)
{
    const auto found =
        std::find_if(kActs.begin(), kActs.end(), [&word](const auto& entry) { return entry.second == word; });
    if (found == kActs.end())
        throw std::runtime_error("no act is called " + word);
    return found->first;
}
} // namespace

const RoleCatalog& RoleCatalog::builtIn()
{
    static const RoleCatalog catalog(embeddedResource("review/roles.json"));
    return catalog;
}

RoleCatalog::RoleCatalog(std::string_view json)
{
    const nlohmann::json data = nlohmann::json::parse(json);
    for (const nlohmann::json& entry : data.at("roles")) {
        ReviewRole role{entry.at("role"), entry.at("es"), entry.at("en"), {}};
        for (const nlohmann::json& act : entry.at("acts"))
            role.acts.insert(actOf(act.get<std::string>()));
        m_roles.push_back(std::move(role));
    }
}

const ReviewRole* RoleCatalog::find(std::string_view code) const
{
    const auto found = std::find_if(m_roles.begin(), m_roles.end(),
                                    [code](const ReviewRole& role) { return role.code == code; });
    return found == m_roles.end() ? nullptr : &*found;
}

std::string_view codeOfAct(ReviewAct act)
{
    return std::find_if(kActs.begin(), kActs.end(), [act](const auto& entry) { return entry.first == act; })
        ->second;
}

ReviewAct decidingAct(ItemKind kind)
{
    return kind == ItemKind::note ? ReviewAct::decide_note : ReviewAct::decide_turn;
}

} // namespace cotejo
