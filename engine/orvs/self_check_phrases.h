#pragma once

#include "engine/domain/verdict.h"
#include "engine/orvs/sourced_words.h"

#include <bitset>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Finds where an answer says that it has checked itself. That is a statement of the answer, no proof.
class SelfCheckPhrases
{
public:
    explicit SelfCheckPhrases(const SourcedWords& list);

    // One for each block between blank lines that says so, at its first phrase.
    [[nodiscard]] std::vector<Warning> warnings(std::string_view answer) const;

private:
    // The phrase that begins with the word from `begin` to `wordEnd`, nullptr where there is none.
    [[nodiscard]] const std::string* phraseAt(std::string_view text, std::size_t begin,
                                              std::size_t wordEnd) const;

    std::map<std::string, std::vector<std::string>, std::less<>>
        m_phrases;                   // by first word; folded, marks as blanks
    std::bitset<65536> m_beginnings; // of the first words: their first two bytes
};

} // namespace cotejo
