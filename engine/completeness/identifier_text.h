#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A text with one byte a code point, so that patterns give code-point offsets directly: letters lower case
// without accents, digits in ASCII, blanks as ' ', line ends as '\n', other signs as themselves where ASCII
// and as '\x01' where not.
class IdentifierText
{
public:
    enum class Case : std::uint8_t { none, lower, upper };

    explicit IdentifierText(std::string_view text); // valid UTF-8

    [[nodiscard]] const std::string& folded() const { return m_folded; }
    [[nodiscard]] Case caseAt(std::size_t codePoint) const { return m_case[codePoint]; }
    // A line (between line ends) that has capitals and no small letters: there a capital tells nothing.
    [[nodiscard]] bool shouts(std::size_t codePoint) const { return m_shouts[codePoint]; }
    // Nearly no capitals in the whole text: there a small letter tells nothing.
    [[nodiscard]] bool typedSmall() const { return m_typedSmall; }

private:
    std::string m_folded;
    std::vector<Case> m_case;
    std::vector<bool> m_shouts;
    bool m_typedSmall = false;
};

} // namespace cotejo
