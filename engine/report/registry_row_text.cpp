#include "engine/report/registry_row_text.h"

#include "engine/base/csv_cell.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <optional>

namespace cotejo
{
namespace
{
std::optional<double> percent(std::size_t part, std::size_t whole)
{
    if (whole == 0)
        return std::nullopt;
    return std::round(1000.0 * static_cast<double>(part) / static_cast<double>(whole)) / 10.0;
}

nlohmann::ordered_json orNull(const std::optional<double>& value)
{
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
}

std::string cell(const std::optional<double>& value)
{
    return value ? fmt::format("{:.1f}", *value) : "no data";
}
} // namespace

std::string registryRowJson(const RegistryRow& row)
{
    using Json = nlohmann::ordered_json;
    const Json percents = {{"present", orNull(percent(row.present, row.notes))},
                           {"unknown", orNull(percent(row.unknown, row.notes))},
                           {"absent", orNull(percent(row.absent, row.notes))},
                           {"not_applicable", orNull(percent(row.notApplicable, row.notes))},
                           {"complete", orNull(percent(row.complete, row.asked))}};
    return Json{{"by", row.by},
                {"group", row.group.empty() ? Json() : Json(row.group)},
                {"field", row.field},
                {"notes", row.notes},
                {"present", row.present},
                {"unknown", row.unknown},
                {"absent", row.absent},
                {"not_applicable", row.notApplicable},
                {"asked", row.asked},
                {"complete", row.complete},
                {"by_people", row.byPeople},
                {"percent", percents},
                {"no_data", row.asked == 0}}
        .dump();
}

std::string registryCsvHeader()
{
    return "by,group,field,notes,present,present_percent,unknown,unknown_percent,absent,absent_percent,"
           "not_applicable,not_applicable_percent,asked,complete,complete_percent,by_people";
}

std::string registryRowCsv(const RegistryRow& row)
{
    return fmt::format(
        "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}", row.by, quoteCell(guardCell(row.group)),
        quoteCell(guardCell(row.field)), row.notes, row.present, cell(percent(row.present, row.notes)),
        row.unknown, cell(percent(row.unknown, row.notes)), row.absent, cell(percent(row.absent, row.notes)),
        row.notApplicable, cell(percent(row.notApplicable, row.notes)), row.asked, row.complete,
        cell(percent(row.complete, row.asked)), row.byPeople);
}

} // namespace cotejo
