#pragma once

#include "engine/text/date_expression.h"
#include "engine/text/date_words.h"

#include <optional>
#include <string_view>

namespace cotejo
{

// Reads dates that are counted from another: "hace 3 meses", "hoy", "2 years ago", "a los 40 años".
class RelativeDateReader
{
public:
    RelativeDateReader(std::string_view folded, const DateWords& words) : m_text(folded), m_words(words) {}
    // `cue`: a mention of the group "ago"; `from`: nothing before it may be taken.
    [[nodiscard]] std::optional<DateExpression> fromCue(const Mention& cue, std::size_t from) const;
    [[nodiscard]] std::optional<DateExpression> fromAge(std::size_t position) const;

private:
    [[nodiscard]] std::optional<DateExpression> amountBefore(const Mention& cue, std::size_t from) const;

    std::string_view m_text;
    const DateWords& m_words;
};

} // namespace cotejo
