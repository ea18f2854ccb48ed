#include "engine/judges/inline_terms.h"

#include <algorithm>

namespace cotejo
{
namespace
{

bool isTermLists(const nlohmann::json& terms)
{
    if (!terms.is_object() || terms.empty())
        return false;
    return std::all_of(terms.items().begin(), terms.items().end(), [](const auto& list) {
        return (list.key() == "es" || list.key() == "en") && list.value().is_array() &&
               !list.value().empty() &&
               std::all_of(list.value().begin(), list.value().end(), [](const nlohmann::json& term) {
                   return term.is_string() && !term.get_ref<const std::string&>().empty();
               });
    });
}

} // namespace

std::string InlineTerms::idOf(const nlohmann::json& terms)
{
    const auto [place, added] = m_ids.emplace(terms.dump(), "terms." + std::to_string(m_ids.size() + 1));
    if (added) {
        nlohmann::json made{{"id", place->second}, {"kind", "cue"}, {"covers", false}};
        for (const auto& [language, list] : terms.items())
            made[language] = list;
        m_concepts.push_back(std::move(made));
    }
    return place->second;
}

nlohmann::json InlineTerms::lifted(const nlohmann::json& item)
{
    if (item.is_array()) {
        nlohmann::json all = nlohmann::json::array();
        for (const auto& one : item)
            all.push_back(lifted(one));
        return all;
    }
    if (!item.is_object())
        return item;
    nlohmann::json made = nlohmann::json::object();
    for (const auto& [name, value] : item.items())
        if (name != "terms" || !isTermLists(value))
            made[name] = name == "terms" ? value : lifted(value);
    const auto terms = item.find("terms");
    if (terms == item.end() || !isTermLists(*terms))
        return made;
    nlohmann::json any = made.value("any", nlohmann::json::array());
    if (any.is_string())
        any = nlohmann::json::array({any});
    any.push_back(idOf(*terms));
    made["any"] = std::move(any);
    return made;
}

std::string InlineTerms::conceptFile() const
{
    return nlohmann::json{{"format", "cotejo.concepts"}, {"version", 1}, {"concepts", m_concepts}}.dump();
}

} // namespace cotejo
