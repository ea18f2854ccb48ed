#pragma once

#include "engine/orvs/sourced_words.h"

#include <set>
#include <string>
#include <string_view>

namespace cotejo
{

// Tells Spanish from English by function words, so that a translation is not held against its original.
class LanguageGuess
{
public:
    explicit LanguageGuess(const SourcedWords& functionWords); // words: English; companions: Spanish

    // Both texts lean to the same language, or one of them to neither.
    [[nodiscard]] bool mayBeSame(std::string_view a, std::string_view b) const;

private:
    [[nodiscard]] int lean(std::string_view text) const; // above 0 English, below 0 Spanish
    std::set<std::string, std::less<>> m_english;
    std::set<std::string, std::less<>> m_spanish;
};

} // namespace cotejo
