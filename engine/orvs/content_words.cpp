#include "engine/orvs/content_words.h"

#include "engine/citations/folded_answer.h"
#include "engine/citations/folded_characters.h"

#include <algorithm>

namespace cotejo
{

std::vector<std::string> foldedWords(std::string_view text)
{
    const FoldedAnswer folded(text);
    std::vector<std::string> words;
    bool inside = false;
    for (const char c : folded.view()) {
        if (!folded::isWord(c)) {
            inside = false;
            continue;
        }
        if (!inside)
            words.emplace_back();
        words.back() += c;
        inside = true;
    }
    return words;
}

std::set<std::string> contentWords(std::string_view text)
{
    std::set<std::string> words;
    for (std::string& word : foldedWords(text)) {
        if (word.size() >= 4 && std::all_of(word.begin(), word.end(), folded::isLetter))
            words.insert(std::move(word));
    }
    return words;
}

} // namespace cotejo
