#include "engine/rules/consultation.h"

#include "engine/rules/statement_matcher.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <span>

namespace cotejo
{
namespace
{

constexpr std::size_t kDoseReach = 40; // bytes from a drug to its dose
constexpr std::size_t kVerbReach = 60; // bytes between "iniciar" and its drug

bool isDose(const StatedAmount& amount)
{
    return amount.unit == AmountUnit::milligrams || amount.unit == AmountUnit::milligramsPerKilogram;
}

// A dose right after the drug, before the next drug.
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

// One of `verbs` before the drug (or shortly after it), in its sentence, with no other drug between.
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
            if (act.stance.conditional || act.stance.polarity != Polarity::stated)
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
            if (role == CueRole::option || role == CueRole::fail)
                return true;
        }
    }
    return false;
}

// One of several: "sulfasalazina, hidroxicloroquina o prednisona".
bool isChoice(const AnalysedText& text, std::uint32_t index)
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
            const std::string_view between = text.folded().substr(begin, end - begin);
            if (between == " o " || between == " or " || between == " u ")
                return true;
            if (between != ", " && between != ", o " && between != ", or ")
                break;
            if (between.size() > 2)
                return true;
            from = i;
        }
    }
    return false;
}

bool advised(const Stance& stance)
{
    return stance.spoken() && stance.polarity == Polarity::stated && !stance.past && !stance.failed;
}

} // namespace

bool Consultation::questionSpeaksOf(const Stance& stance)
{
    return !stance.family && stance.polarity == Polarity::stated;
}

bool Consultation::startsInAnswer(ConceptNumber drug) const
{
    const auto mentions = m_answer.mentions();
    const auto posted = m_answer.mentionsOf(drug);
    return std::any_of(posted.begin(), posted.end(), [&](std::uint32_t index) {
        const ConceptMention& mention = mentions[index];
        return advised(mention.stance) && !mention.stance.option && !mention.stance.kept &&
               (hasDose(m_answer, index) || hasStartVerb(m_answer, m_startVerbs, index, false)) &&
               !underOptions(m_answer, mention) && !isChoice(m_answer, index);
    });
}

bool Consultation::askedToStart(ConceptNumber drug) const
{
    const auto mentions = m_question.mentions();
    const auto posted = m_question.mentionsOf(drug);
    return std::any_of(posted.begin(), posted.end(), [&](std::uint32_t index) {
        const Stance& stance = mentions[index].stance;
        return questionSpeaksOf(stance) && !stance.failed && !stance.kept && !stance.past &&
               hasStartVerb(m_question, m_startVerbs, index, true);
    });
}

bool Consultation::refused(ConceptNumber drug) const
{
    const auto mentions = m_answer.mentions();
    const auto posted = m_answer.mentionsOf(drug);
    const auto against = [&](std::uint32_t index) {
        return mentions[index].stance.spoken() && mentions[index].stance.polarity == Polarity::against;
    };
    return std::any_of(posted.begin(), posted.end(), against);
}

Consultation::Consultation(const AnalysedText& question, const AnalysedText& answer)
    : m_question(question), m_answer(answer), m_facts(answer.concepts().size(), 0)
{
    const auto start = answer.concepts().find("act.start");
    const auto dose = answer.concepts().find("start_dose");
    if (start && dose)
        m_startVerbs = {*start, *dose};
    for (const ConceptNumber number : question.present())
        note(number);
    for (const ConceptNumber number : answer.present())
        if (question.mentionsOf(number).empty())
            note(number);
}

// Everything the facts ask of a concept, looked up once for all rules.
void Consultation::note(ConceptNumber number)
{
    unsigned& facts = m_facts[number];
    for (const std::uint32_t index : m_question.mentionsOf(number)) {
        const Stance& stance = m_question.mentions()[index].stance;
        facts |= questionSpeaksOf(stance) ? kAsked : 0U;
        facts |= stance.family ? 0U : kNamed;
        facts |= stance.failed && !stance.family ? kFailed : 0U;
    }
    for (const std::uint32_t index : m_answer.mentionsOf(number)) {
        const Stance& stance = m_answer.mentions()[index].stance;
        facts |= stance.spoken() ? kAnswered : 0U;
        facts |= advised(stance) ? kAdvised : 0U;
    }
    facts |= findStart(number) ? kStarts : 0U;
    facts |= findUse(number) ? kUses : 0U;
}

bool Consultation::starts(ConceptNumber drug) const
{
    return (m_facts[drug] & kStarts) != 0;
}

bool Consultation::uses(ConceptNumber drug) const
{
    return (m_facts[drug] & kUses) != 0;
}

bool Consultation::findStart(ConceptNumber drug) const
{
    return startsInAnswer(drug) || (askedToStart(drug) && !refused(drug));
}

bool Consultation::findUse(ConceptNumber drug) const
{
    const auto inAnswer = m_answer.mentionsOf(drug);
    const auto inQuestion = m_question.mentionsOf(drug);
    return std::any_of(inAnswer.begin(), inAnswer.end(),
                       [&](std::uint32_t index) {
                           const Stance& stance = m_answer.mentions()[index].stance;
                           return advised(stance) && !stance.option;
                       }) ||
           std::any_of(inQuestion.begin(), inQuestion.end(), [&](std::uint32_t index) {
               const Stance& stance = m_question.mentions()[index].stance;
               return questionSpeaksOf(stance) && !stance.failed && !stance.past;
           });
}

bool Consultation::holds(const RuleFact& fact) const
{
    const auto any = [&](unsigned wanted) {
        return std::any_of(fact.any.begin(), fact.any.end(),
                           [&](ConceptNumber number) { return (m_facts[number] & wanted) != 0; });
    };
    const auto mentioned = [&](const AnalysedText& text) {
        return std::any_of(fact.any.begin(), fact.any.end(),
                           [&](ConceptNumber number) { return !text.mentionsOf(number).empty(); });
    };
    switch (fact.role) {
    case FactRole::starts:
        return any(kStarts);
    case FactRole::uses:
        return any(kUses);
    case FactRole::question:
        return any(kAsked);
    case FactRole::answer:
        return any(kAdvised);
    case FactRole::named:
        return any(kNamed | kAnswered);
    case FactRole::absent:
        return !mentioned(m_question) && !mentioned(m_answer);
    case FactRole::unasked:
        return !mentioned(m_question);
    case FactRole::failed:
        return any(kFailed);
    case FactRole::says:
        return StatementMatcher::first(fact.statement, m_answer).has_value();
    case FactRole::silent:
        return !StatementMatcher::first(fact.statement, m_answer).has_value();
    }
    return false;
}

} // namespace cotejo
