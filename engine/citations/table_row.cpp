#include "engine/citations/table_row.h"

#include "engine/citations/folded_characters.h"
#include "engine/citations/label_gap.h"

namespace cotejo
{
namespace
{
using namespace folded;

constexpr std::size_t kLongestCell = 60;

bool isEmpty(std::string_view text, const TableCell& cell)
{
    return blanksEnd(text, cell.begin) >= cell.end;
}

std::optional<PmidColumn> columnOf(std::string_view whole, const TableCell& cell)
{
    const std::string_view text = whole.substr(0, cell.end); // tags go on behind it, thousands of them
    if (cell.end - cell.begin > kLongestCell)
        return std::nullopt;
    std::optional<PmidLabel> label;
    bool otherWords = false;
    for (std::size_t i = cell.begin; i < cell.end;) {
        if (const std::size_t tags = skipTags(text, i); tags != i) {
            i = tags;
        } else if (isDigit(text[i])) {
            return std::nullopt;
        } else if (const auto found = readPmidLabel(text, i); found && !label) {
            label = found;
            i = found->end;
        } else {
            otherWords = otherWords || isWord(text[i]);
            ++i;
        }
    }
    if (!label || (!label->strong && otherWords))
        return std::nullopt;
    return PmidColumn{0, !otherWords && label->strong && !label->plural};
}
} // namespace

std::vector<TableCell> tableCells(std::string_view text, std::size_t begin, std::size_t end, char delimiter)
{
    std::vector<TableCell> cells;
    std::size_t from = begin;
    for (std::size_t i = begin; i <= end; ++i) {
        if (i < end && (text[i] != delimiter || before(text, i) == '\\'))
            continue;
        cells.push_back({from, i});
        from = i + 1;
    }
    if (delimiter != '|')
        return cells;
    if (cells.size() > 1 && isEmpty(text, cells.back()))
        cells.pop_back();
    if (cells.size() > 1 && isEmpty(text, cells.front()))
        cells.erase(cells.begin());
    return cells;
}

std::vector<PmidColumn> pmidColumns(std::string_view text, const std::vector<TableCell>& headings, bool exact)
{
    std::vector<PmidColumn> columns;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        auto column = columnOf(text, headings[i]);
        if (!column || (exact && !column->alone))
            continue;
        column->index = i;
        columns.push_back(*column);
    }
    return columns;
}

} // namespace cotejo
