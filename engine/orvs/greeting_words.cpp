#include "engine/orvs/greeting_words.h"

#include "engine/citations/folded_answer.h"
#include "engine/citations/folded_characters.h"

#include <algorithm>
#include <vector>

namespace cotejo
{
namespace
{
constexpr std::size_t kLongestGreeting = 200; // bytes; a longer query asks something

// Words without case, accents and repeated letters: "Holaaa" is "hola".
std::vector<std::string> wordsOf(std::string_view text)
{
    const FoldedAnswer folded(text);
    std::vector<std::string> words;
    bool inside = false;
    for (const char c : folded.view()) {
        if (!folded::isWord(c)) {
            inside = inside && c == '\'';
            continue;
        }
        if (!inside)
            words.emplace_back();
        inside = true;
        if (words.back().empty() || words.back().back() != c)
            words.back() += c;
    }
    return words;
}

std::string joined(const std::vector<std::string>& words, std::size_t from, std::size_t count)
{
    std::string phrase;
    for (std::size_t i = from; i < from + count; ++i)
        phrase += (phrase.empty() ? "" : " ") + words[i];
    return phrase;
}
} // namespace

GreetingWords::GreetingWords(const SourcedWords& list)
{
    const auto add = [&](const std::string& phrase, bool greeting) {
        const std::vector<std::string> words = wordsOf(phrase);
        m_longest = std::max(m_longest, words.size());
        m_phrases.emplace(joined(words, 0, words.size()), greeting);
    };
    for (const std::string& phrase : list.words)
        add(phrase, true);
    for (const std::string& phrase : list.companions)
        add(phrase, false);
}

bool GreetingWords::isGreeting(std::string_view query) const
{
    if (query.size() > kLongestGreeting)
        return false;
    const std::vector<std::string> words = wordsOf(query);
    // For each number of words read: can they be read as phrases without, or with, a greeting among them?
    std::vector<bool> plain(words.size() + 1, false);
    std::vector<bool> greeted(words.size() + 1, false);
    plain[0] = true;
    for (std::size_t i = 0; i < words.size(); ++i) {
        for (std::size_t n = 1; n <= m_longest && i + n <= words.size(); ++n) {
            const auto phrase = m_phrases.find(joined(words, i, n));
            if (phrase == m_phrases.end())
                continue;
            if (greeted[i] || (plain[i] && phrase->second))
                greeted[i + n] = true;
            if (plain[i] && !phrase->second)
                plain[i + n] = true;
        }
    }
    return greeted[words.size()];
}

} // namespace cotejo
