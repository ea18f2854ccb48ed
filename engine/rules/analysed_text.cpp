#include "engine/rules/analysed_text.h"

#include "engine/rules/stance_classifier.h"
#include "engine/text/line_splitter.h"
#include "engine/text/sentence_splitter.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <utility>

namespace cotejo
{
namespace
{

constexpr std::size_t kLongestClause = 2000; // bytes to each side: keeps many look-ups linear

bool isMark(char c)
{
    return TextCursor::isBlank(c) || c == '*' || c == '_' || c == '#' || c == ')';
}

// The words before a colon that head the rest of the line, or the whole of a line that is only a heading.
FoldedRange headOf(std::string_view text, const FoldedRange& line, bool& wholeLine)
{
    wholeLine = false;
    std::size_t end = line.end;
    while (end > line.begin && isMark(text[end - 1]))
        --end;
    if (end == line.begin)
        return {};
    const std::string_view body = text.substr(line.begin, line.length());
    const bool bold = body.starts_with("**") && body.ends_with("**") && body.find("**", 2) == body.size() - 2;
    if (text[end - 1] == ':' || body.starts_with('#') || bold) {
        wholeLine = true;
        return {line.begin, end};
    }
    for (std::size_t i = line.begin; i < line.end && i - line.begin < 90; ++i) {
        if (text[i] == '.' && i + 1 < line.end && TextCursor::isBlank(text[i + 1]) && i - line.begin > 3)
            return {};
        if (text[i] == ':')
            return {line.begin, i};
    }
    return {};
}

} // namespace

AnalysedText::AnalysedText(std::string text, const ConceptSet& concepts)
    : m_original(std::move(text)), m_concepts(concepts), m_text(m_original), m_index(m_original)
{
    findSentences();
    findMentions();
    m_amounts = statedAmounts(folded());
    classify();
    post();
}

void AnalysedText::findSentences()
{
    const std::vector<TextLine> lines = splitLines(m_text);
    const std::vector<Sentence> cut = splitSentences(m_text, lines);
    const auto& blank = m_text.blankLines();
    m_sentences.reserve(cut.size());
    FoldedRange above;
    FoldedRange own;
    std::size_t line = lines.size();
    std::uint32_t paragraph = 0;
    std::size_t previousEnd = 0;
    for (const Sentence& sentence : cut) {
        TextSentence made;
        made.range = sentence.range;
        if (sentence.line != line) {
            line = sentence.line;
            const bool parted = std::upper_bound(blank.begin(), blank.end(), previousEnd) !=
                                std::upper_bound(blank.begin(), blank.end(), lines[line].range.begin);
            if (parted || lines[line].bullet)
                ++paragraph;
            if (parted && !lines[line].bullet && !m_sentences.empty() && m_bullet.back())
                above = {};
            bool whole = false;
            own = headOf(folded(), lines[line].range, whole);
            if (whole) {
                above = own;
                own = {};
            }
        }
        previousEnd = sentence.range.end > 0 ? sentence.range.end - 1 : 0;
        made.heads = {above, own};
        made.paragraph = paragraph;
        const std::string_view words = folded().substr(made.range.begin, made.range.length());
        made.question = words.substr(words.size() - std::min<std::size_t>(words.size(), 4)).find('?') !=
                        std::string_view::npos;
        m_sentences.push_back(made);
        m_lineOf.push_back(line);
        m_bullet.push_back(lines[line].bullet);
    }
}

void AnalysedText::findMentions()
{
    const auto matches = m_concepts.matcher().find(m_text);
    m_mentions.reserve(matches.size());
    std::uint32_t sentence = 0;
    for (const auto& match : matches) {
        while (sentence + 1 < m_sentences.size() &&
               m_sentences[sentence + 1].range.begin <= match.range.begin)
            ++sentence;
        m_mentions.push_back({match.range, static_cast<ConceptNumber>(match.entry), sentence, {}});
    }
}

void AnalysedText::classify()
{
    StanceClassifier classifier(m_original, m_text, m_concepts, m_mentions);
    Polarity lead = Polarity::stated;
    std::size_t mention = 0;
    for (std::uint32_t i = 0; i < m_sentences.size(); ++i) {
        const std::size_t first = mention;
        while (mention < m_mentions.size() && m_mentions[mention].sentence == i)
            ++mention;
        if (!m_bullet[i])
            lead = Polarity::stated;
        const Polarity below = classifier.classify(m_sentences[i].range, first, mention, lead);
        if (below != Polarity::stated)
            lead = below;
        if (m_sentences[i].question)
            for (std::size_t k = first; k < mention; ++k)
                m_mentions[k].stance.asked = true;
    }
}

// What this costs beyond the mentions is one clearing of the slots, however many concepts there are.
void AnalysedText::post()
{
    m_slots.assign(m_concepts.size(), {});
    std::uint32_t posted = 0;
    for (const auto& mention : m_mentions)
        for (const ConceptNumber number : m_concepts.at(mention.number).ancestors) {
            if (m_slots[number].count++ == 0)
                m_present.push_back(number);
            ++posted;
        }
    std::sort(m_present.begin(), m_present.end());
    std::uint32_t next = 0;
    for (const ConceptNumber number : m_present) {
        m_slots[number].begin = next;
        next += std::exchange(m_slots[number].count, 0);
    }
    m_posted.resize(posted);
    for (std::uint32_t i = 0; i < m_mentions.size(); ++i)
        for (const ConceptNumber number : m_concepts.at(m_mentions[i].number).ancestors)
            m_posted[m_slots[number].begin + m_slots[number].count++] = i;
}

std::span<const std::uint32_t> AnalysedText::mentionsOf(ConceptNumber number) const
{
    return {m_posted.data() + m_slots[number].begin, m_slots[number].count};
}

std::uint32_t AnalysedText::sentenceAt(std::size_t position) const
{
    const auto place =
        std::upper_bound(m_sentences.begin(), m_sentences.end(), position,
                         [](std::size_t p, const TextSentence& s) { return p < s.range.begin; });
    return place == m_sentences.begin() ? 0 : static_cast<std::uint32_t>(place - m_sentences.begin() - 1);
}

FoldedRange AnalysedText::clauseAt(std::size_t position) const
{
    FoldedRange clause = m_sentences[sentenceAt(position)].range;
    const auto parts = [](char c) { return c == ';' || c == '|' || c == '\t'; };
    for (std::size_t i = position; i > clause.begin && position - i < kLongestClause; --i)
        if (parts(folded()[i - 1])) {
            clause.begin = i;
            break;
        }
    for (std::size_t i = position; i < clause.end && i - position < kLongestClause; ++i)
        if (parts(folded()[i])) {
            clause.end = i;
            break;
        }
    return clause;
}

TextSpan AnalysedText::span(const FoldedRange& range) const
{
    return m_index.span(m_text.sourceBegin(range), m_text.sourceEnd(range));
}

bool AnalysedText::accentedAt(const FoldedRange& range) const
{
    return m_text.accentedAt(range, m_original);
}

std::string AnalysedText::quote(const FoldedRange& range) const
{
    const std::size_t begin = m_text.sourceBegin(range);
    return m_original.substr(begin, m_text.sourceEnd(range) - begin);
}

} // namespace cotejo
