#include "engine/orvs/self_check_phrases.h"

#include "engine/citations/folded_answer.h"
#include "engine/citations/folded_characters.h"

#include <algorithm>
#include <map>

namespace cotejo
{
namespace
{
// Marks become blanks, one for one: "confabulation_rate" and "**PMIDs** verificados" keep their places.
std::string comparable(std::string_view folded)
{
    std::string text(folded);
    for (char& c : text)
        c = folded::isWord(c) || c == '\n' ? c : ' ';
    return text;
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
    for (const std::string& phrase : list.words)
        m_phrases.push_back(withSingleBlanks(comparable(FoldedAnswer(phrase).view())));
}

std::vector<Warning> SelfCheckPhrases::warnings(std::string_view answer) const
{
    const FoldedAnswer folded(answer);
    const std::string text = comparable(folded.view());
    std::map<std::size_t, const std::string*> places;
    for (const std::string& phrase : m_phrases) {
        for (std::size_t i = text.find(phrase); i != std::string::npos; i = text.find(phrase, i + 1)) {
            if (!folded::isWord(folded::before(text, i)) &&
                !folded::isWord(folded::at(text, i + phrase.size())))
                places.emplace(i, &phrase);
        }
    }
    std::vector<Warning> warnings;
    std::size_t blockEnd = 0; // of the block that was warned of last
    for (const auto& [place, phrase] : places) {
        if (place < blockEnd)
            continue;
        warnings.push_back({"self_reported_check", folded.span(place, place + phrase->size()), *phrase});
        blockEnd = std::min(text.size(), text.find("\n\n", place));
    }
    return warnings;
}

} // namespace cotejo
