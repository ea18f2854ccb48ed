#include "engine/import/redcap_note.h"

#include "engine/import/missing_codes.h"

#include <algorithm>

namespace cotejo
{
namespace
{
std::string cellPlace(std::size_t row, std::string_view column)
{
    return "row " + std::to_string(row) + ", column " + std::string(column);
}

bool isTicked(std::string_view cell)
{
    return cell == "1" || cell == "Checked" || cell == "TRUE" || cell == "true";
}

bool isNumberType(const RedcapVariable& variable)
{
    return variable.type == "calc" || variable.type == "slider" ||
           variable.validation.starts_with("number") || variable.validation.starts_with("integer");
}

bool isDateType(const RedcapVariable& variable)
{
    return variable.validation.starts_with("date");
}

std::optional<Decimal> numberOf(const RedcapVariable& variable, std::string cell)
{
    if (variable.validation.find("comma") != std::string::npos)
        std::replace(cell.begin(), cell.end(), ',', '.');
    return Decimal::parse(cell);
}

// The choice a cell means; null: none. TRUE and FALSE stand for 1 and 0 in some exports.
const std::string* choiceOf(const RedcapVariable& variable, const std::string& cell, bool& mapped)
{
    if (const std::string* label = variable.choice(cell))
        return label;
    for (const auto& [code, label] : variable.choices) {
        if (label == cell)
            return &label;
    }
    const bool yes = cell == "TRUE" || cell == "true" || cell == "True";
    const bool no = cell == "FALSE" || cell == "false" || cell == "False";
    mapped = yes || no;
    return mapped ? variable.choice(yes ? "1" : "0") : nullptr;
}

void addState(const RedcapVariable& variable, GivenState state, const std::string& place, NoteDraft& draft)
{
    if (state == GivenState::unknown)
        draft.line(variable.label + ": se desconoce", place);
    else if (state == GivenState::not_applicable)
        draft.line(variable.label + ": no aplica", place);
}
} // namespace

RedcapNote::RedcapNote(const std::vector<std::string>& columns, const RedcapDictionary& dictionary)
    : m_columns(columns)
{
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto [name, code] = checkboxColumn(columns[i]);
        m_variables.push_back(dictionary.variable(name));
        if (m_variables.back() != nullptr && !code.empty())
            m_boxes[m_variables.back()].push_back(i);
    }
}

void RedcapNote::addAnswer(const RedcapVariable& variable, const std::string& cell, const std::string& place,
                           NoteDraft& draft) const
{
    if (cell.empty() || variable.type == "file" || variable.type == "descriptive" ||
        variable.type == "signature")
        return;
    bool mapped = false;
    const std::string* label = variable.choices.empty() ? nullptr : choiceOf(variable, cell, mapped);
    const auto missing = label == nullptr ? MissingCodes::embedded().ofCell(cell) : std::nullopt;
    if (missing) {
        draft.remark("read.missing_code", place, "a missing-data code");
        return addState(variable, *missing, place, draft);
    }
    if (!variable.choices.empty()) {
        if (label == nullptr) {
            draft.withdraw(variable.label + ": " + cell, place);
            draft.remark("read.unknown_code", place, "a code that the dictionary does not have");
            return;
        }
        if (mapped)
            draft.remark("read.mapped_code", place, "TRUE and FALSE taken for the dictionary's 1 and 0");
        const GivenState state = MissingCodes::embedded().ofLabel(*label);
        if (state != GivenState::value)
            return addState(variable, state, place, draft);
        draft.line(variable.label + ": " + *label, place);
        draft.field(variable.name, *label, place);
        return;
    }
    if (variable.identifier && !isDateType(variable))
        return;
    draft.line(variable.label + ": " + cell, place);
    const auto number = isNumberType(variable) ? numberOf(variable, cell) : std::nullopt;
    if (number) {
        const double value = number->value();
        if ((variable.lowest && value < *variable.lowest) || (variable.highest && value > *variable.highest))
            draft.remark("read.out_of_range", place, "a value outside the dictionary's limits");
        draft.field(variable.name, *number, place);
    } else {
        draft.field(variable.name, cell, place);
    }
}

void RedcapNote::addTicked(const RedcapVariable& variable, const std::vector<std::string>& cells,
                           std::size_t row, NoteDraft& draft) const
{
    std::vector<std::string> labels;
    std::string first;
    bool unknown = false;
    for (const std::size_t i : m_boxes.at(&variable)) {
        const std::string* label = variable.choice(checkboxColumn(m_columns[i]).second);
        if (label == nullptr || i >= cells.size() || !isTicked(cells[i]))
            continue;
        if (first.empty())
            first = cellPlace(row, m_columns[i]);
        if (MissingCodes::embedded().ofLabel(*label) == GivenState::unknown)
            unknown = true;
        else
            labels.push_back(*label);
    }
    if (labels.empty())
        return unknown ? addState(variable, GivenState::unknown, first, draft) : void();
    std::string line = variable.label + ": ";
    for (const std::string& label : labels)
        line += (&label == &labels.front() ? "" : "; ") + label;
    if (unknown) {
        draft.remark("read.conflict", first, "a value is ticked together with \"unknown\": both are shown");
        addState(variable, GivenState::unknown, first, draft);
    }
    draft.line(line, first);
    draft.field(variable.name, labels, first);
}

NoteDraft RedcapNote::read(const std::vector<std::string>& cells, std::size_t row,
                           const std::string& fallbackId) const
{
    std::string id;
    std::string centre;
    std::string visit;
    for (std::size_t i = 0; i < m_columns.size() && i < cells.size(); ++i) {
        const std::string& column = m_columns[i];
        if (i == 0)
            id = cells[i];
        else if (column == "redcap_data_access_group")
            centre = cells[i];
        else if ((column == "redcap_event_name" || column == "redcap_repeat_instrument" ||
                  column == "redcap_repeat_instance") &&
                 !cells[i].empty())
            visit += "-" + cells[i];
    }
    NoteDraft draft(id.empty() ? fallbackId : id + visit);
    if (!centre.empty())
        draft.note().centre = centre;
    bool leftOut = false;
    for (std::size_t i = 1; i < m_columns.size() && i < cells.size(); ++i) {
        const RedcapVariable* variable = m_variables[i];
        if (variable == nullptr)
            continue;
        leftOut = leftOut || (variable->identifier && !isDateType(*variable) && !cells[i].empty());
        const auto boxes = m_boxes.find(variable);
        if (boxes == m_boxes.end())
            addAnswer(*variable, cells[i], cellPlace(row, m_columns[i]), draft);
        else if (boxes->second.front() == i)
            addTicked(*variable, cells, row, draft);
    }
    if (leftOut)
        draft.remark("read.identifiers_left_out", "row " + std::to_string(row),
                     "variables marked as identifiers are not taken");
    return draft;
}

} // namespace cotejo
