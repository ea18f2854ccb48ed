#include "engine/import/html_tokens.h"

#include "engine/import/html_entity.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
constexpr std::string_view kHtmlBlanks = " \t\r\n\f";
constexpr std::size_t kMaxAttributes = 256;

char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool isAsciiLetter(char c)
{
    return lowered(c) >= 'a' && lowered(c) <= 'z';
}

std::string loweredText(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(), lowered);
    return lower;
}

// Where "</name" begins from `at` on, letter case ignored.
std::size_t findClosing(std::string_view html, std::size_t at, std::string_view name)
{
    for (at = html.find("</", at); at != std::string_view::npos; at = html.find("</", at + 2)) {
        const std::string_view word = html.substr(at + 2, name.size());
        if (word.size() == name.size() && std::equal(word.begin(), word.end(), name.begin(),
                                                     [](char a, char b) { return lowered(a) == b; }))
            return at;
    }
    return html.size();
}
} // namespace

std::optional<std::string> HtmlToken::attribute(std::string_view wanted) const
{
    for (const auto& [key, value] : attributes) {
        if (key == wanted)
            return value;
    }
    return std::nullopt;
}

std::string htmlText(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const std::size_t amp = std::min(text.find('&'), text.size());
        plain.append(text.substr(0, amp));
        text.remove_prefix(amp);
        if (text.empty())
            break;
        const auto [character, length] = htmlEntity(text);
        plain.append(length == 0 ? std::string("&") : character);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return plain;
}

bool HtmlTokens::next(HtmlToken& token)
{
    while (m_at < m_html.size()) {
        token = {};
        if (m_html[m_at] == '<' && readTag(token)) {
            if (token.name.empty())
                continue;
            return true;
        }
        std::size_t end = m_html.find('<', m_at + 1);
        end = std::min(end, m_html.size());
        token.kind = HtmlToken::Kind::text;
        token.text = htmlText(m_html.substr(m_at, end - m_at));
        m_at = end;
        return true;
    }
    return false;
}

// False: the `<` is a character of the text. A tag without a name was a comment or a declaration.
bool HtmlTokens::readTag(HtmlToken& token)
{
    const std::size_t name = m_at + 1;
    if (name >= m_html.size())
        return false;
    if (m_html[name] == '!' || m_html[name] == '?') {
        skipComment();
        return true;
    }
    const bool closes = m_html[name] == '/';
    std::size_t at = closes ? name + 1 : name;
    if (at >= m_html.size() || !isAsciiLetter(m_html[at]))
        return false;
    const std::size_t end = std::min(m_html.find_first_of(" \t\r\n\f/>", at), m_html.size());
    token.kind = closes ? HtmlToken::Kind::close : HtmlToken::Kind::open;
    token.name = loweredText(m_html.substr(at, end - at));
    m_at = end;
    readAttributes(token);
    static constexpr auto kRaw =
        std::to_array<std::string_view>({"script", "style", "template", "noscript", "svg", "title"});
    if (!closes && std::find(kRaw.begin(), kRaw.end(), token.name) != kRaw.end())
        skipRaw(token.name);
    return true;
}

void HtmlTokens::readAttributes(HtmlToken& token)
{
    while (m_at < m_html.size()) {
        m_at = std::min(m_html.find_first_not_of(" \t\r\n\f/", m_at), m_html.size());
        if (m_at >= m_html.size())
            return;
        if (m_html[m_at] == '>') {
            ++m_at;
            return;
        }
        const std::size_t end = std::min(m_html.find_first_of(" \t\r\n\f=>/", m_at + 1), m_html.size());
        std::string key = loweredText(m_html.substr(m_at, end - m_at));
        m_at = std::min(m_html.find_first_not_of(kHtmlBlanks, end), m_html.size());
        std::string value;
        if (m_at < m_html.size() && m_html[m_at] == '=') {
            m_at = std::min(m_html.find_first_not_of(kHtmlBlanks, m_at + 1), m_html.size());
            const char quote = m_at < m_html.size() ? m_html[m_at] : '\0';
            const bool quoted = quote == '"' || quote == '\'';
            const std::size_t from = quoted ? m_at + 1 : m_at;
            const std::size_t to = std::min(
                quoted ? m_html.find(quote, from) : m_html.find_first_of(" \t\r\n\f>", from), m_html.size());
            value = htmlText(m_html.substr(std::min(from, to), to - std::min(from, to)));
            m_at = quoted ? std::min(to + 1, m_html.size()) : to;
        }
        if (token.attributes.size() < kMaxAttributes)
            token.attributes.emplace_back(std::move(key), std::move(value));
    }
}

void HtmlTokens::skipRaw(const std::string& name)
{
    const std::size_t end = findClosing(m_html, m_at, name);
    if (name == "script")
        m_scripts.push_back(m_html.substr(m_at, end - m_at));
    m_at = std::min(m_html.find('>', end), m_html.size());
    m_at = std::min(m_at + 1, m_html.size());
}

void HtmlTokens::skipComment()
{
    const bool comment = m_html.substr(m_at).starts_with("<!--");
    const std::size_t end = comment ? m_html.find("-->", m_at + 4) : m_html.find('>', m_at);
    m_at = end == std::string_view::npos ? m_html.size() : end + (comment ? 3 : 1);
}

} // namespace cotejo
