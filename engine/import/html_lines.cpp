#include "engine/import/html_lines.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
template <std::size_t N>
bool isOneOf(std::string_view name, const std::array<std::string_view, N>& names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

constexpr auto kBlocks = std::to_array<std::string_view>(
    {"p",  "div",   "section",    "article", "main",    "header", "footer", "ul",
     "ol", "table", "blockquote", "pre",     "h1",      "h2",     "h3",     "h4",
     "h5", "h6",    "dl",         "details", "summary", "figure", "body",   "hr"});
constexpr auto kLines = std::to_array<std::string_view>({"li", "tr", "dt", "dd", "br", "option"});
constexpr auto kSpeakers = std::to_array<std::string_view>(
    {"data-message-author-role", "data-author-role", "data-author", "data-role"});

int headingLevel(std::string_view name)
{
    return name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6' ? name[1] - '0' : 0;
}

bool isBold(std::string_view name)
{
    return name == "b" || name == "strong";
}
} // namespace

void HtmlLines::add(const HtmlToken& token)
{
    switch (token.kind) {
    case HtmlToken::Kind::text:
        return text(token.text);
    case HtmlToken::Kind::open:
        return open(token);
    case HtmlToken::Kind::close:
        return close(token);
    }
}

void HtmlLines::open(const HtmlToken& token)
{
    if (isOneOf(token.name, kBlocks))
        block();
    else if (isOneOf(token.name, kLines))
        endLine();
    for (const std::string_view name : kSpeakers) {
        if (const auto role = token.attribute(name)) {
            block();
            m_line.speaker = *role;
            endLine();
            break;
        }
    }
    m_heading = std::max(m_heading, headingLevel(token.name));
    if (token.name == "blockquote")
        ++m_quotes;
    else if (token.name == "pre")
        ++m_pre;
    else if (token.name == "li")
        put("- ");
    else if ((token.name == "td" || token.name == "th") && !m_line.text.empty())
        put(" | ");
    else if (isBold(token.name)) {
        const bool first = m_line.text.empty();
        put("**");
        m_line.beginsBold = m_line.beginsBold || first;
    } else if (token.name == "a") {
        const std::string address = token.attribute("href").value_or(std::string());
        m_links.push_back(address);
        if (!address.empty())
            put("[");
    }
}

void HtmlLines::close(const HtmlToken& token)
{
    if (token.name == "a" && !m_links.empty()) {
        if (!m_links.back().empty())
            m_line.text += "](" + m_links.back() + ")";
        m_links.pop_back();
    } else if (isBold(token.name)) {
        m_line.text += "**";
    } else if (token.name == "blockquote") {
        block();
        m_quotes = std::max(0, m_quotes - 1);
    } else if (token.name == "pre") {
        block();
        m_pre = std::max(0, m_pre - 1);
    } else if (isOneOf(token.name, kBlocks)) {
        block();
        if (headingLevel(token.name) > 0)
            m_heading = 0;
    } else if (isOneOf(token.name, kLines)) {
        endLine();
    }
}

void HtmlLines::text(std::string_view text)
{
    if (m_pre > 0) {
        while (!text.empty()) {
            const std::size_t end = text.find('\n');
            m_line.text.append(text.substr(0, end));
            if (end == std::string_view::npos)
                return;
            endLine();
            text.remove_prefix(end + 1);
        }
        return;
    }
    constexpr std::string_view kBlank = " \t\r\n\f";
    while (!text.empty()) {
        const std::size_t begin = text.find_first_not_of(kBlank);
        m_blank = m_blank || begin != 0;
        if (begin == std::string_view::npos)
            return;
        text.remove_prefix(begin);
        const std::size_t end = std::min(text.find_first_of(kBlank), text.size());
        put(text.substr(0, end));
        text.remove_prefix(end);
    }
}

void HtmlLines::put(std::string_view text)
{
    if (m_blank && !m_line.text.empty() && m_line.text.back() != ' ')
        m_line.text += ' ';
    m_blank = false;
    m_line.text.append(text);
}

void HtmlLines::endLine()
{
    m_blank = false;
    const bool empty = m_line.text.empty() && m_line.speaker.empty();
    if (empty && m_pre == 0)
        return;
    if (m_gap && m_anyLine)
        m_take({});
    m_gap = false;
    m_anyLine = true;
    m_line.heading = m_heading;
    m_line.preformatted = m_pre > 0;
    if (m_line.speaker.empty() && m_quotes > 0) {
        std::string quote;
        for (int i = 0; i < std::min(m_quotes, 8); ++i)
            quote += "> ";
        m_line.text.insert(0, quote);
        m_line.beginsBold = false;
    }
    m_take(m_line);
    m_line = {};
}

void HtmlLines::block()
{
    if (!m_line.text.empty() || !m_line.speaker.empty())
        endLine();
    m_gap = true;
}

void HtmlLines::finish()
{
    endLine();
}

} // namespace cotejo
