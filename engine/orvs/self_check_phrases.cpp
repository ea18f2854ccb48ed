#include "engine/orvs/self_check_phrases.h"

#include "engine/citations/folded_answer.h"
#include "engine/citations/folded_characters.h"

#include <algorithm>

namespace cotejo
{
namespace
{
// Marks become blanks, one for one: "confabulation_rate" and "**PMIDs** verificados" keep their places.
std::string spacedWords(std::string_view folded)
{
    std::string text(folded);
    for (char& c : text)
        c = folded::isWord(c) || c == '\n' ? c : ' ';
    return text;
}

std::size_t beginningOf(std::string_view text, std::size_t begin)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(folded::at(text, i)); };
    const bool single = !folded::isWord(folded::at(text, begin + 1));
    return byte(begin) * 256U + (single ? 0U : byte(begin + 1));
}

std::string withSingleBlanks(const std::string& text)
{
    std::string plain;
    for (const char c : text) {
        if (c != ' ' || (!plain.empty() && plain.back() != ' '))
            plain += c;
    }
    return plain;
}
} // namespace

SelfCheckPhrases::SelfCheckPhrases(const SourcedWords& list)
{
    for (const std::string& written : list.words) {
        std::string phrase = withSingleBlanks(spacedWords(FoldedAnswer(written).view()));
        std::string first = phrase.substr(0, phrase.find(' '));
        m_beginnings.set(beginningOf(first, 0));
        m_phrases[std::move(first)].push_back(std::move(phrase));
    }
}

std::vector<Warning> SelfCheckPhrases::warnings(std::string_view answer) const
{
    const FoldedAnswer folded(answer);
    const std::string text = spacedWords(folded.view());
    std::vector<Warning> warnings;
    for (std::size_t i = 0; i < text.size();) {
        if (!folded::isWord(text[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && folded::isWord(text[end]))
            ++end;
        const std::string* phrase = phraseAt(text, i, end);
        if (phrase == nullptr) {
            i = end;
            continue;
        }
        warnings.push_back({"self_reported_check", folded.span(i, i + phrase->size()), *phrase});
        i = std::min(text.size(), text.find("\n\n", i)); // one warning for a block
    }
    return warnings;
}

const std::string* SelfCheckPhrases::phraseAt(std::string_view text, std::size_t begin,
                                              std::size_t wordEnd) const
{
    if (!m_beginnings.test(beginningOf(text, begin)))
        return nullptr;
    const auto candidates = m_phrases.find(text.substr(begin, wordEnd - begin));
    if (candidates == m_phrases.end())
        return nullptr;
    for (const std::string& phrase : candidates->second) {
        if (folded::startsWith(text, begin, phrase) &&
            !folded::isWord(folded::at(text, begin + phrase.size())))
            return &phrase;
    }
    return nullptr;
}

} // namespace cotejo
