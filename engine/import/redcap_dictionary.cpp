#include "engine/import/redcap_dictionary.h"

#include "engine/base/csv_reader.h"
#include "engine/base/decimal.h"
#include "engine/import/fhir_terms.h"

#include <algorithm>

namespace cotejo
{
namespace
{
std::string_view trimmedCell(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t\r\n") + 1 - begin);
}

// "0, Female | 1, Male"
std::vector<std::pair<std::string, std::string>> choicesOf(std::string_view text)
{
    std::vector<std::pair<std::string, std::string>> choices;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('|'), text.size());
        const std::string_view one = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t comma = one.find(',');
        if (comma != std::string_view::npos)
            choices.emplace_back(trimmedCell(one.substr(0, comma)),
                                 wordsOfHtml(trimmedCell(one.substr(comma + 1))));
    }
    return choices;
}

std::optional<double> limitOf(std::string text)
{
    std::replace(text.begin(), text.end(), ',', '.');
    const auto number = Decimal::parse(text);
    return number ? std::optional(number->value()) : std::nullopt;
}

constexpr std::string_view kNameColumn = "Variable / Field Name";
} // namespace

const std::string* RedcapVariable::choice(std::string_view code) const
{
    const auto found =
        std::find_if(choices.begin(), choices.end(), [&](const auto& one) { return one.first == code; });
    return found == choices.end() ? nullptr : &found->second;
}

bool RedcapDictionary::isHeader(const std::vector<std::string>& cells)
{
    const auto has = [&](std::string_view one, std::string_view other) {
        return std::any_of(cells.begin(), cells.end(),
                           [&](const std::string& cell) { return cell == one || cell == other; });
    };
    return has(kNameColumn, "field_name") && has("Field Type", "field_type");
}

Result<RedcapDictionary> RedcapDictionary::read(std::string_view csv)
{
    CsvReader rows(csv);
    std::vector<std::string> cells;
    if (!rows.next(cells) || !isHeader(cells))
        return fail("csv.unreadable", "line 1", "expected the header of a REDCap data dictionary");
    const auto column = [&](std::string_view one, std::string_view other) {
        const auto found = std::find_if(cells.begin(), cells.end(), [&](const std::string& cell) {
            return cell == one || cell == other;
        });
        return static_cast<std::size_t>(found - cells.begin());
    };
    const std::size_t name = column(kNameColumn, "field_name");
    const std::size_t type = column("Field Type", "field_type");
    const std::size_t label = column("Field Label", "field_label");
    const std::size_t choices =
        column("Choices, Calculations, OR Slider Labels", "select_choices_or_calculations");
    const std::size_t validation =
        column("Text Validation Type OR Show Slider Number", "text_validation_type_or_show_slider_number");
    const std::size_t lowest = column("Text Validation Min", "text_validation_min");
    const std::size_t highest = column("Text Validation Max", "text_validation_max");
    const std::size_t identifier = column("Identifier?", "identifier");
    RedcapDictionary dictionary;
    while (rows.next(cells)) {
        const auto cell = [&](std::size_t at) { return at < cells.size() ? cells[at] : std::string(); };
        RedcapVariable one;
        one.name = cell(name);
        if (one.name.empty())
            continue;
        one.type = cell(type);
        one.label = wordsOfHtml(cell(label));
        if (one.type == "yesno")
            one.choices = {{"1", "Sí"}, {"0", "No"}};
        else if (one.type == "truefalse")
            one.choices = {{"1", "Verdadero"}, {"0", "Falso"}};
        else if (one.type == "radio" || one.type == "dropdown" || one.type == "checkbox")
            one.choices = choicesOf(cell(choices));
        one.validation = cell(validation);
        one.lowest = limitOf(cell(lowest));
        one.highest = limitOf(cell(highest));
        one.identifier = cell(identifier) == "y";
        dictionary.m_byName.emplace(one.name, dictionary.m_variables.size());
        dictionary.m_variables.push_back(std::move(one));
    }
    if (rows.faulty())
        return fail("csv.unreadable", "line " + std::to_string(rows.line()),
                    "expected quotation marks in pairs");
    return dictionary;
}

const RedcapVariable* RedcapDictionary::variable(std::string_view name) const
{
    const auto found = m_byName.find(name);
    return found == m_byName.end() ? nullptr : &m_variables[found->second];
}

std::size_t RedcapDictionary::known(const std::vector<std::string>& columns) const
{
    return static_cast<std::size_t>(
        std::count_if(columns.begin(), columns.end(), [&](const std::string& column) {
            return variable(checkboxColumn(column).first) != nullptr;
        }));
}

std::pair<std::string_view, std::string_view> checkboxColumn(std::string_view column)
{
    const std::size_t at = column.find("___");
    if (at == std::string_view::npos || at == 0)
        return {column, {}};
    return {column.substr(0, at), column.substr(at + 3)};
}

} // namespace cotejo
