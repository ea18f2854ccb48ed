#pragma once

#include "engine/import/html_tokens.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A line of the text a browser would show, and what it is marked up as.
struct HtmlLine {
    std::string text;
    int heading = 0;         // 1–6
    bool beginsBold = false; // "**…**" at its beginning is markup of the page, not text
    bool preformatted = false;
    std::string speaker; // the role an element that begins here names in an attribute
};

// Lays HTML tokens out as lines: blocks and breaks end a line, blanks are folded but in <pre>, list items
// begin with "- ", quoted blocks with "> ", bold words stand in "**", links as "[text](address)".
class HtmlLines
{
public:
    explicit HtmlLines(std::function<void(const HtmlLine&)> take) : m_take(std::move(take)) {}

    void add(const HtmlToken& token);
    void finish();

private:
    void open(const HtmlToken& token);
    void close(const HtmlToken& token);
    void text(std::string_view text);
    void put(std::string_view text); // within the line
    void endLine();
    void block(); // a blank line between blocks

    std::function<void(const HtmlLine&)> m_take;
    HtmlLine m_line;
    std::vector<std::string> m_links; // addresses of the open <a>
    int m_heading = 0;
    int m_quotes = 0;
    int m_pre = 0;
    bool m_blank = false; // a blank is due before the next word
    bool m_anyLine = false;
    bool m_gap = false; // a blank line is due before the next line
};

} // namespace cotejo
