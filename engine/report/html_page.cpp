#include "engine/report/html_page.h"

#include <algorithm>

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

// RFC 4648.
std::string base64(std::string_view bytes)
{
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    constexpr unsigned kSix = 63;
    std::string out;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        unsigned word = 0;
        for (std::size_t k = 0; k < 3; ++k)
            word = word << 8U | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0U);
        const std::size_t digits = std::min<std::size_t>(bytes.size() - i, 3) + 1;
        for (std::size_t k = 0; k < 4; ++k)
            out += k < digits ? kDigits[word >> (18U - 6U * k) & kSix] : '=';
    }
    return out;
}

void addPicture(std::string& out, const HtmlPicture& picture)
{
    out += "<p><img width=\"" + std::to_string(picture.width) + "\" height=\"" +
           std::to_string(picture.height) + "\" alt=\"" + htmlEscaped(picture.words) +
           "\" src=\"data:image/png;base64," + base64(picture.png) + "\"></p>\n";
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
        for (const HtmlPicture& picture : section.pictures)
            addPicture(out, picture);
        addTable(out, section.table);
    }
    return out + "</body>\n</html>\n";
}

} // namespace cotejo
