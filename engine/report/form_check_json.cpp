#include "engine/report/form_check_json.h"

#include <nlohmann/json.hpp>

namespace cotejo
{

std::string formCheckJson(const FormFileCheck& check)
{
    using Json = nlohmann::ordered_json;
    Json line = {{"file", check.file}, {"ok", !check.error.has_value()}};
    Json errors = Json::array();
    if (check.error)
        errors.push_back(
            {{"code", check.error->code}, {"where", check.error->where}, {"expected", check.error->detail}});
    else {
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
