#include "engine/report/html_page.h"

namespace cotejo
{
namespace
{
constexpr const char* kStyle =
    "body{font-family:sans-serif;font-size:10pt;max-width:50em;margin:2em auto;color:#17212B}"
    "h1{font-size:15pt}h2{font-size:12pt;margin:1.4em 0 .3em}p{white-space:pre-wrap;margin:.4em 0}"
    "table{border-collapse:collapse}th,td{border:1px solid #CDD5DD;padding:3px "
    "8px;text-align:left;vertical-align:top}"
    "th{background:#F5F7F9}.remark{color:#4C5966}";

void addRow(std::string& out, const std::vector<std::string>& cells, const char* tag)
{
    out += "<tr>";
    for (const std::string& cell : cells)
        out += std::string("<") + tag + ">" + htmlEscaped(cell) + "</" + tag + ">";
    out += "</tr>\n";
}

void addTable(std::string& out, const HtmlTable& table)
{
    if (table.rows.empty())
        return;
    out += "<table>\n";
    if (!table.head.empty())
        addRow(out, table.head, "th");
    for (const std::vector<std::string>& row : table.rows)
        addRow(out, row, "td");
    out += "</table>\n";
}
} // namespace

std::string htmlEscaped(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            out += c;
        }
    }
    return out;
}

std::string htmlFile(const HtmlPage& page)
{
    std::string out = "<!DOCTYPE html>\n<html lang=\"" + htmlEscaped(page.language) +
                      "\">\n<head><meta charset=\"utf-8\"><title>" + htmlEscaped(page.title) +
                      "</title><style>" + kStyle + "</style></head>\n<body>\n<h1>" + htmlEscaped(page.title) +
                      "</h1>\n";
    for (const std::string& remark : page.remarks)
        out += "<p class=\"remark\">" + htmlEscaped(remark) + "</p>\n";
    for (const HtmlSection& section : page.sections) {
        out += "<h2>" + htmlEscaped(section.heading) + "</h2>\n";
        for (const std::string& paragraph : section.paragraphs)
            out += "<p>" + htmlEscaped(paragraph) + "</p>\n";
        addTable(out, section.table);
    }
    return out + "</body>\n</html>\n";
}

} // namespace cotejo
