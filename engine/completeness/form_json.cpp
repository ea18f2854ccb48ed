#include "engine/completeness/form_json.h"

#include "engine/base/json_pointer.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr std::size_t kMostFaults = 200; // a file that is no form at all has no end of them
} // namespace

FormJson::FormJson(const nlohmann::json& root, std::vector<Error>& faults) : m_value(&root), m_faults(&faults)
{
}

FormJson FormJson::step(std::string_view name, const nlohmann::json* value) const
{
    std::string pointer = m_pointer;
    appendPointerStep(pointer, name);
    return {value, std::move(pointer), m_faults};
}

const nlohmann::json* FormJson::find(std::string_view name) const
{
    if (m_value == nullptr)
        return nullptr;
    if (!m_value->is_object()) {
        refuse("an object");
        return nullptr;
    }
    const auto at = m_value->find(name);
    return at == m_value->end() || at->is_null() ? nullptr : &*at;
}

void FormJson::refuse(std::string_view expected) const
{
    const bool told = std::any_of(m_faults->begin(), m_faults->end(),
                                  [&](const Error& fault) { return fault.where == m_pointer; });
    if (!told && m_faults->size() < kMostFaults)
        m_faults->push_back({"form.invalid", m_pointer, "expected " + std::string(expected)});
}

void FormJson::refuse(std::string_view member, std::string_view expected) const
{
    if (m_value == nullptr) // told where it is missing
        return;
    step(member, nullptr).refuse(expected);
}

bool FormJson::has(std::string_view member) const
{
    return find(member) != nullptr;
}

FormJson FormJson::member(std::string_view name) const
{
    const auto* value = find(name);
    if (value == nullptr && m_value != nullptr && m_value->is_object())
        refuse(name, "to be there");
    return step(name, value);
}

std::string FormJson::asText() const
{
    if (m_value == nullptr)
        return {};
    if (!m_value->is_string() || m_value->get_ref<const std::string&>().empty()) {
        refuse("a text that is not empty");
        return {};
    }
    return m_value->get<std::string>();
}

bool FormJson::isText() const
{
    return m_value != nullptr && m_value->is_string();
}

std::string FormJson::text(std::string_view name) const
{
    return member(name).asText();
}

std::string FormJson::textOr(std::string_view name, std::string_view otherwise) const
{
    return has(name) ? text(name) : std::string(otherwise);
}

bool FormJson::flag(std::string_view name, bool otherwise) const
{
    const auto* value = find(name);
    if (value == nullptr)
        return otherwise;
    if (!value->is_boolean()) {
        refuse(name, "true or false");
        return otherwise;
    }
    return value->get<bool>();
}

std::optional<double> FormJson::number(std::string_view name) const
{
    return has(name) ? member(name).asNumber() : std::nullopt;
}

std::optional<double> FormJson::asNumber() const
{
    if (m_value == nullptr)
        return std::nullopt;
    if (!m_value->is_number()) {
        refuse("a number");
        return std::nullopt;
    }
    return m_value->get<double>();
}

std::vector<std::string> FormJson::texts(std::string_view name) const
{
    std::vector<std::string> all;
    if (has(name))
        eachElement(name, [&](const FormJson& element) { all.push_back(element.asText()); });
    return all;
}

void FormJson::eachElement(std::string_view name, const std::function<void(const FormJson&)>& visit) const
{
    const FormJson list = member(name);
    if (list.m_value == nullptr)
        return;
    if (!list.m_value->is_array())
        return list.refuse("an array");
    std::size_t index = 0;
    for (const auto& element : *list.m_value)
        visit(list.step(std::to_string(index++), &element));
}

void FormJson::eachMember(std::string_view name,
                          const std::function<void(const std::string&, const FormJson&)>& visit) const
{
    const FormJson object = member(name);
    if (object.m_value == nullptr)
        return;
    if (!object.m_value->is_object())
        return object.refuse("an object");
    for (const auto& [key, value] : object.m_value->items())
        visit(key, object.step(key, &value));
}

} // namespace cotejo
