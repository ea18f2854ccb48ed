#include "engine/report/form_check_json.h"

#include <nlohmann/json.hpp>

namespace cotejo
{

std::string formCheckJson(const FormFileCheck& check)
{
    using Json = nlohmann::ordered_json;
    Json line = {{"file", check.file}, {"ok", check.errors.empty()}};
    Json errors = Json::array();
    for (const Error& error : check.errors)
        errors.push_back({{"code", error.code}, {"where", error.where}, {"expected", error.detail}});
    if (check.errors.empty()) {
        Json tiers = Json::object();
        std::size_t fields = 0;
        for (const auto& [tier, count] : check.fieldsByTier) {
            tiers[tier] = count;
            fields += count;
        }
        line["id"] = check.id;
        line["edition"] = check.edition;
        line["provisional"] = check.provisional;
        line["fields"] = fields;
        line["tiers"] = std::move(tiers);
        line["rules"] = check.rules;
    }
    line["errors"] = std::move(errors);
    return line.dump();
}

} // namespace cotejo
