#pragma once

#include "engine/orvs/sourced_words.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// The family of a model by its name: the first word after a vendor prefix ("openai/gpt-4o" → "gpt",
// "meta.llama3-70b" → "llama").
class ModelFamilies
{
public:
    explicit ModelFamilies(const SourcedWords& vendors);

    [[nodiscard]] std::string familyOf(std::string_view model) const; // empty where the name has no word

    // Two recorded models are of one family. What is not recorded has no family.
    [[nodiscard]] bool same(const std::optional<std::string>& a, const std::optional<std::string>& b) const;

private:
    std::vector<std::string> m_vendors;
    std::map<std::string, std::string, std::less<>> m_written; // a written form → the family
};

} // namespace cotejo
