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

// One value of a form file with its JSON pointer. The first thing that is not as expected is kept as the
// reader's error; from then on every look gives an empty answer, so that a reader needs one check at its end.
class FormJson
{
public:
    FormJson(const nlohmann::json& root, std::optional<Error>& error);

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
    [[nodiscard]] bool failed() const { return m_error->has_value(); }

private:
    FormJson(const nlohmann::json* value, std::string pointer, std::optional<Error>* error)
        : m_value(value), m_pointer(std::move(pointer)), m_error(error)
    {
    }
    [[nodiscard]] FormJson step(std::string_view name, const nlohmann::json* value) const;
    [[nodiscard]] const nlohmann::json* find(std::string_view name) const; // nullptr: not there or null

    const nlohmann::json* m_value; // nullptr after an error
    std::string m_pointer;
    std::optional<Error>* m_error;
};

} // namespace cotejo
