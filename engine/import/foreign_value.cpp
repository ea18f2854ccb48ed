#include "engine/import/foreign_value.h"

#include "engine/base/json_pointer.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
const nlohmann::json& noValue()
{
    static const nlohmann::json value;
    return value;
}
} // namespace

bool ForeignValue::isNull() const
{
    return m_value->is_null();
}

bool ForeignValue::isText() const
{
    return m_value->is_string();
}

bool ForeignValue::isList() const
{
    return m_value->is_array();
}

bool ForeignValue::isObject() const
{
    return m_value->is_object();
}

ForeignValue ForeignValue::member(std::string_view name) const
{
    const std::string key(name);
    const auto found = m_value->is_object() ? m_value->find(key) : m_value->end();
    return {found == m_value->end() || !m_value->is_object() ? noValue() : *found,
            pointerBelow(m_pointer, name), *m_fault};
}

ForeignValue ForeignValue::firstMember(const std::vector<std::string_view>& names) const
{
    for (const std::string_view name : names) {
        ForeignValue value = member(name);
        if (!value.isNull())
            return value;
    }
    return {noValue(), m_pointer, *m_fault};
}

std::vector<ForeignValue> ForeignValue::items() const
{
    std::vector<ForeignValue> all;
    if (isNull())
        return all;
    if (!isList()) {
        refuse("read.wrong_type", "a list");
        return all;
    }
    all.reserve(m_value->size());
    for (std::size_t i = 0; i < m_value->size(); ++i)
        all.emplace_back((*m_value)[i], pointerBelow(m_pointer, std::to_string(i)), *m_fault);
    return all;
}

std::vector<ForeignValue> ForeignValue::oneOrMore() const
{
    if (isNull())
        return {};
    return isList() ? items() : std::vector<ForeignValue>{*this};
}

std::vector<std::pair<std::string, ForeignValue>> ForeignValue::members() const
{
    std::vector<std::pair<std::string, ForeignValue>> all;
    if (!isObject())
        return all;
    for (const auto& [key, value] : m_value->items())
        all.emplace_back(key, ForeignValue(value, pointerBelow(m_pointer, key), *m_fault));
    return all;
}

std::optional<std::string> ForeignValue::text() const
{
    if (isNull())
        return std::nullopt;
    if (!isText()) {
        refuse("read.wrong_type", "a text");
        return std::nullopt;
    }
    return m_value->get<std::string>();
}

std::optional<double> ForeignValue::number() const
{
    if (isNull())
        return std::nullopt;
    if (!m_value->is_number()) {
        refuse("read.wrong_type", "a number");
        return std::nullopt;
    }
    return m_value->get<double>();
}

std::optional<std::string> ForeignValue::plain() const
{
    if (isText())
        return m_value->get<std::string>();
    if (m_value->is_number() || m_value->is_boolean())
        return m_value->dump();
    return std::nullopt;
}

void ForeignValue::refuse(std::string code, std::string expected) const
{
    if (!*m_fault)
        *m_fault = Error{std::move(code), m_pointer, std::move(expected)};
}

} // namespace cotejo
