#pragma once

#include "engine/completeness/form_condition.h"
#include "engine/completeness/form_json.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace cotejo
{

// Reads conditions of a form. Each has one of `all`, `any`, `not`, `disease`, `context`, `use`, or a `field`
// with one of `is`, `equals`, `in`, `contains`, `variant`, `min`/`max`, `since` (with `days`), `before`.
class FormConditionReader
{
public:
    using FieldIndex = std::map<std::string, std::size_t, std::less<>>;

    explicit FormConditionReader(const FieldIndex& fieldIndex) : m_fieldIndex(fieldIndex) {}

    // The form's `sets` and `conditions`, that conditions may name. A condition that leads back to itself is
    // refused.
    void readNamed(const FormJson& form);

    [[nodiscard]] FormCondition read(const FormJson& json);      // one condition
    [[nodiscard]] FormCondition readWhen(const FormJson& owner); // its `when`; none: always

private:
    [[nodiscard]] FormCondition readField(const FormJson& json);
    [[nodiscard]] FormCondition readUse(const FormJson& json);
    [[nodiscard]] std::size_t fieldOf(const FormJson& json, std::string_view member) const;

    const FieldIndex& m_fieldIndex;
    std::map<std::string, std::vector<std::string>> m_sets;
    std::map<std::string, FormJson> m_unread;
    std::map<std::string, FormCondition> m_named;
    std::vector<std::string> m_open; // names being read, to see a circle
};

} // namespace cotejo
