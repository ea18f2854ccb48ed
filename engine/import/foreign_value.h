#pragma once

#include "engine/base/error.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A value of a foreign JSON record and the way to it. A member that is not there is a null value. The first
// fault (a value of the wrong type) is kept in the `fault` all values of a record share; `where` of it is the
// JSON pointer. The record must outlive its values.
class ForeignValue
{
public:
    ForeignValue(const nlohmann::json& value, std::string pointer, std::optional<Error>& fault)
        : m_value(&value), m_pointer(std::move(pointer)), m_fault(&fault)
    {
    }

    [[nodiscard]] bool isNull() const;
    [[nodiscard]] bool isText() const;
    [[nodiscard]] bool isList() const;
    [[nodiscard]] bool isObject() const;
    [[nodiscard]] const nlohmann::json& json() const { return *m_value; }
    [[nodiscard]] const std::string& pointer() const { return m_pointer; }

    [[nodiscard]] ForeignValue member(std::string_view name) const; // null where this is no object
    // The first of the members that is there and not null.
    [[nodiscard]] ForeignValue firstMember(const std::vector<std::string_view>& names) const;
    [[nodiscard]] std::vector<ForeignValue> items() const; // null: none; no list: a fault
    // The elements of a list, or the value itself where it is not in one; null: none.
    [[nodiscard]] std::vector<ForeignValue> oneOrMore() const;
    [[nodiscard]] std::vector<std::pair<std::string, ForeignValue>> members() const;
    [[nodiscard]] std::optional<std::string> text() const; // null: nullopt; no text: a fault
    [[nodiscard]] std::optional<double> number() const;    // null: nullopt; no number: a fault
    // A text, or a number or truth value as it would be printed; nullopt for others. No fault.
    [[nodiscard]] std::optional<std::string> plain() const;

    void refuse(std::string code, std::string expected) const;
    [[nodiscard]] bool hasFault() const { return m_fault->has_value(); }

private:
    const nlohmann::json* m_value;
    std::string m_pointer;
    std::optional<Error>* m_fault;
};

} // namespace cotejo
