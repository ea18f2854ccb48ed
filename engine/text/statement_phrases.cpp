#include "engine/text/statement_phrases.h"

#include "engine/text/line_splitter.h"
#include "engine/text/sentence_splitter.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <string>

namespace cotejo
{
namespace
{

constexpr std::string_view kOpensQuestion = "\xc2\xbf";

// Whether "y ", "e " or "o " stands at `position` as a word.
bool jointAt(std::string_view text, std::size_t position)
{
    const char c = text[position];
    return (c == 'y' || c == 'e' || c == 'o') && position > 0 && text[position - 1] == ' ' &&
           position + 1 < text.size() && text[position + 1] == ' ';
}

bool parts(std::string_view text, std::size_t i)
{
    const char c = text[i];
    const auto digit = [&](std::size_t at) { return at < text.size() && TextCursor::isDigit(text[at]); };
    if (c == ',')
        return !(i > 0 && digit(i - 1) && digit(i + 1));
    if (c == ':')
        return !(i > 0 && digit(i - 1) && digit(i + 1));
    return c == ';' || c == '(' || c == ')' || c == '\n' || c == '?';
}

class Cutter
{
public:
    Cutter(std::string_view text, const std::vector<StatementCue>& cues) : m_text(text), m_cues(cues) {}

    void sentence(const FoldedRange& range)
    {
        std::size_t from = range.begin;
        m_opens = true;
        for (std::size_t i = range.begin; i < range.end; ++i) {
            while (m_cue < m_cues.size() && m_cues[m_cue].range.begin < i)
                ++m_cue;
            const bool cueHere = m_cue < m_cues.size() && m_cues[m_cue].range.begin == i;
            const bool connector = cueHere && m_cues[m_cue].kind == StatementCueKind::connector;
            const bool joint =
                jointAt(m_text, i) && m_cue < m_cues.size() && m_cues[m_cue].range.begin == i + 2;
            const bool opens = m_text.substr(i, kOpensQuestion.size()) == kOpensQuestion;
            if (connector || joint || opens) {
                add({from, i});
                from = i;
                m_inQuestion = m_inQuestion || opens;
            } else if (parts(m_text, i)) {
                add({from, i + 1}, m_text[i] == '?');
                from = i + 1;
                m_inQuestion = m_inQuestion && m_text[i] != '?';
            }
        }
        add({from, range.end});
    }

    std::vector<StatementPhrase> take() { return std::move(m_phrases); }

private:
    void add(const FoldedRange& range, bool asks = false)
    {
        if (range.empty())
            return;
        StatementPhrase phrase;
        phrase.range = range;
        phrase.opensSentence = m_opens;
        phrase.inQuestion = m_inQuestion || asks;
        m_opens = false;
        const auto begins = [](const StatementCue& cue, std::size_t p) { return cue.range.begin < p; };
        const auto first = std::lower_bound(m_cues.begin(), m_cues.end(), range.begin, begins);
        const auto last = std::lower_bound(first, m_cues.end(), range.end, begins);
        phrase.firstCue = static_cast<std::size_t>(first - m_cues.begin());
        phrase.lastCue = static_cast<std::size_t>(last - m_cues.begin());
        m_phrases.push_back(phrase);
    }

    std::string_view m_text;
    const std::vector<StatementCue>& m_cues;
    std::vector<StatementPhrase> m_phrases;
    std::size_t m_cue = 0;
    bool m_opens = true;
    bool m_inQuestion = false;
};

} // namespace

std::vector<StatementPhrase> splitStatementPhrases(const FoldedText& text,
                                                   const std::vector<StatementCue>& cues)
{
    Cutter cutter(text.view(), cues);
    for (const Sentence& sentence : splitSentences(text, splitLines(text)))
        cutter.sentence(sentence.range);
    return cutter.take();
}

} // namespace cotejo
