#include "engine/rules/consultation.h"

#include "engine/rules/drug_part.h"
#include "engine/rules/statement_matcher.h"

#include <algorithm>

namespace cotejo
{
namespace
{

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
               (hasStartVerb(m_answer, m_beginVerbs, index, false) ||
                (hasDose(m_answer, index) && (m_facts[mention.number] & kTaken) == 0 &&
                 !isTaken(m_answer, index) && !isDoseOnly(m_answer, m_doseNouns, index))) &&
               !underOptions(m_answer, mention) && !isChoice(m_answer, index, drug);
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

Consultation::Consultation(const AnalysedText& question, const AnalysedText& answer,
                           std::span<const ConceptNumber> takenBefore)
    : m_question(question), m_answer(answer), m_facts(answer.concepts().size(), 0)
{
    const ConceptSet& concepts = answer.concepts();
    const auto add = [&](const char* id, std::vector<ConceptNumber>& numbers) {
        if (const auto number = concepts.find(id))
            numbers.push_back(*number);
    };
    add("act.start", m_startVerbs);
    add("act.start", m_beginVerbs);
    add("start_dose", m_startVerbs);
    add("opening_dose", m_beginVerbs);
    add("dose_named", m_doseNouns);
    for (const ConceptNumber number : takenBefore)
        m_facts[number] |= kTaken | kTakes;
    for (const ConceptNumber number : question.present())
        noteTaken(number);
    for (const ConceptNumber number : question.present())
        note(number);
    for (const ConceptNumber number : answer.present())
        if (question.mentionsOf(number).empty())
            note(number);
}

void Consultation::noteTaken(ConceptNumber number)
{
    const auto mentions = m_question.mentions();
    for (const std::uint32_t index : m_question.mentionsOf(number)) {
        const Stance& stance = mentions[index].stance;
        if (!m_question.concepts().at(mentions[index].number).isDrug || !questionSpeaksOf(stance) ||
            stance.failed)
            continue;
        const bool begun = wasBegun(m_question, m_startVerbs, index);
        if (begun || (!stance.past && isTaken(m_question, index)))
            m_facts[number] |= kTaken | kTakenNow | kTakes;
        else if (!stance.past && !hasStartVerb(m_question, m_startVerbs, index, true))
            m_facts[number] |= kTakes;
    }
}

std::vector<ConceptNumber> Consultation::taken() const
{
    std::vector<ConceptNumber> numbers;
    for (const ConceptNumber number : m_question.present())
        if ((m_facts[number] & kTakenNow) != 0)
            numbers.push_back(number);
    return numbers;
}

// What is said of a concept, looked up once for all rules.
void Consultation::note(ConceptNumber number)
{
    unsigned& facts = m_facts[number];
    facts |= kSpokenOf;
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
}

// Looked for when it is asked, once: most concepts of a text are in no rule's cause.
unsigned Consultation::factsOf(ConceptNumber number, unsigned wanted) const
{
    unsigned& facts = m_facts[number];
    if (facts != 0 && (wanted & kStarts) != 0 && (facts & kStartKnown) == 0)
        facts |= kStartKnown | (findStart(number) ? kStarts : 0U);
    if (facts != 0 && (wanted & kUses) != 0 && (facts & kUseKnown) == 0)
        facts |= kUseKnown | (findUse(number) ? kUses : 0U);
    return facts & wanted;
}

bool Consultation::starts(ConceptNumber drug) const
{
    return factsOf(drug, kStarts) != 0;
}

bool Consultation::uses(ConceptNumber drug) const
{
    return factsOf(drug, kUses) != 0;
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
                           [&](ConceptNumber number) { return factsOf(number, wanted) != 0; });
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
    case FactRole::takes:
        return any(kTakes);
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
