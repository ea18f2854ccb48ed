#include "engine/completeness/drug_zones.h"

#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cotejo
{
namespace
{

constexpr std::size_t kGovernReach = 60;
constexpr std::array<std::string_view, 26> kGlue = {
    "con",     "del",        "biologico",    "tratamiento",   "terapia",   "uso",     "medicamento",
    "farmaco", "hoy",        "nuevamente",   "para",          "the",       "with",    "therapy",
    "dosis",   "aplicacion", "mismo",        "misma",         "nuevo",     "tambien", "solo",
    "este",    "esta",       "medicamentos", "biocomparable", "biosimilar"};

bool isGlue(std::string_view word)
{
    return word.size() <= 3 || std::find(kGlue.begin(), kGlue.end(), word) != kGlue.end();
}

bool isWordAt(std::string_view text, std::size_t position, std::string_view word)
{
    if (text.substr(position, word.size()) != word)
        return false;
    const std::size_t end = position + word.size();
    return (position == 0 || !TextCursor::isWord(text[position - 1])) &&
           (end >= text.size() || !TextCursor::isWord(text[end]));
}

bool decimalComma(std::string_view text, std::size_t position)
{
    return position > 0 && position + 1 < text.size() && TextCursor::isDigit(text[position - 1]) &&
           TextCursor::isDigit(text[position + 1]);
}

} // namespace

bool DrugZoner::governs(const ActMention& act, std::size_t drugBegin) const
{
    if (act.range.end > drugBegin || drugBegin - act.range.end > kGovernReach)
        return false;
    const std::string_view text = m_note.folded();
    std::size_t foreign = 0;
    for (std::size_t i = act.range.end; i < drugBegin;) {
        const char c = text[i];
        if ((c == ',' && !decimalComma(text, i)) || c == ';' || c == '|' || c == ')')
            return false;
        if (!TextCursor::isWord(c)) {
            ++i;
            continue;
        }
        const std::size_t begin = i;
        while (i < drugBegin && TextCursor::isWord(text[i]))
            ++i;
        const auto dates = m_note.datesIn({begin, begin + 1});
        if (!dates.empty()) {
            i = std::max(i, dates.front().range.end);
            continue;
        }
        const std::string_view word = text.substr(begin, i - begin);
        if (word == "y" || word == "e" || word == "and")
            return false;
        if (!isGlue(word) && !TextCursor::isDigit(word.front()) && m_acts.in({begin, begin + 1}).empty())
            ++foreign;
    }
    return foreign <= 1;
}

std::size_t DrugZoner::afterBrackets(const FoldedRange& gap) const
{
    std::size_t after = gap.begin;
    std::size_t open = std::string_view::npos;
    for (std::size_t i = gap.begin; i < gap.end; ++i) {
        const char c = m_note.folded()[i];
        if (c == '(')
            open = i;
        else if (c == ')')
            after = open == std::string_view::npos ? after : i + 1;
    }
    return after;
}

std::size_t DrugZoner::jointBefore(const FoldedRange& region) const
{
    const std::string_view text = m_note.folded();
    for (std::size_t i = region.end; i > region.begin;) {
        --i;
        const char c = text[i];
        const bool slash =
            c == '/' && (region.length() <= 3 || (i > 0 && text[i - 1] == ' ' && text[i + 1] == ' '));
        if (c == '+' || slash || c == '&' || (c == ',' && !decimalComma(text, i)))
            return i;
        if (isWordAt(text, i, "y") || isWordAt(text, i, "e") || isWordAt(text, i, "and") ||
            isWordAt(text, i, "mas"))
            return i;
        if (isWordAt(text, i, "con") && region.end - i < 8)
            return i;
    }
    return region.begin;
}

std::size_t DrugZoner::splitAt(const FoldedRange& gap, const FoldedRange&) const
{
    const std::string_view text = m_note.folded();
    const std::size_t from = afterBrackets(gap);
    std::size_t hard = std::string_view::npos;
    std::size_t earlier = std::string_view::npos;
    for (std::size_t i = from; i < gap.end; ++i) {
        const char c = text[i];
        const bool arrow = c == '-' && i + 1 < gap.end && text[i + 1] == '>';
        if (c != ';' && c != '|' && c != '\t' && !arrow)
            continue;
        earlier = hard;
        hard = i;
    }
    if (hard != std::string_view::npos) {
        const bool onlyBlanks =
            std::all_of(text.begin() + static_cast<std::ptrdiff_t>(hard) + 1,
                        text.begin() + static_cast<std::ptrdiff_t>(gap.end), TextCursor::isBlank);
        const std::size_t cell = earlier == std::string_view::npos ? from : earlier;
        const bool plain =
            std::none_of(text.begin() + static_cast<std::ptrdiff_t>(cell),
                         text.begin() + static_cast<std::ptrdiff_t>(hard), TextCursor::isDigit);
        const bool labelCell = onlyBlanks && plain && (text[hard] == '|' || text[hard] == '\t');
        if (labelCell && earlier != std::string_view::npos)
            return earlier;
        if (!labelCell)
            return hard;
    }
    const auto acts = m_acts.in({from, gap.end});
    std::size_t chain = gap.end;
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        if (!governs(*act, chain))
            break;
        chain = act->range.begin;
    }
    if (chain == gap.end)
        return jointBefore({from, gap.end}) == from && from == gap.begin ? gap.end
                                                                         : jointBefore({from, gap.end});
    const std::size_t joint = jointBefore({from, chain});
    return joint == from ? chain : joint;
}

bool DrugZoner::repeats(const DrugMention& before, const DrugMention& next) const
{
    if (before.drug != next.drug || next.range.begin < before.range.end)
        return false;
    const FoldedRange between{before.range.end, next.range.begin};
    if (between.length() > 34 || !m_acts.in(between).empty())
        return false;
    const std::string_view words = m_note.words(between);
    return words.find_first_of(";|") == std::string_view::npos && words.find(" y ") == std::string_view::npos;
}

std::vector<DrugZone> DrugZoner::part(const std::vector<DrugMention>& mentions, std::size_t first,
                                      std::size_t last) const
{
    std::vector<DrugZone> zones;
    if (first >= last)
        return zones;
    const FoldedRange sentence = m_note.sentenceAt(mentions[first].range.begin).range;
    std::size_t headEnd = 0;
    for (std::size_t i = first; i < last; ++i) {
        if (!zones.empty() && repeats(mentions[i - 1], mentions[i])) {
            zones.back().aliases.push_back(i);
            continue;
        }
        DrugZone zone;
        zone.mention = i;
        if (zones.empty()) {
            zone.pre = {sentence.begin, mentions[i].range.begin};
        } else {
            const FoldedRange gap{headEnd, mentions[i].range.begin};
            const std::size_t split = splitAt(gap, sentence);
            zones.back().post.end = split;
            zone.pre = {split, mentions[i].range.begin};
            const std::string_view before = m_note.words({gap.begin, split});
            const bool hard = before.find_first_of(";|") != std::string_view::npos ||
                              m_note.words(zone.pre).find_first_of(";|>") != std::string_view::npos;
            zone.listed = !hard && zone.pre.length() <= 8 && m_acts.in(zone.pre).empty();
            zones.back().joinedNext = zone.listed && split - gap.begin <= 2;
        }
        zone.post = {mentions[i].range.end, sentence.end};
        zones.push_back(zone);
        headEnd = mentions[i].range.end;
    }
    return zones;
}

} // namespace cotejo
