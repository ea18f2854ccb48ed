#pragma once

#include "engine/orvs/sourced_words.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Tells flags that name a technical error of the evaluator ("PARSE_ERROR: …") from flags about content.
class TechnicalFlags
{
public:
    explicit TechnicalFlags(const SourcedWords& list) : m_names(list.words) {}

    [[nodiscard]] std::optional<std::string> errorIn(std::string_view flag) const; // the name of the error

private:
    std::vector<std::string> m_names;
};

} // namespace cotejo
