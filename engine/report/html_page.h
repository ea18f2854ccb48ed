#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

struct HtmlTable {
    std::vector<std::string> head; // may be empty
    std::vector<std::vector<std::string>> rows;
};

// A picture that stands in the file itself. `words` say what it shows, for those who do not see it.
struct HtmlPicture {
    std::string png;
    std::string words;
    int width = 0; // on the page, in pixels of 1/96 inch
    int height = 0;
};

struct HtmlSection {
    std::string heading;
    std::vector<std::string> paragraphs; // line ends are kept
    HtmlTable table;                     // left out where it has no row
    std::vector<HtmlPicture> pictures{}; // before the table
};

// A page of plain words and tables. All texts are UTF-8 as they are said; none of them is markup.
struct HtmlPage {
    std::string language; // "es-MX", "en"
    std::string title;
    std::vector<std::string> remarks; // below the title
    std::vector<HtmlSection> sections;
};

// A whole HTML 5 file that loads nothing and runs nothing: it can be printed, sent and kept.
[[nodiscard]] std::string htmlFile(const HtmlPage& page);

[[nodiscard]] std::string htmlEscaped(std::string_view text);

} // namespace cotejo
