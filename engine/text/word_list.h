#pragma once

#include <set>
#include <string>
#include <string_view>

namespace cotejo
{

// Folded terms of a lexicon group that is kept as a list ("matched": "no"): abbreviations, joining words.
// Empty for an unknown group.
class WordList
{
public:
    explicit WordList(std::string_view group);
    [[nodiscard]] bool contains(std::string_view word) const { return m_words.contains(word); }

private:
    std::set<std::string, std::less<>> m_words;
};

} // namespace cotejo
