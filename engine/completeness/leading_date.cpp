#include "engine/completeness/leading_date.h"

#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cotejo
{
namespace
{

constexpr std::size_t kLeadReach = 60; // bytes from the date to what it dates
constexpr std::size_t kLeadWords = 28; // bytes before the date in its phrase
constexpr std::array<std::string_view, 20> kLeaders = {
    "en",      "el",         "hacia",   "durante",        "para",  "a",  "al",
    "inicios", "principios", "finales", "mediados",       "fines", "de", "del",
    "mes",     "dia",        "luego",   "posteriormente", "in",    "on"};

bool onlyLeaders(std::string_view words)
{
    for (std::size_t i = 0; i < words.size();) {
        if (!TextCursor::isWord(words[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < words.size() && TextCursor::isWord(words[end]))
            ++end;
        if (std::find(kLeaders.begin(), kLeaders.end(), words.substr(i, end - i)) == kLeaders.end())
            return false;
        i = end;
    }
    return true;
}

} // namespace

const DateExpression* leadingDate(const AnalysedNote& note, std::size_t position)
{
    const FoldedRange sentence = note.sentenceAt(position).range;
    FoldedRange phrase = note.phraseAt(position);
    for (int step = 0; step < 2; ++step) {
        for (const auto& date : note.datesIn({phrase.begin, std::min(position, phrase.begin + kLeadWords)})) {
            if (date.range.end > position || position - date.range.end > kLeadReach)
                continue;
            const bool wholePhrase =
                step == 0 ||
                note.words({date.range.end, phrase.end}).find_first_not_of(" ,\n") == std::string_view::npos;
            if (wholePhrase && date.date && onlyLeaders(note.words({phrase.begin, date.range.begin})))
                return &date;
        }
        if (phrase.begin <= sentence.begin)
            break;
        phrase = note.phraseAt(phrase.begin - 1);
    }
    return nullptr;
}

} // namespace cotejo
