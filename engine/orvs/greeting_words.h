#pragma once

#include "engine/orvs/sourced_words.h"

#include <map>
#include <string>
#include <string_view>

namespace cotejo
{

// Tells a query that is nothing but greeting words ("Hola, buenas tardes, doctora") from a question.
class GreetingWords
{
public:
    explicit GreetingWords(const SourcedWords& list);

    [[nodiscard]] bool isGreeting(std::string_view query) const;

private:
    std::map<std::string, bool, std::less<>>
        m_phrases;             // folded words joined by blanks → a greeting by itself
    std::size_t m_longest = 0; // words of the longest phrase
};

} // namespace cotejo
