#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cotejo
{

// One piece of an HTML text: characters with their references resolved, or a tag.
struct HtmlToken {
    enum class Kind { text, open, close };
    Kind kind = Kind::text;
    std::string text; // of a text
    std::string name; // of a tag, in lower case
    std::vector<std::pair<std::string, std::string>> attributes;

    [[nodiscard]] std::optional<std::string> attribute(std::string_view name) const;
};

// Cuts HTML into tokens in one pass, as forgiving as browsers are. Comments, declarations and what scripts,
// styles and templates hold are left out; nothing is run or fetched. The text must outlive it.
class HtmlTokens
{
public:
    explicit HtmlTokens(std::string_view html) : m_html(html) {}

    [[nodiscard]] bool next(HtmlToken& token);
    // The bytes of the scripts passed over so far.
    [[nodiscard]] const std::vector<std::string_view>& scripts() const { return m_scripts; }

private:
    bool readTag(HtmlToken& token);
    void readAttributes(HtmlToken& token);
    void skipRaw(const std::string& name);
    void skipComment();

    std::string_view m_html;
    std::size_t m_at = 0;
    std::vector<std::string_view> m_scripts;
};

// Characters written as references ("&amp;", "&#233;", "&eacute;"), resolved; an unknown one stays as it is.
[[nodiscard]] std::string htmlText(std::string_view text);

} // namespace cotejo
