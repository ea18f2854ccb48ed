#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace cotejo
{

// A text member of an object; empty where it is missing or no text. The schema has already said what must be
// there.
inline std::string memberText(const nlohmann::json& object, const char* name)
{
    const auto place = object.find(name);
    return place != object.end() && place->is_string() ? place->get<std::string>() : std::string();
}

} // namespace cotejo
