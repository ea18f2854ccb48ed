#include "engine/orvs/model_families.h"

#include "engine/citations/folded_answer.h"
#include "engine/citations/folded_characters.h"

namespace cotejo
{

ModelFamilies::ModelFamilies(const SourcedWords& vendors) : m_vendors(vendors.words)
{
    for (const std::string& pair : vendors.companions) {
        const std::size_t blank = pair.find(' ');
        if (blank != std::string::npos)
            m_written.emplace(pair.substr(0, blank), pair.substr(blank + 1));
    }
}

std::string ModelFamilies::familyOf(std::string_view model) const
{
    const FoldedAnswer folded(model);
    std::string_view name = folded.view();
    if (const std::size_t slash = name.rfind('/'); slash != std::string_view::npos && slash + 1 < name.size())
        name.remove_prefix(slash + 1);
    for (bool cut = true; cut;) {
        cut = false;
        while (!name.empty() && !folded::isWord(name.front()))
            name.remove_prefix(1);
        for (const std::string& vendor : m_vendors) {
            const char next = folded::at(name, vendor.size());
            const bool ends = next == ':' || next == '.' || next == ' ' || next == '-' || next == '_';
            if (name.starts_with(vendor) && ends) {
                name.remove_prefix(vendor.size() + 1);
                cut = true;
                break;
            }
        }
    }
    std::size_t end = 0;
    while (end < name.size() && folded::isLetter(name[end]))
        ++end;
    const std::string word(name.substr(0, end));
    const auto written = m_written.find(word);
    return written == m_written.end() ? word : written->second;
}

bool ModelFamilies::same(const std::optional<std::string>& a, const std::optional<std::string>& b) const
{
    if (!a || !b)
        return false;
    const std::string family = familyOf(*a);
    return !family.empty() && family == familyOf(*b);
}

} // namespace cotejo
