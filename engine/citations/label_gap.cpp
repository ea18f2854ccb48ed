#include "engine/citations/label_gap.h"

#include "engine/citations/folded_characters.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
using namespace folded;

constexpr std::size_t kLongestGap = 40;
constexpr std::size_t kLongestWords = 64;
constexpr std::size_t kLongestTag = 240;
constexpr std::size_t kLongestTarget = 300;

constexpr auto kNumberWords = std::to_array<std::string_view>(
    {"numero", "numeros", "number", "numbers", "num", "nro", "nos", "no", "n"});
constexpr auto kVerbs = std::to_array<std::string_view>(
    {"es", "son", "fue", "fueron", "era", "eran", "seria", "is", "are", "was", "were", "being"});
constexpr auto kArticles = std::to_array<std::string_view>({"el", "la", "los", "las", "the"});

template <std::size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N>& words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::string_view wordAt(std::string_view text, std::size_t i)
{
    std::size_t end = i;
    while (end < text.size() && end - i < kLongestWords && isLetter(text[end]))
        ++end;
    return text.substr(i, end - i);
}

// "n.º", "No.", "núm.": the word with what is written behind it; `i` where there is none.
std::size_t numberWordEnd(std::string_view text, std::size_t i)
{
    const std::string_view word = wordAt(text, i);
    if (!isOneOf(word, kNumberWords))
        return i;
    std::size_t end = i + word.size();
    while (at(text, end) == '.' || at(text, end) == FoldedAnswer::kOtherSign)
        ++end;
    if (at(text, end) == 'o' && !isWord(at(text, end + 1)))
        ++end;
    const std::size_t next = blanksEnd(text, end);
    return isDigit(at(text, next)) || at(text, next) == ':' || at(text, next) == '#' ? end : i;
}

class GapReader
{
public:
    GapReader(std::string_view text, const PmidLabel& label)
        : m_text(text), m_i(label.end), m_limit(label.end + kLongestGap), m_strong(label.strong),
          m_opened(isOpening(before(text, label.begin)) || isMarkup(before(text, label.begin))),
          m_inTag(before(text, label.begin) == '<')
    {
    }

    LabelGap read()
    {
        skipOwnTag();
        while (m_i < m_text.size() && m_i < m_limit) {
            if (isWord(m_text[m_i])) {
                if (!step(numberWordEnd(m_text, m_i)))
                    return atWord();
            } else if (!sign()) {
                return {};
            }
        }
        return {};
    }

private:
    // Stands between a label and its number without making it another thing; the rest only behind a colon.
    [[nodiscard]] bool isStraySign(char c) const
    {
        constexpr std::string_view kBehindColon = ">@$!?^/.,;";
        return c == '+' || c == '<' ||
               (m_gap.separator && m_strong && !m_gap.lineEnd && !m_gap.closed &&
                kBehindColon.find(c) != std::string_view::npos);
    }

    bool step(std::size_t end)
    {
        if (end == m_i)
            return false;
        m_i = end;
        return true;
    }

    LabelGap atWord()
    {
        if (isDigit(m_text[m_i]) || m_gap.separator || !m_strong || m_gap.lineEnd)
            return numberHere();
        return throughWords();
    }

    LabelGap numberHere()
    {
        m_gap.number = afterCounter();
        return m_gap;
    }

    // "<PMID Version="1">31234567</PMID>"
    void skipOwnTag()
    {
        if (!m_inTag)
            return;
        const std::size_t close = m_text.substr(m_i, kLongestGap).find_first_of("<>\n");
        if (close != std::string_view::npos && m_text[m_i + close] == '>')
            m_i += close + 1;
    }

    // "PMID 1: 31234567", "PMIDs (2): …": the counter is not the number.
    [[nodiscard]] std::size_t afterCounter() const
    {
        std::size_t i = digitsEnd(m_text, m_i);
        if (i == m_i || i - m_i > 3)
            return m_i;
        while (isClosing(at(m_text, i)) || isMarkup(at(m_text, i)))
            ++i;
        if (at(m_text, i) != ':' && at(m_text, i) != '=')
            return m_i;
        ++i;
        while (isBlank(at(m_text, i)) || isMarkup(at(m_text, i)) || isOpening(at(m_text, i)))
            ++i;
        return digitsEnd(m_text, i) - i >= 6 ? i : m_i;
    }

    bool sign()
    {
        const char c = m_text[m_i];
        if (const std::size_t tags = skipTags(m_text, m_i); tags != m_i) {
            m_limit += tags - m_i;
            m_i = tags;
            m_gap.crossed = true;
            return true;
        }
        if (c == ':' || c == '=' || c == '#')
            m_gap.separator = true;
        else if (c == '\n')
            return lineEnd();
        else if (c == '|')
            m_gap.crossed = m_pipe = true;
        else if (isClosing(c))
            return closing();
        else if (c == FoldedAnswer::kOtherSign || c == '-')
            return ++m_signs <= 3 && (++m_i, true);
        else if (isStraySign(c) && isDigit(at(m_text, m_i + 1))) // "PMID: <31234567>"
            ++m_signs;
        else if (!isBlank(c) && !isMarkup(c) && !isOpening(c) && c != '\\' &&
                 !(c == '>' && (m_gap.lineEnd || isMarkup(before(m_text, m_i)))))
            return false;
        ++m_i;
        return true;
    }

    bool lineEnd()
    {
        ++m_i;
        if (m_pipe || m_lines == 2)
            return false;
        ++m_lines;
        m_gap.lineEnd = true;
        return true;
    }

    // Only the bracket that was opened before the label may close here.
    bool closing()
    {
        if (!m_opened || m_gap.closed)
            return false;
        m_gap.closed = true;
        const std::size_t target = skipLinkTarget(m_text, m_i);
        m_limit += target - m_i;
        m_i = target == m_i ? m_i + 1 : target;
        return true;
    }

    // "PMIDs citados: 1", "el PMID de ese ensayo es 1".
    LabelGap throughWords()
    {
        const std::size_t from = m_i;
        bool ready = false; // a colon or verb was the last thing
        for (std::size_t i = from; i < m_text.size() && i - from < kLongestWords;) {
            const char c = m_text[i];
            if (isDigit(c)) {
                if (!ready && digitsEnd(m_text, i) - i <= 4) { // a year or a count among the words
                    i = digitsEnd(m_text, i);
                    continue;
                }
                m_i = i;
                m_gap.words = true;
                return ready ? numberHere() : LabelGap{};
            }
            if (isLetter(c)) {
                const std::string_view word = wordAt(m_text, i);
                const bool numberWord = numberWordEnd(m_text, i) != i;
                if (word.empty() || readPmidLabel(m_text, i) || m_gap.separator)
                    return {};
                ready = numberWord || isOneOf(word, kVerbs) || (ready && isOneOf(word, kArticles));
                i = numberWord ? numberWordEnd(m_text, i) : i + word.size();
                continue;
            }
            if (c == ':' || c == '=' || c == '#')
                ready = m_gap.separator = true;
            else if (!isBlank(c) && !isMarkup(c) && !isOpening(c) && !isClosing(c) && c != '-' && c != '/' &&
                     !(c == '\n' && ready && !m_gap.lineEnd))
                return {};
            m_gap.lineEnd = m_gap.lineEnd || c == '\n';
            ++i;
        }
        return {};
    }

    std::string_view m_text;
    std::size_t m_i;
    std::size_t m_limit;
    bool m_strong;
    bool m_opened;
    bool m_inTag;
    bool m_pipe = false;
    int m_lines = 0;
    int m_signs = 0;
    LabelGap m_gap;
};
} // namespace

LabelGap gapAfter(std::string_view text, const PmidLabel& label)
{
    return GapReader(text, label).read();
}

std::size_t skipTags(std::string_view text, std::size_t i)
{
    constexpr auto kEntities =
        std::to_array<std::string_view>({"&nbsp;", "&#160;", "&#xa0;", "&thinsp;", "&ensp;", "&emsp;",
                                         "&#8239;", "&#x202f;", "&quot;", "&lt;", "%20", "%3a"});
    for (bool again = true; again;) {
        again = false;
        const char next = at(text, i + 1);
        if (at(text, i) == '<' && (isLetter(next) || next == '/')) {
            const std::string_view tag = text.substr(i, kLongestTag);
            const std::size_t close = tag.find_first_of(">\n", 1);
            if (close == std::string_view::npos || tag[close] != '>')
                return i;
            i += close + 1;
            again = true;
        } else if (at(text, i) == '&' || at(text, i) == '%') {
            for (const std::string_view entity : kEntities) {
                if (startsWith(text, i, entity)) {
                    i += entity.size();
                    again = true;
                    break;
                }
            }
        }
    }
    return i;
}

std::size_t skipLinkTarget(std::string_view text, std::size_t i)
{
    if (at(text, i) != ']' || at(text, i + 1) != '(')
        return i;
    const std::string_view rest = text.substr(i + 2, kLongestTarget);
    const std::size_t close = rest.find_first_of(") \n");
    return close != std::string_view::npos && rest[close] == ')' ? i + 2 + close + 1 : i;
}

} // namespace cotejo
