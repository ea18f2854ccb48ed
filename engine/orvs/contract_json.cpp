#include "engine/orvs/contract_json.h"

#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace cotejo
{
namespace
{
constexpr auto kStandings = std::to_array<std::pair<std::string_view, ContractStanding>>({
    {"published", ContractStanding::published},
    {"withdrawn", ContractStanding::withdrawn},
    {"reported", ContractStanding::reported},
    {"own", ContractStanding::own},
    {"unknown", ContractStanding::unknown},
});

Decimal decimalOf(const nlohmann::json& number)
{
    if (number.is_number_float())
        return Decimal::fromDouble(number.get<double>());
    return Decimal::parse(number.dump()).value_or(Decimal());
}

const nlohmann::json& emptyObject()
{
    static const nlohmann::json object = nlohmann::json::object();
    return object;
}
} // namespace

ContractJson::ContractJson(const nlohmann::json& object, std::string pointer, std::optional<Error>& fault)
    : m_object(&object), m_pointer(std::move(pointer)), m_fault(&fault)
{
    if (!object.is_object()) {
        refuse("", "an object");
        m_object = &emptyObject();
    }
}

void ContractJson::refuse(const std::string& member, const std::string& expected) const
{
    if (m_fault->has_value())
        return;
    const std::string pointer = member.empty() ? m_pointer : m_pointer + "/" + member;
    *m_fault = Error{"contract.invalid", pointer, "expected " + expected};
}

const nlohmann::json* ContractJson::find(const char* name) const
{
    const auto found = m_object->find(name);
    return found == m_object->end() ? nullptr : &*found;
}

std::string ContractJson::text(const char* name) const
{
    const nlohmann::json* value = find(name);
    if (value != nullptr && value->is_string() && !value->get_ref<const std::string&>().empty())
        return value->get<std::string>();
    refuse(name, "text that is not empty");
    return {};
}

std::string ContractJson::textOrEmpty(const char* name) const
{
    return find(name) == nullptr ? std::string() : text(name);
}

std::int64_t ContractJson::integer(const char* name) const
{
    const nlohmann::json* value = find(name);
    if (value != nullptr && value->is_number_integer())
        return value->get<std::int64_t>();
    refuse(name, "an integer");
    return 0;
}

Decimal ContractJson::number(const char* name) const
{
    const nlohmann::json* value = find(name);
    if (value != nullptr && value->is_number())
        return decimalOf(*value);
    refuse(name, "a number");
    return {};
}

std::optional<Decimal> ContractJson::numberOrNull(const char* name) const
{
    const nlohmann::json* value = find(name);
    if (value != nullptr && value->is_null())
        return std::nullopt;
    if (value != nullptr && value->is_number())
        return decimalOf(*value);
    refuse(name, "a number, or null where it is not known");
    return std::nullopt;
}

BilingualText ContractJson::bilingual(const char* name) const
{
    const ContractJson texts = object(name);
    return {texts.text("es"), texts.text("en")};
}

BilingualText ContractJson::bilingualOrEmpty(const char* name) const
{
    return find(name) == nullptr ? BilingualText() : bilingual(name);
}

ContractStanding ContractJson::standing(const char* name) const
{
    const nlohmann::json* value = find(name);
    for (const auto& [word, standing] : kStandings) {
        if (value != nullptr && value->is_string() && value->get_ref<const std::string&>() == word)
            return standing;
    }
    refuse(name, "published, withdrawn, reported, own or unknown");
    return ContractStanding::unknown;
}

std::vector<std::string> ContractJson::texts(const char* name) const
{
    std::vector<std::string> all;
    const nlohmann::json* value = find(name);
    if (value == nullptr || !value->is_array()) {
        refuse(name, "a list of texts");
        return all;
    }
    std::size_t position = 0;
    for (const nlohmann::json& item : *value) {
        if (item.is_string())
            all.push_back(item.get<std::string>());
        else
            refuse(std::string(name) + "/" + std::to_string(position), "text");
        ++position;
    }
    return all;
}

ContractJson ContractJson::object(const char* name) const
{
    const nlohmann::json* value = find(name);
    if (value == nullptr)
        refuse(name, "an object");
    return {value == nullptr ? emptyObject() : *value, m_pointer + "/" + name, *m_fault};
}

void ContractJson::eachObject(const char* name, const std::function<void(const ContractJson&)>& visit) const
{
    const nlohmann::json* value = find(name);
    if (value == nullptr || !value->is_array()) {
        refuse(name, "a list of objects");
        return;
    }
    std::size_t position = 0;
    for (const nlohmann::json& item : *value)
        visit(ContractJson(item, m_pointer + "/" + name + "/" + std::to_string(position++), *m_fault));
}

} // namespace cotejo
