#pragma once

#include "engine/base/error.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// One value of a form file with its JSON pointer. What is not as expected is kept among the reader's faults,
// the first for each place and in the order read; what stands there then gives empty answers, so that a
// reader goes on and needs one check at its end.
class FormJson
{
public:
    FormJson(const nlohmann::json& root, std::vector<Error>& faults);

    [[nodiscard]] bool has(std::string_view member) const;       // there and not null
    [[nodiscard]] FormJson member(std::string_view name) const;  // expected
    [[nodiscard]] std::string text(std::string_view name) const; // expected, not empty
    [[nodiscard]] std::string textOr(std::string_view name, std::string_view otherwise) const;
    [[nodiscard]] bool flag(std::string_view name, bool otherwise) const;
    [[nodiscard]] std::optional<double> number(std::string_view name) const;   // nullopt: not there
    [[nodiscard]] std::vector<std::string> texts(std::string_view name) const; // empty: not there
    [[nodiscard]] std::string asText() const;
    [[nodiscard]] std::optional<double> asNumber() const;
    [[nodiscard]] bool isText() const;

    void eachElement(std::string_view name, const std::function<void(const FormJson&)>& visit) const;
    void eachMember(std::string_view name,
                    const std::function<void(const std::string&, const FormJson&)>& visit) const;

    void refuse(std::string_view expected) const; // this value
    void refuse(std::string_view member, std::string_view expected) const;
    [[nodiscard]] bool failed() const { return !m_faults->empty(); }

private:
    FormJson(const nlohmann::json* value, std::string pointer, std::vector<Error>* faults)
        : m_value(value), m_pointer(std::move(pointer)), m_faults(faults)
    {
    }
    [[nodiscard]] FormJson step(std::string_view name, const nlohmann::json* value) const;
    [[nodiscard]] const nlohmann::json* find(std::string_view name) const; // nullptr: not there or null

    const nlohmann::json* m_value; // nullptr: not there
    std::string m_pointer;
    std::vector<Error>* m_faults;
};

} // namespace cotejo
