#include "ui/models/registry_sheet.h"

#include "engine/completeness/form.h"
#include "ui/models/registry_model.h"

#include <cmath>

namespace cotejo
{
namespace
{
using Cells = std::vector<TableSheet::Cell>;

const char* wordOfGrouping(RegistryGrouping grouping)
{
    switch (grouping) {
    case RegistryGrouping::Disease:
        return "disease";
    case RegistryGrouping::Context:
        return "context";
    case RegistryGrouping::Month:
        return "month";
    case RegistryGrouping::Centre:
        break;
    }
    return "centre";
}

void addShares(Cells& cells, const CompletenessShares& shares)
{
    for (const int count : {shares.asked(), shares.complete, shares.toClarify, shares.unknown, shares.absent,
                            shares.notApplicable})
        cells.emplace_back(std::int64_t{count});
    if (shares.asked() == 0)
        cells.emplace_back(std::string());
    else
        cells.emplace_back(std::floor(1000.0 * shares.complete / shares.asked()) / 10.0);
}
} // namespace

TableSheet registrySheet(const RegistryModel& model)
{
    TableSheet sheet;
    sheet.columns = {"by",
                     "group",
                     "level",
                     "section",
                     "field",
                     "notes",
                     "asked",
                     "complete",
                     "to_clarify",
                     "unknown",
                     "absent",
                     "not_asked",
                     "complete_percent",
                     "filter"};
    const std::string filter = model.filterText().toStdString();
    const Form& form = model.form();
    const std::vector<RegistryTally::Row>& rows = model.tally().rows();
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const std::string by = rows[r].total ? "all" : wordOfGrouping(model.grouping());
        const std::string group = rows[r].total ? "all" : rows[r].key;
        const auto notes = static_cast<std::int64_t>(rows[r].notes.size());
        for (std::size_t c = 0; c < model.tally().columns(); ++c) {
            Cells cells{by, group, std::string("group"), form.groups[c].id, std::string(), notes};
            addShares(cells, rows[r].cells[c]);
            cells.emplace_back(filter);
            sheet.rows.push_back(std::move(cells));
            for (const RegistryTally::FieldShares& field : model.tally().fields(r, c)) {
                Cells line{by,   group, std::string("field"), form.groups[c].id, form.fields[field.field].id,
                           notes};
                addShares(line, field.shares);
                line.emplace_back(filter);
                sheet.rows.push_back(std::move(line));
            }
        }
    }
    return sheet;
}

} // namespace cotejo
