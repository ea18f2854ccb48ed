#pragma once

#include "engine/base/result.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cotejo
{

// One variable of a REDCap project.
struct RedcapVariable {
    std::string name;
    std::string type;  // text, notes, radio, dropdown, checkbox, yesno, truefalse, calc, file, …
    std::string label; // without markup
    std::vector<std::pair<std::string, std::string>> choices; // code, label
    std::string validation;
    std::optional<double> lowest;
    std::optional<double> highest;
    bool identifier = false;

    [[nodiscard]] const std::string* choice(std::string_view code) const; // its label; null: no such code
};

// A REDCap data dictionary.
class RedcapDictionary
{
public:
    // Whether the first row of a CSV file is a dictionary's.
    [[nodiscard]] static bool isHeader(const std::vector<std::string>& cells);
    // csv.unreadable, with the line.
    [[nodiscard]] static Result<RedcapDictionary> read(std::string_view csv);

    [[nodiscard]] const RedcapVariable* variable(std::string_view name) const;
    [[nodiscard]] const std::vector<RedcapVariable>& variables() const { return m_variables; }
    // How many of the columns of a data file it knows (checkbox columns "x___1" by their variable).
    [[nodiscard]] std::size_t known(const std::vector<std::string>& columns) const;

private:
    std::vector<RedcapVariable> m_variables;
    std::map<std::string, std::size_t, std::less<>> m_byName;
};

// "race___6" → "race" and "6"; any other column: itself and nothing.
[[nodiscard]] std::pair<std::string_view, std::string_view> checkboxColumn(std::string_view column);

} // namespace cotejo
