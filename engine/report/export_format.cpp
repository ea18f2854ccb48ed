#include "engine/report/export_format.h"

#include "engine/base/csv_cell.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace cotejo
{
namespace
{
using Json = nlohmann::ordered_json;
using Members = std::vector<std::pair<const char*, Json>>;

Json nullIfEmpty(const std::string& text)
{
    return text.empty() ? Json() : Json(text);
}

Members membersOf(const ExportRow& row, ExportColumns columns)
{
    Members members{{"seq", row.seq},
                    {"at", row.at},
                    {"offset", row.offset},
                    {"actor", row.actor},
                    {"item", row.item},
                    {"document", row.document},
                    {"verdict", nullIfEmpty(row.verdict)},
                    {"versions", nullIfEmpty(row.versions)},
                    {"decision", row.decision},
                    {"reasons", row.reasons},
                    {"level", nullIfEmpty(row.level)},
                    {"urgency", nullIfEmpty(row.urgency)},
                    {"to", nullIfEmpty(row.to)},
                    {"comment", row.comment},
                    {"state", row.state}};
    if (columns == ExportColumns::full) {
        members.emplace_back("device", row.device);
        members.emplace_back("event", row.event);
        members.emplace_back("until", nullIfEmpty(row.until));
        members.emplace_back("corrected", nullIfEmpty(row.corrected));
    }
    return members;
}

std::string cellOf(const Json& value)
{
    if (value.is_number())
        return value.dump();
    if (value.is_null())
        return {};
    std::string text;
    if (value.is_string()) {
        text = value.get<std::string>();
    } else {
        for (const Json& word : value)
            text += (text.empty() ? "" : ";") + word.get<std::string>();
    }
    return quoteCell(guardCell(text));
}
} // namespace

std::string_view codeOfFormat(ExportFormat format)
{
    switch (format) {
    case ExportFormat::jsonl:
        return "jsonl";
    case ExportFormat::xlsx:
        return "xlsx";
    case ExportFormat::fhir:
        return "fhir";
    case ExportFormat::csv:
        break;
    }
    return "csv";
}

std::string exportHead(ExportFormat format, ExportColumns columns, bool byteOrderMark)
{
    if (format == ExportFormat::jsonl)
        return {};
    std::string head = byteOrderMark ? "\xEF\xBB\xBF" : "";
    const std::size_t start = head.size();
    for (const auto& [name, value] : membersOf({}, columns))
        head += (head.size() == start ? "" : ",") + std::string(name);
    return head + "\r\n";
}

std::string exportLine(ExportFormat format, ExportColumns columns, const ExportRow& row)
{
    Members members = membersOf(row, columns);
    if (format == ExportFormat::csv) {
        std::string line;
        bool first = true;
        for (const auto& [name, value] : members) {
            line += (first ? "" : ",") + cellOf(value);
            first = false;
        }
        return line + "\r\n";
    }
    Json object = Json::object();
    for (auto& [name, value] : members)
        object.emplace(name, std::move(value));
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace cotejo
