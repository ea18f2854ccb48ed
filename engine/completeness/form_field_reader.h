#pragma once

#include "engine/completeness/form.h"
#include "engine/completeness/form_json.h"

#include <map>
#include <string>
#include <vector>

namespace cotejo
{

// Reads `{"es": …, "en": …}`.
[[nodiscard]] FormLabel readFormLabel(const FormJson& owner, std::string_view member);

// Reads the data elements of a form; value sets are named or written out.
class FormFieldReader
{
public:
    explicit FormFieldReader(const FormJson& form); // its groups and value sets

    [[nodiscard]] const std::vector<FormGroup>& groups() const { return m_groups; }
    [[nodiscard]] FormField read(const FormJson& json) const;

private:
    [[nodiscard]] std::vector<FormCode> readCodes(const FormJson& json) const;
    void readUnits(const FormJson& json, FormField& field) const;

    std::vector<FormGroup> m_groups;
    std::map<std::string, std::vector<FormCode>> m_valueSets;
};

} // namespace cotejo
