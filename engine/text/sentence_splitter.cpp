#include "engine/text/sentence_splitter.h"

#include "engine/text/question_answer.h"
#include "engine/text/text_cursor.h"
#include "engine/text/word_list.h"

namespace cotejo
{
namespace
{

bool isAbbreviation(std::string_view word)
{
    static const WordList words("abbreviation");
    return words.contains(word);
}

bool endsSentence(const FoldedText& text, std::size_t stop, const FoldedRange& within)
{
    const std::string_view folded = text.view();
    if (folded[stop] == '!' || folded[stop] == '?')
        return !isAnsweredQuestion(folded, stop);
    std::size_t begin = stop;
    while (begin > within.begin && stop - begin < 20 && TextCursor::isWord(folded[begin - 1]))
        --begin;
    const std::string_view word = folded.substr(begin, stop - begin);
    if (word.empty())
        return true;
    if (isAbbreviation(word))
        return false;
    static const WordList beforeDigits("abbreviation_number");
    if (beforeDigits.contains(word) && stop + 2 < within.end && TextCursor::isDigit(folded[stop + 2]))
        return false;
    const bool afterNumber = begin >= within.begin + 2 && TextCursor::isBlank(folded[begin - 1]) &&
                             TextCursor::isDigit(folded[begin - 2]);
    if (word.size() == 1 && TextCursor::isLetter(word.front()) && !afterNumber)
        return false;
    std::size_t next = stop + 1;
    while (next < within.end && TextCursor::isBlank(folded[next]))
        ++next;
    const bool lower = next < within.end && TextCursor::isLetter(folded[next]) && !text.upperAt(next);
    return !lower || word.size() > 4 || TextCursor::isDigit(word.back());
}

// Where a run of words too long for a sentence is parted: behind the last cell, semicolon, comma or blank of
// its allowed length, in this order.
std::size_t partingPlace(std::string_view folded, std::size_t begin)
{
    const std::size_t limit = begin + kLongestSentence;
    // Not beyond: a sign that the text has nowhere would be looked for up to its start, for every part.
    const std::string_view latter = folded.substr(begin, kLongestSentence).substr(kLongestSentence / 2 + 1);
    for (const std::string_view sign : {"|", "; ", ", ", " ", "\n"}) {
        if (const auto place = latter.rfind(sign); place != std::string_view::npos)
            return begin + kLongestSentence / 2 + 1 + place + sign.size();
    }
    std::size_t place = limit;
    while (place > begin + 1 && (static_cast<unsigned char>(folded[place]) & 0xC0U) == 0x80U)
        --place;
    return place;
}

void pushParts(std::string_view folded, FoldedRange range, std::size_t line, std::vector<Sentence>& sentences)
{
    while (true) {
        while (!range.empty() && TextCursor::isBlank(folded[range.begin]))
            ++range.begin;
        if (range.empty())
            return;
        const bool fits = range.length() <= kLongestSentence;
        const std::size_t end = fits ? range.end : partingPlace(folded, range.begin);
        sentences.push_back({{range.begin, end}, line});
        range.begin = end;
    }
}

void cut(const FoldedText& text, FoldedRange block, std::size_t content, std::size_t line,
         std::vector<Sentence>& sentences)
{
    const std::string_view folded = text.view();
    std::size_t begin = block.begin;
    for (std::size_t i = content; i < block.end; ++i) {
        const char c = folded[i];
        if (c != '.' && c != '!' && c != '?')
            continue;
        const bool gap = i + 1 >= block.end || TextCursor::isBlank(folded[i + 1]);
        if (!gap || !endsSentence(text, i, block))
            continue;
        pushParts(folded, {begin, i + 1}, line, sentences);
        begin = i + 1;
    }
    pushParts(folded, {begin, block.end}, line, sentences);
}

} // namespace

std::vector<Sentence> splitSentences(const FoldedText& text, const std::vector<TextLine>& lines)
{
    std::vector<Sentence> sentences;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t first = i;
        if (lines[i].pipes) {
            pushParts(text.view(), lines[i].range, i, sentences);
            continue;
        }
        while (lines[i].wraps && i + 1 < lines.size())
            ++i;
        cut(text, {lines[first].range.begin, lines[i].range.end}, lines[first].content, first, sentences);
    }
    return sentences;
}

} // namespace cotejo
