#pragma once

#include "engine/domain/verdict.h"
#include "engine/orvs/sourced_words.h"

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
    std::vector<std::string> m_phrases; // folded, marks as blanks
};

} // namespace cotejo
