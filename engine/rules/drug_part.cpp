#include "engine/rules/drug_part.h"

#include "engine/rules/stance_classifier.h"
#include "engine/text/text_cursor.h"

#include <algorithm>

namespace cotejo
{
namespace
{

constexpr std::size_t kDoseReach = 40;     // bytes from a drug to its dose
constexpr std::size_t kVerbReach = 60;     // bytes between "iniciar" and its drug
constexpr std::uint32_t kLongestList = 16; // drugs named one after the other

bool isDose(const StatedAmount& amount)
{
    return amount.unit == AmountUnit::milligrams || amount.unit == AmountUnit::milligramsPerKilogram;
}

// "inició", "agregué": a beginning that lies behind, beside "inicio" and "agregue".
bool isPreterite(const AnalysedText& text, const FoldedRange& act)
{
    return act.length() > 3 && text.accentedAt({act.end - 1, act.end});
}

// What stands between two drugs, without the first one's dose: "anakinra 4-10 mg/kg/dia o ciclosporina".
std::string_view afterDose(const AnalysedText& text, const FoldedRange& between)
{
    const std::string_view words = text.folded().substr(between.begin, between.length());
    const auto amounts = text.amounts();
    const auto dose =
        std::lower_bound(amounts.begin(), amounts.end(), between.begin,
                         [](const StatedAmount& a, std::size_t p) { return a.range.begin < p; });
    if (dose == amounts.end() || dose->range.begin > between.begin + 2 || dose->range.end > between.end ||
        words.find_first_of(",;:") != std::string_view::npos)
        return words;
    const auto mentions = text.mentions();
    const auto act =
        std::lower_bound(mentions.begin(), mentions.end(), between.begin,
                         [](const ConceptMention& m, std::size_t p) { return m.range.begin < p; });
    for (auto place = act; place != mentions.end() && place->range.begin < between.end; ++place)
        if (text.concepts().at(place->number).isAct)
            return words;
    const std::size_t joint = words.rfind(' ', words.size() - 2); // the last word between
    return joint == std::string_view::npos || words.back() != ' ' ? words : words.substr(joint);
}

// The words right before a mention, on its line.
bool follows(const AnalysedText& text, std::size_t position, std::string_view word)
{
    const std::string_view before = text.folded().substr(0, position);
    return before.ends_with(' ') && before.substr(0, before.size() - 1).ends_with(word) &&
           (before.size() == word.size() + 1 || !TextCursor::isWord(before[before.size() - word.size() - 2]));
}

} // namespace

bool hasDose(const AnalysedText& text, std::uint32_t index)
{
    const auto mentions = text.mentions();
    const FoldedRange& drug = mentions[index].range;
    const auto amounts = text.amounts();
    auto amount = std::lower_bound(amounts.begin(), amounts.end(), drug.end,
                                   [](const StatedAmount& a, std::size_t p) { return a.range.begin < p; });
    for (; amount != amounts.end() && amount->range.begin < drug.end + kDoseReach; ++amount) {
        if (!isDose(*amount))
            continue;
        for (std::size_t i = index + 1; i < mentions.size() && mentions[i].range.begin < amount->range.begin;
             ++i)
            if (text.concepts().at(mentions[i].number).isDrug && mentions[i].range.begin >= drug.end)
                return false;
        return text.sentenceAt(amount->range.begin) == mentions[index].sentence;
    }
    return false;
}

bool hasStartVerb(const AnalysedText& text, std::span<const ConceptNumber> verbs, std::uint32_t index,
                  bool afterToo)
{
    const auto mentions = text.mentions();
    const ConceptMention& drug = mentions[index];
    for (const ConceptNumber verb : verbs) {
        const auto posted = text.mentionsOf(verb);
        auto place = std::lower_bound(
            posted.begin(), posted.end(), drug.sentence,
            [&](std::uint32_t i, std::uint32_t sentence) { return mentions[i].sentence < sentence; });
        for (; place != posted.end() && mentions[*place].sentence == drug.sentence; ++place) {
            const std::uint32_t i = *place;
            const ConceptMention& act = mentions[i];
            if (act.range.begin > drug.range.end + kVerbReach)
                break;
            if (act.stance.conditional || act.stance.polarity != Polarity::stated ||
                isPreterite(text, act.range))
                continue;
            const bool before = act.range.end <= drug.range.begin;
            if (!before && !afterToo)
                continue;
            const FoldedRange between = before ? FoldedRange{act.range.end, drug.range.begin}
                                               : FoldedRange{drug.range.end, act.range.begin};
            if (between.length() > kVerbReach)
                continue;
            const bool parted = std::any_of(mentions.begin() + std::min(i, index),
                                            mentions.begin() + std::max(i, index), [&](const auto& m) {
                                                const Concept& meant = text.concepts().at(m.number);
                                                return between.contains(m.range) &&
                                                       (meant.isDrug || meant.role == CueRole::keep);
                                            });
            if (!parted)
                return true;
        }
    }
    return false;
}

bool underOptions(const AnalysedText& text, const ConceptMention& drug)
{
    for (const FoldedRange& head : text.sentences()[drug.sentence].heads) {
        if (head.empty() || head.contains(drug.range))
            continue;
        const auto mentions = text.mentions();
        auto place =
            std::lower_bound(mentions.begin(), mentions.end(), head.begin,
                             [](const ConceptMention& m, std::size_t p) { return m.range.begin < p; });
        for (; place != mentions.end() && place->range.begin < head.end; ++place) {
            const CueRole role = text.concepts().at(place->number).role;
            if (role == CueRole::option || role == CueRole::fail ||
                (role == CueRole::condition &&
                 !isPrerequisite(text.folded().substr(place->range.begin, head.end - place->range.begin))))
                return true;
        }
    }
    return false;
}

bool isChoice(const AnalysedText& text, std::uint32_t index, ConceptNumber drug)
{
    const auto mentions = text.mentions();
    const auto isDrug = [&](std::size_t i) {
        return text.concepts().at(mentions[i].number).isDrug &&
               mentions[i].sentence == mentions[index].sentence;
    };
    for (const int step : {1, -1}) {
        std::size_t from = index;
        for (std::size_t i = index; step > 0 ? i + 1 < mentions.size() : i > 0;) {
            i = step > 0 ? i + 1 : i - 1;
            if (mentions[i].sentence != mentions[index].sentence)
                break;
            if (!isDrug(i) || mentions[i].range.overlaps(mentions[from].range))
                continue;
            const std::size_t begin = std::min(mentions[i].range.end, mentions[from].range.end);
            const std::size_t end = std::max(mentions[i].range.begin, mentions[from].range.begin);
            const std::string_view between = afterDose(text, {begin, end});
            const bool ends = between == " o " || between == " or " || between == " u " ||
                              between == ", o " || between == ", or ";
            if (!ends && between != ", ")
                break;
            const auto& kinds = text.concepts().at(mentions[i].number).ancestors;
            if (ends)
                return std::find(kinds.begin(), kinds.end(), drug) == kinds.end();
            from = i;
        }
    }
    return false;
}

bool isTaken(const AnalysedText& text, std::uint32_t index)
{
    const auto mentions = text.mentions();
    if (mentions[index].stance.kept)
        return true;
    for (std::uint32_t i = index; index - i < kLongestList; --i) { // "en metotrexato 20 mg y etanercept"
        for (const std::string_view word : {std::string_view("en"), std::string_view("on")})
            if (follows(text, mentions[i].range.begin, word))
                return true;
        if (i == 0 || mentions[i - 1].sentence != mentions[index].sentence ||
            !text.concepts().at(mentions[i - 1].number).isDrug ||
            mentions[i - 1].range.end > mentions[i].range.begin)
            return false;
        const FoldedRange gap{mentions[i - 1].range.end, mentions[i].range.begin};
        const std::string_view between = afterDose(text, gap);
        if (between != " y " && between != " and " && between != ", " && between != " e ")
            return false;
    }
    return false;
}

bool wasBegun(const AnalysedText& text, std::span<const ConceptNumber> verbs, std::uint32_t index)
{
    const auto mentions = text.mentions();
    const ConceptMention& drug = mentions[index];
    for (std::uint32_t i = index; i > 0 && mentions[i - 1].sentence == drug.sentence; --i) {
        const ConceptMention& act = mentions[i - 1];
        if (act.range.begin + kVerbReach < drug.range.begin)
            return false;
        if (std::find(verbs.begin(), verbs.end(), act.number) != verbs.end() && isPreterite(text, act.range))
            return true;
    }
    return false;
}

bool isDoseOnly(const AnalysedText& text, std::span<const ConceptNumber> nouns, std::uint32_t index)
{
    const auto mentions = text.mentions();
    for (std::uint32_t i = index; i > 0; --i) {
        const ConceptMention& before = mentions[i - 1];
        if (before.range.end > mentions[index].range.begin)
            continue;
        return mentions[index].range.begin - before.range.end <= 1 &&
               std::find(nouns.begin(), nouns.end(), before.number) != nouns.end();
    }
    return false;
}

} // namespace cotejo
