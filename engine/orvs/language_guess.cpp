#include "engine/orvs/language_guess.h"

#include "engine/orvs/content_words.h"

namespace cotejo
{

LanguageGuess::LanguageGuess(const SourcedWords& functionWords)
{
    for (const std::string& word : functionWords.words)
        m_english.insert(foldedWords(word).at(0));
    for (const std::string& word : functionWords.companions)
        m_spanish.insert(foldedWords(word).at(0));
}

int LanguageGuess::lean(std::string_view text) const
{
    int lean = 0;
    for (const std::string& word : foldedWords(text)) {
        lean += m_english.contains(word) ? 1 : 0;
        lean -= m_spanish.contains(word) ? 1 : 0;
    }
    return lean;
}

bool LanguageGuess::mayBeSame(std::string_view a, std::string_view b) const
{
    const int first = lean(a);
    const int second = lean(b);
    return first == 0 || second == 0 || (first > 0) == (second > 0);
}

} // namespace cotejo
