#include "engine/orvs/technical_flags.h"

#include "engine/citations/folded_answer.h"
#include "engine/citations/folded_characters.h"

namespace cotejo
{
namespace
{
// "Parse-error: …" is PARSE_ERROR too.
std::string flagCode(std::string_view text)
{
    const FoldedAnswer folded(text);
    std::string plain(folded.view());
    for (char& c : plain)
        c = c == ' ' || c == '-' ? '_' : c;
    return plain;
}
} // namespace

std::optional<std::string> TechnicalFlags::errorIn(std::string_view flag) const
{
    const std::string text = flagCode(flag);
    for (const std::string& name : m_names) {
        const std::string wanted = flagCode(name);
        for (std::size_t i = text.find(wanted); i != std::string::npos; i = text.find(wanted, i + 1)) {
            if (!folded::isWord(folded::before(text, i)) &&
                !folded::isWord(folded::at(text, i + wanted.size())))
                return name;
        }
    }
    return std::nullopt;
}

} // namespace cotejo
